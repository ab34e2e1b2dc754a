import type { Cell } from '../platform/spreadsheets/Cell';
import { dayIn, headingOf, textOf } from '../platform/spreadsheets/cells';

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
  read: (cell: Cell) => unknown;
}

export const readText = textOf;

/** A cell that Excel holds as a number has lost the zero in front. */
export function readPhone(cell: Cell): string {
  const text = textOf(cell);
  return typeof cell === 'number' && /^[1-9]\d{8}$/.test(text) ? `0${text}` : text;
}

export const readDay = (cell: Cell): string => dayIn(cell) ?? textOf(cell);

/** Vietnamese decimals have a comma. */
export function readNumber(cell: Cell): unknown {
  if (typeof cell === 'number') return cell;
  const text = textOf(cell);
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
