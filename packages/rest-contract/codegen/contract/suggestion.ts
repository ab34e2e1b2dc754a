import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** ` (did you mean "Order"?)` if a known name is close. */
export function suggestion(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? '' : ` (did you mean "${closest}"?)`;
}

/** `; write slug`, or all known words if none is close. */
export function replacement(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? `; write one of ${names.join(', ')}` : `; write ${closest}`;
}
