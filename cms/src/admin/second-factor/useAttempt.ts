import { useState } from 'react';

interface Attempt {
  busy: boolean;
  /** What the server said to the last one. */
  refusal: string | undefined;
  run: (work: () => Promise<void>) => Promise<void>;
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal((error as Error).message);
    }
    setBusy(false);
  };
  return { busy, refusal, run };
}
