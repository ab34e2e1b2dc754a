import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** ` (did you mean "Order"?)` if a known name is close. */
export function suggestion(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? '' : ` (did you mean "${closest}"?)`;
}
