/** As a file holds it: text, or in Excel also a number or a date, in UTC as it is shown. */
export type Cell = string | number | Date | null;
