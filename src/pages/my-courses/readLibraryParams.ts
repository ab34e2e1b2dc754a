export interface LibraryParams {
  tab: 'courses' | 'documents' | 'tickets';
  /** The `documentId` of the open booking. */
  booking: string | null;
  /** The `documentId` of the open course. */
  course: string | null;
  /** The number of the open lesson, from 1. */
  lesson: number | null;
}

const tabs = { 'tai-lieu': 'documents', ve: 'tickets' } as const;

/** Reads `?muc=`, `?khoa-hoc=`, `?bai=` and `?ve=`; invalid values are ignored. */
export function readLibraryParams(search: URLSearchParams): LibraryParams {
  const lesson = search.get('bai') ?? '';
  return {
    tab: tabs[search.get('muc') as keyof typeof tabs] ?? 'courses',
    booking: search.get('ve') || null,
    course: search.get('khoa-hoc') || null,
    lesson: /^[1-9]\d{0,3}$/.test(lesson) ? Number(lesson) : null,
  };
}
