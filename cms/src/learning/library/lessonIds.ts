import { createHash } from 'node:crypto';

interface Keyed {
  title: string;
  key: string | null;
}

/** Each lesson's stable id: its key, or without one its title and the number of previous lessons with that title. */
export function lessonIdsOf(lessons: readonly Keyed[]): string[] {
  const seen = new Map<string, number>();
  return lessons.map(({ title, key }) => {
    if (key) return key;
    const nth = (seen.get(title) ?? 0) + 1;
    seen.set(title, nth);
    return createHash('sha256').update(`${nth} ${title}`).digest('hex').slice(0, 24);
  });
}
