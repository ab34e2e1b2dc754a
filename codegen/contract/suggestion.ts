import { suggestionList } from 'graphql/jsutils/suggestionList.js';

/** ` (did you mean "Order"?)`, where one of the names is close to what was written. */
export function suggestion(written: string, names: readonly string[]): string {
  const [closest] = suggestionList(written, names);
  return closest === undefined ? '' : ` (did you mean "${closest}"?)`;
}
