/**
 * The unverified subject of a token: `userId` in Strapi's session tokens, `id` in older ones; null if there
 * is none. Good for noticing another member, never for trusting one.
 */
export function tokenSubject(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    if (!payload) return null;
    const { userId, id } = JSON.parse(atob(payload)) as { userId?: unknown; id?: unknown };
    const holder = userId ?? id;
    return typeof holder === 'string' || typeof holder === 'number' ? String(holder) : null;
  } catch {
    return null;
  }
}
