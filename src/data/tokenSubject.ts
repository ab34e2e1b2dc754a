/** Unverified: good for noticing another member, never for trusting one. `id` in Strapi's older tokens. */
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
