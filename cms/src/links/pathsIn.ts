/** A path of the site that some text or field of a record leads to. */
export interface PathFound {
  /** The name of the outermost field that holds it. */
  field: string;
  path: string;
}

/** The names of fields and link nodes that hold addresses. */
const ADDRESSES: ReadonlySet<string> = new Set(['url']);

/** Every path of the site that a record's fields lead to: in rich text, sections and address fields. */
export function pathsIn(record: Readonly<Record<string, unknown>>): PathFound[] {
  return Object.entries(record).flatMap(([field, value]) =>
    [...new Set(addressesIn(value, field))].flatMap((address) => {
      const path = sitePath(address);
      return path === null ? [] : [{ field, path }];
    }),
  );
}

function addressesIn(value: unknown, name: string): string[] {
  if (typeof value === 'string') return ADDRESSES.has(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => addressesIn(inner, key));
}

/** The path without its anchor; null of an address elsewhere. */
function sitePath(address: string): string | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  return address.replace(/#.*$/, '');
}
