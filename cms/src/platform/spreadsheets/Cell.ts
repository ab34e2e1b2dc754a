/** A cell's value: text, or in Excel also a number or a date, in UTC as displayed. */
export type Cell = string | number | Date | null;

/** The epoch year of a workbook's day numbers. */
export type DateSystem = 1900 | 1904;

export interface Sheet {
  rows: Cell[][];
  dateSystem: DateSystem;
}
