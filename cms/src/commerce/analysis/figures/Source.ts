import type { Core } from '@strapi/strapi';

/** An hour in Vietnam, e.g. `2026-07-05T14`. */
export type Hour = string;

/** Both ends included. */
export interface HourRange {
  from: Hour;
  to: Hour;
}

/** Which hours a changed row makes stale; `row` is how SQL refers to the row. */
export interface Mark {
  hour(row: string): string;
  /** Rows of another table that provide the hours. */
  via?: { table: string; on(row: string): string };
  when?(row: string): string;
}

/** A table that figures are computed from. */
export interface Watched {
  table: string;
  /** Only changes of these columns make anything stale; includes `id` where the table has one. */
  columns: readonly string[];
  marks: readonly Mark[];
}

export interface FigureSql {
  figure: string;
  /** Selects hour, series, count, amount and title of a range. */
  select: string;
  /** Whether the range is bound as timestamps, with an exclusive end, or as days. */
  range: 'moments' | 'days';
}

/** Figures that change together. */
export interface Source {
  name: string;
  /** Raise it with every change of the figures' definition. */
  version: number;
  watched: readonly Watched[];
  figures: readonly FigureSql[];
  /** Selects all hours that have figures. */
  allHours: readonly string[];
}

export type NewSource = (strapi: Core.Strapi) => Source;
