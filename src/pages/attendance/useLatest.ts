import { useState } from 'react';

/** The last value that was there, until the key is another. */
export function useLatest<Value>(key: string | undefined, value: Value | undefined) {
  const [kept, setKept] = useState({ key, value });
  if (kept.key !== key || (value !== undefined && kept.value !== value)) {
    setKept({ key, value });
    return value;
  }
  return kept.value;
}
