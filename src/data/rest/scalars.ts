import { isDay } from '../../../codegen/shared/isDay';

/** Reads a scalar of the wire; undefined where it is not of its kind. */
export type ReadScalar = (value: unknown) => unknown;

const text: ReadScalar = (value) => (typeof value === 'string' ? value : undefined);

const scalars: Record<string, ReadScalar> = {
  String: text,
  // Strapi's own ids are numbers; the cache knows records by text, and all without one as one.
  ID: (value) => (Number.isInteger(value) ? String(value) : text(value) || undefined),
  // Of 32 bits, as GraphQL has it.
  Int: (value) => (typeof value === 'number' && (value | 0) === value ? value : undefined),
  Dong: (value) => (Number.isSafeInteger(value) ? value : undefined),
  Float: (value) => (Number.isFinite(value) ? value : undefined),
  Boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  DateTime: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : undefined,
  Date: (value) => (typeof value === 'string' && isDay(value) ? value : undefined),
  Blocks: (value) => (Array.isArray(value) ? value : undefined),
  ImageFormats: (value) => (typeof value === 'object' ? value : undefined),
};

/** The reader of a scalar by its SDL name; an unknown one takes any value. */
export const scalarReader = (name: string): ReadScalar => scalars[name] ?? ((value) => value);
