import { mapFrames } from '../../src/lib/mapEmbed';
import { videoFrames } from '../../src/lib/videoUrl';

/** Iconify's two entry points, for bundled and for fetched icons, each create this policy. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types iconify 'allow-duplicates'",
];

/**
 * Scripts run by nonce only, so that no upload or admin panel file on this origin can run in a page. Only
 * Iconify's named policy may turn text into HTML. See docs/decisions/0040.
 */
export function contentSecurityPolicy(
  nonce: string,
  {
    https,
    development = false,
    preview = false,
  }: { https: boolean; development?: boolean; preview?: boolean },
): string {
  const directives = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // On every page, although maps and videos load only after a click: client-side navigation keeps the first page's policy.
    `frame-src ${[...Object.values(mapFrames), ...Object.values(videoFrames)].join(' ')}`,
    // Captions are loaded with their lesson and passed to the player as a blob.
    "media-src 'self' https: blob:",
    "form-action 'self'",
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...(development ? [] : trustedTypes),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
