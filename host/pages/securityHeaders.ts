import { mapFrames } from '../../src/lib/mapEmbed';
import { videoFrames } from '../../src/lib/videoUrl';

interface Page {
  https: boolean;
  preview?: boolean;
  /** Scans tickets. */
  camera?: boolean;
}

/** Iconify's two entry points, for bundled and for fetched icons, each create its policy; `registerWorker` the other. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types iconify service-worker 'allow-duplicates'",
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
    // `script-src` does not apply to it.
    "worker-src 'self'",
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

export function securityHeaders({ https, preview = false, camera = false }: Page): string[] {
  return [
    // Never send the path or query, not even to ourselves: it may contain a name or a code from an email.
    'Referrer-Policy',
    'strict-origin',
    'X-Frame-Options',
    preview ? 'SAMEORIGIN' : 'DENY',
    ...(preview ? ['X-Robots-Tag', 'noindex, noarchive'] : []),

    'Permissions-Policy',
    `camera=(${camera ? 'self' : ''}), geolocation=(), microphone=(), payment=(), usb=()`,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    'Cross-Origin-Resource-Policy',
    'same-origin',
    ...(https ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []),
  ];
}
