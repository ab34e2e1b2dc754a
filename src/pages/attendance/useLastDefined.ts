import { useState } from 'react';

/** The last defined value for the key. */
export function useLastDefined<Value>(key: string | undefined, value: Value | undefined) {
  const [latest, setLatest] = useState({ key, value });
  if (latest.key !== key || (value !== undefined && latest.value !== value)) {
    setLatest({ key, value });
    return value;
  }
  return latest.value;
}
