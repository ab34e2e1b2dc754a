/** `5/7/2026`, `05–07–2026`, `05.07.2026` and `05072026` → `2026-07-05`; null if it is no calendar day. */
export function readDay(typed: string): string | null {
  const found = /^(\d{1,2})[/.\p{Pd}\s](\d{1,2})[/.\p{Pd}\s](\d{4})$|^(\d{2})(\d{2})(\d{4})$/u.exec(
    typed.replace(/\p{Cf}/gu, '').trim(),
  );
  if (!found) return null;
  const [day = '', month = '', year = ''] = found.slice(1).filter((part) => part !== undefined);
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null;
}

/** `2026-07-05` → `05/07/2026`; other texts are unchanged. */
export const writeDay = (day: string): string =>
  day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
