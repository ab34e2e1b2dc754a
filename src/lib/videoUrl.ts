import { parseUrl } from './parseUrl';

/** Players that the host's Content-Security-Policy allows; a video's id follows. */
export const videoFrames = {
  youTube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
} as const;

export type Video =
  | { kind: 'frame'; url: string; provider: 'YouTube' | 'Vimeo' }
  | { kind: 'file'; url: string; provider: string }
  /** A provider whose player is not embedded. */
  | { kind: 'link'; url: string; provider: string };

/** How to show an editor's video URL; null unless it is https. */
export function readVideo(address: string | null): Video | null {
  const url = parseUrl(address?.trim() ?? '');
  if (url === null) return null;
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const youTube = youTubeId(host, url);
  if (youTube) {
    const frame = `${videoFrames.youTube}${youTube}?autoplay=1&rel=0&hl=vi`;
    return { kind: 'frame', url: frame, provider: 'YouTube' };
  }
  const vimeo = vimeoFrame(host, url);
  if (vimeo) return { kind: 'frame', url: vimeo, provider: 'Vimeo' };
  const kind = /\.(?:mp4|m4v|webm)$/i.test(url.pathname) ? 'file' : 'link';
  return { kind, url: url.href, provider: host };
}

function youTubeId(host: string, { pathname, searchParams }: URL): string | null {
  const path = /^\/(?:embed|shorts|live)\/([^/]+)\/?$/.exec(pathname)?.[1];
  const isYouTube = host === 'youtube.com' || host === 'youtube-nocookie.com';
  const id =
    host === 'youtu.be' ? pathname.slice(1) : isYouTube ? (path ?? searchParams.get('v')) : null;
  return id && /^[\w-]{6,20}$/.test(id) ? id : null;
}

/** An unlisted video's hash is its second segment, or `?h=`. */
function vimeoFrame(host: string, { pathname, searchParams }: URL): string | null {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return null;
  const [, id, segment] = /^\/(?:video\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  if (!id) return null;
  const hash = segment ?? searchParams.get('h');
  const more = hash && /^\w+$/.test(hash) ? `&h=${hash}` : '';
  return `${videoFrames.vimeo}${id}?autoplay=1&dnt=1${more}`;
}
