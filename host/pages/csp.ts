import { mapFrames } from '../../src/lib/mapEmbed';

/** The icon package has two entries, for bundled and for fetched icons; each makes the policy by itself. */
const trustedTypes = [
  "require-trusted-types-for 'script'",
  "trusted-types iconify 'allow-duplicates'",
];

/**
 * The Content-Security-Policy of a page. Scripts run by the nonce alone (and what they load
 * themselves), so neither an upload nor the admin panel's files on this origin can be run as a
 * script of a page. Text never becomes HTML (`require-trusted-types-for`), but for the icon
 * package, whose policy goes by its name. See docs/decisions/0040.
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
    // The development server speaks to its pages over a socket.
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    // Shown after the visitor agreed. One policy for all pages, for the first one stays in force.
    `frame-src ${Object.values(mapFrames).join(' ')}`,
    "form-action 'self'",
    // A preview stands in the panel's frame, on this origin.
    `frame-ancestors ${preview ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    ...(development ? [] : trustedTypes),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return directives.join('; ');
}
