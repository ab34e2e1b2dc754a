/** Returns the user id of a token without verifying it: detects another member, but proves nothing. Older tokens of Strapi have `id`. */
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
