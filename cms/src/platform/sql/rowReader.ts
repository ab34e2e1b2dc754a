import { toDate, type Row, type Stamp } from './query';

/** The fields that are returned as stored: texts and enum values. */
type TextField<Result> = {
  [Field in keyof Result]-?: NonNullable<Result[Field]> extends string
    ? NonNullable<Result[Field]> extends { readonly kind?: 'date' }
      ? never
      : Field
    : never;
}[keyof Result];

type Conversions<Result, Field extends keyof Result> = {
  readonly [Name in Field]-?: (column: never) => Result[Name];
};

const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);

/**
 * Reads a result's fields from the columns of the same names: `documentId` from `document_id`, after
 * `prefix` if there is one. Other columns are left out; a missing one is an error. A field that is no text needs a conversion, since
 * SQLite and PostgreSQL return numbers, moments and booleans in different types.
 */
export const rowReader =
  <Result extends object>() =>
  <Text extends TextField<Result>>(
    texts: readonly Text[],
    conversions: Conversions<Result, Exclude<keyof Result, Text | '__typename'>>,
    prefix = '',
  ) => {
    const fields = [
      ...texts.map((field) => [String(field), (column: never): unknown => column] as const),
      ...Object.entries<(column: never) => unknown>(conversions),
    ].map(([field, convert]) => [field, prefix + columnOf(field), convert] as const);
    return (row: Row): Result =>
      Object.fromEntries(
        fields.map(([field, column, convert]) => {
          const value = row[column];
          if (value === undefined) throw new Error(`The query does not select ${column}.`);
          return [field, convert(value as never)];
        }),
      ) as Result;
  };

export const toNumber = (column: string | number | null): number => Number(column ?? 0);
export const numberOrNull = (column: string | number | null): number | null =>
  column === null ? null : Number(column);
export const flag = (column: boolean | number | null): boolean => Boolean(column);
export const textOrEmpty = (column: string | null): string => column ?? '';

export const iso = (column: Stamp): string => toDate(column).toISOString();
export const isoOrNull = (column: Stamp | null): string | null =>
  column === null ? null : iso(column);
export const dateOrNull = (column: Stamp | null): Date | null =>
  column === null ? null : toDate(column);
