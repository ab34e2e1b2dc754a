/** As a file holds it: text, or in Excel also a number or a date, in UTC as it is shown. */
export type Cell = string | number | Date | null;

/** The year in which a workbook's day numbers begin. */
export type DateSystem = 1900 | 1904;

export interface Sheet {
  rows: Cell[][];
  dateSystem: DateSystem;
}
