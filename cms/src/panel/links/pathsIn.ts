export interface FoundPath {
  /** The outermost field. */
  field: string;
  path: string;
}

const ADDRESSES: ReadonlySet<string> = new Set(['url']);

export function pathsIn(record: Readonly<Record<string, unknown>>): FoundPath[] {
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

/** Without its fragment; null for an external URL. */
function sitePath(address: string): string | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  return address.replace(/#.*$/, '');
}
