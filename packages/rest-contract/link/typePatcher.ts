import type { RestLink } from 'apollo-link-rest/index.js';

/** The record type in each field, by type and field. Generated. */
export type FieldTypes = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Patcher = RestLink.FunctionalTypePatcher;

/**
 * apollo-link-rest's `typePatcher`: names the type of each nested record by the field it is in, so that the cache normalizes
 * it. The members of a union, and records under another name, have been named by the response guard.
 */
export function typePatcher(fieldTypes: FieldTypes): RestLink.TypePatcherTable {
  const patchValue = (
    value: unknown,
    type: string,
    deeper: Patcher,
    context: RestLink.TypePatcherContext,
  ): unknown => {
    if (Array.isArray(value)) {
      return (value as unknown[]).map((item) => patchValue(item, type, deeper, context));
    }
    if (typeof value !== 'object' || value === null) return value;
    return deeper(value, type, deeper, context) as unknown;
  };
  const patcherOf =
    (fields: Readonly<Record<string, string>>): Patcher =>
    (record: Record<string, unknown>, _type, deeper, context) => {
      // apollo-link-rest has copied the response, so it may be changed in place.
      for (const [field, type] of Object.entries(fields)) {
        if (field in record) {
          record[field] = patchValue(record[field], type, deeper, context);
        }
      }
      return record;
    };
  return Object.fromEntries(
    Object.entries(fieldTypes).map(([type, fields]) => [type, patcherOf(fields)]),
  );
}
