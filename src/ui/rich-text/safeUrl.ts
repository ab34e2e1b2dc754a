const allowed = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An address typed by an editor, or null where following it could run script. Paths and fragments
 * of this site pass as they are.
 */
export const safeUrl = (address: string): string | null => {
  const trimmed = address.trim();
  if (trimmed === '') return null;
  try {
    // Browsers drop control characters before they read the scheme; the URL parser does the same.
    const { protocol } = new URL(trimmed, 'https://site.invalid');
    return allowed.has(protocol) ? trimmed : null;
  } catch {
    return null;
  }
};
