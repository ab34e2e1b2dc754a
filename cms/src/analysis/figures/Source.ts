import type { Core } from '@strapi/strapi';

/** An hour in Vietnam, `2026-07-05T14`. */
export type Hour = string;

/** Both ends included. */
export interface HourRange {
  from: Hour;
  to: Hour;
}

/** Which hours become stale with a row; `row` is how SQL names the row that changed. */
export interface Mark {
  hour(row: string): string;
  /** Rows of another table that the hours are read from. */
  via?: { table: string; on(row: string): string };
  when?(row: string): string;
}

/** A table whose rows the figures are computed from. */
export interface Watched {
  table: string;
  /** Only their changes make anything stale; `id` among them where the table has one. */
  columns: readonly string[];
  marks: readonly Mark[];
}

export interface FigureSql {
  figure: string;
  /** Selects hour, series, count, amount and title of a range. */
  select: string;
  /** Whether the range is bound as moments, the end excluded, or as days. */
  range: 'moments' | 'days';
}

/** Figures that change together. */
export interface Source {
  name: string;
  /** To be raised with every change of what the figures mean. */
  version: number;
  watched: readonly Watched[];
  figures: readonly FigureSql[];
  /** Selects all hours that have figures. */
  allHours: readonly string[];
}

export type NewSource = (strapi: Core.Strapi) => Source;
