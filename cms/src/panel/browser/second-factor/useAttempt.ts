import { isFetchError } from '@strapi/strapi/admin';
import { useState } from 'react';
import { PasskeyError } from './browserPasskeys';
import { texts } from './texts';

export interface Refusal {
  message: string;
  /** The field that the error concerns, if any. */
  field: string | undefined;
}

interface Attempt {
  busy: boolean;
  /** Error of the last attempt. */
  refusal: Refusal | undefined;
  /** @returns whether it succeeded */
  run: (work: () => Promise<void>) => Promise<boolean>;
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, run };
}

interface Details {
  errors?: { path: string[]; message: string }[];
}

/** Messages of the browser, e.g. while offline, are English. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof PasskeyError) return { message: error.message, field: undefined };
  if (!isFetchError(error) || (error.status ?? 500) >= 500) {
    return { message: texts.notSent, field: undefined };
  }
  const { errors = [] } = (error.response?.data?.error?.details ?? {}) as Details;
  return errors.length === 1
    ? { message: errors[0]?.message ?? error.message, field: errors[0]?.path[0] }
    : { message: error.message, field: undefined };
}
