type Rooms = Readonly<Record<string, readonly string[]>>;

interface Zone {
  target: string | string[];
  from: string | string[];
  except?: string[];
  message: string;
}

/** Which rooms of `cms/src` each imports, from the ground up. */
export const rooms: Rooms;
/** The rooms that put the others together. */
export const tops: readonly string[];
/** Zones for `import-x/no-restricted-paths`. @throws Error for a row that names a room above its own */
export function serverZones(folders: readonly string[], floors?: Rooms): Zone[];
