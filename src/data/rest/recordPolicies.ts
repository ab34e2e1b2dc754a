import type { TypePolicies } from '@apollo/client';

/** The cache's policies of records, from the generated `recordTypes`: each by its own key. */
export const recordPolicies = (
  recordTypes: Readonly<Record<string, readonly string[]>>,
): TypePolicies =>
  Object.fromEntries(
    Object.entries(recordTypes).flatMap(([keys, names]) =>
      names.map((name) => [name, { keyFields: keys.split(' ') }]),
    ),
  );
