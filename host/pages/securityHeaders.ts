interface Page {
  https: boolean;
  /** Shown in the panel's frame, and nowhere found. */
  preview?: boolean;
}

/** Headers of every page besides its policy; as name, value, name, value … */
export function securityHeaders({ https, preview = false }: Page): string[] {
  return [
    ...['X-Content-Type-Options', 'nosniff'],
    // No address goes with a request, not even to ourselves: it may hold a name, or the code of a letter.
    ...['Referrer-Policy', 'strict-origin'],
    ...['X-Frame-Options', preview ? 'SAMEORIGIN' : 'DENY'],
    ...(preview ? ['X-Robots-Tag', 'noindex, noarchive'] : []),
    ...['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(https ? ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'] : []),
  ];
}
