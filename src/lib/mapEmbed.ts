import { parseUrl } from './parseUrl';

/** Embed URLs, without query string, that the host's Content-Security-Policy allows. */
export const mapFrames = {
  openStreetMap: 'https://www.openstreetmap.org/export/embed.html',
  googleMaps: 'https://www.google.com/maps/embed',
} as const;

const names: Record<keyof typeof mapFrames, string> = {
  openStreetMap: 'OpenStreetMap',
  googleMaps: 'Google Maps',
};

export interface PlaceMap {
  /** Null if the editors' URL may not be framed, or is missing. */
  frame: { url: string; provider: string } | null;
  link: string;
}

export function readMap(embed: string | null, address: string): PlaceMap {
  const search = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  const url = embed ? parseUrl(embed) : null;
  const [kind] =
    Object.entries(mapFrames).find(([, frame]) => url && url.origin + url.pathname === frame) ?? [];
  if (!url || !kind) return { frame: null, link: search };
  const provider = names[kind as keyof typeof mapFrames];
  return { frame: { url: url.href, provider }, link: linkOfMarker(url) ?? search };
}

function linkOfMarker(url: URL): string | null {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?),(-?\d{1,3}(?:\.\d+)?)$/.exec(url.searchParams.get('marker') ?? '') ??
    [];
  if (!latitude || !longitude) return null;
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}
