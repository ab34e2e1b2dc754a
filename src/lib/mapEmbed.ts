/**
 * The embedding addresses whose maps may be shown in a frame, without their query. The host's
 * Content-Security-Policy allows these and no other.
 */
export const mapFrames = {
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
  googleMaps: 'https://www.google.com/maps/embed',
} as const;

const names: Record<keyof typeof mapFrames, string> = {
  openStreetMap: 'OpenStreetMap',
  googleMaps: 'Google Maps',
};

/** A map of a place: in a frame, where it may be shown in one, and by a plain link. */
export interface PlaceMap {
  /** Null where the address that editors gave may not be framed, or there is none. */
  frame: { url: string; provider: string } | null;
  /** Leads to the place on a map, or to a search for its postal address. */
  link: string;
}

/**
 * Reads the embedding address that editors gave.
 * @param embed an address as OpenStreetMap or Google Maps give it under "Share", or nothing
 * @param address the postal address
 */
export function readMap(embed: string | null, address: string): PlaceMap {
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const url = embed && URL.canParse(embed) ? new URL(embed) : null;
  const [kind] =
    Object.entries(mapFrames).find(([, frame]) => url && url.origin + url.pathname === frame) ?? [];
  if (!url || !kind) return { frame: null, link: search };
  const provider = names[kind as keyof typeof mapFrames];
  return { frame: { url: url.href, provider }, link: linkOfMarker(url) ?? search };
}

/** The whole map around the marker of an OpenStreetMap frame. */
function linkOfMarker(url: URL): string | null {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(url.searchParams.get('marker') ?? '') ??
    [];
  if (!latitude || !longitude) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
