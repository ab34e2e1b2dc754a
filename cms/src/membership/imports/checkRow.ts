import { ValidationError } from 'rest-contract/rules';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { ImportNote } from '../../generated/types';
import type { ImportColumn } from './ImportColumn';
import type { FileRow } from './readFile';

export type CheckedRow<Rules extends ObjectSchema<AnyObject>> =
  | { value: InferType<Rules>; notes?: never }
  | { value: null; notes: ImportNote[] };

/** The row's values by the rules, or each error with its column. */
export function checkRow<Rules extends ObjectSchema<AnyObject>>(
  rules: Rules,
  columns: readonly ImportColumn[],
  { values }: FileRow,
): CheckedRow<Rules> {
  try {
    return { value: rules.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refusals = new Map<string | undefined, string>();
    // One error per cell is enough.
    for (const { path, message } of error.inner) {
      if (!refusals.has(path)) refusals.set(path, message);
    }
    const notes = columns.flatMap(({ key, label }) => {
      const message = refusals.get(key);
      return message === undefined ? [] : { column: label, message };
    });
    return { value: null, notes };
  }
}
