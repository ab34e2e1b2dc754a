import { cleanLine } from '../generated/cleanText';
import type { Cell } from '../platform/spreadsheets/Cell';
import { dayIn, headingOf, textOf, type TimeRules } from '../platform/spreadsheets/cells';

/** A column of a file that staff import. */
export interface ImportColumn<Key extends string = string> {
  key: Key;
  /** Its heading in the sample file. */
  label: string;
  /** Without case and diacritics. */
  otherHeadings?: readonly string[];
  /** Whether the file must have it. */
  required: boolean;
  /** What its cells hold, for staff. */
  hint: string;
  example: string;
  /** For the rules of a row, which refuse what it could not make sense of. */
  read: (cell: Cell, rules?: TimeRules) => unknown;
}

/** As the file has it: the rules clean it, and see what a wrong character set has garbled. */
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
