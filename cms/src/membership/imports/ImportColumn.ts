import { cleanLine, ValidationError } from 'rest-contract/rules';
import {
  type Cell,
  dayIn,
  headingOf,
  textOf,
  type TimeRules,
} from '../../platform/spreadsheets/cells';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { ImportNote } from '../../generated/types';
import type { FileRow } from './readFile';

/** A column of a file that staff import. */
export interface ImportColumn<Key extends string = string> {
  key: Key;
  /** Its heading in the sample file. */
  label: string;
  /** Without case and diacritics. */
  otherHeadings?: readonly string[];
  /** Whether the file must have it. */
  required: boolean;
  /** A hint for staff on the content of its cells. */
  hint: string;
  example: string;
  /** Input for the row's rules, which reject values that cannot be read. */
  read: (cell: Cell, rules?: TimeRules) => unknown;
}

/** The original text: the rules clean it, and detect a wrong character set. */
export const readText = textOf;

const cleanCell = (cell: Cell): Cell => (typeof cell === 'string' ? cleanLine(cell) : cell);

export const readDay = (cell: Cell, rules?: TimeRules): string =>
  dayIn(cleanCell(cell), rules) ?? textOf(cell);

/** Vietnamese decimals have a comma. */
export function readNumber(cell: Cell): unknown {
  if (typeof cell === 'number') return cell;
  const text = textOf(cleanCell(cell));
  const number = Number(text.replace(',', '.'));
  return text === '' || Number.isNaN(number) ? text : number;
}

/** A code, or its Vietnamese name. */
export const readChoice =
  (names: Readonly<Record<string, string>>) =>
  (cell: Cell): string => {
    const text = headingOf(textOf(cell));
    const found = Object.entries(names).find(
      ([code, name]) => text === headingOf(code) || text === headingOf(name),
    );
    return found?.[0] ?? textOf(cell);
  };

export function readFlag(cell: Cell): unknown {
  const text = headingOf(textOf(cell));
  if (['co', 'x', '1', 'true', 'yes'].includes(text)) return true;
  return ['khong', '0', 'false', 'no'].includes(text) ? false : textOf(cell);
}

type CheckedRow<Rules extends ObjectSchema<AnyObject>> =
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
