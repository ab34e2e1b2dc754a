const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Null if following an editor's link could run script. */
export const safeUrl = (address: string): string | null => {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  try {
    // Browsers drop control characters before reading the scheme; so does the URL parser.
    const { protocol } = new URL(trimmed, 'https://site.invalid');
    return allowed.has(protocol) ? trimmed : null;
  } catch {
    return null;
  }
};
