interface Page {
  https: boolean;
  preview?: boolean;
  /** Scans tickets. */
  camera?: boolean;
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
