import { isDay } from '../rules/isDay';

export type ReadScalar = (value: unknown) => unknown;

const text: ReadScalar = (value) => (typeof value === 'string' ? value : undefined);

const builtIn: Readonly<Record<string, ReadScalar>> = {
  String: text,
  // Many APIs have numeric ids. An empty id is rejected, as the cache would merge all such records.
  ID: (value) => (Number.isInteger(value) ? String(value) : text(value) || undefined),
  // 32 bits, as in GraphQL.
  Int: (value) => (((value as number) | 0) === value ? value : undefined),
  Float: (value) => (Number.isFinite(value) ? value : undefined),
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  DateTime: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined,
  Date: (value) => (typeof value === 'string' && isDay(value) ? value : undefined),
};

const anything: ReadScalar = (value) => value;

export const scalarReader = (
  name: string,
  custom: Readonly<Record<string, ReadScalar>> = {},
): ReadScalar => custom[name] ?? builtIn[name] ?? anything;
