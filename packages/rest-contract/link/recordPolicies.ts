import type { TypePolicies } from '@apollo/client';

/** Creates the type policies of the cache from the generated `recordTypes`: the key fields of each type. */
export const recordPolicies = (
  recordTypes: Readonly<Record<string, readonly string[]>>,
): TypePolicies =>
  Object.fromEntries(
    Object.entries(recordTypes).flatMap(([keys, names]) =>
      names.map((name) => [name, { keyFields: keys.split(' ') }]),
    ),
  );
