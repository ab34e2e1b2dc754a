export interface LibraryAddress {
  tab: 'courses' | 'documents';
  /** The `documentId` of the open course. */
  course: string | null;
  /** The number of the open lesson, from 1. */
  lesson: number | null;
}

/** Reads `?muc=`, `?khoa-hoc=` and `?bai=`; invalid values are ignored. */
export function readLibraryAddress(search: URLSearchParams): LibraryAddress {
  const lesson = search.get('bai') ?? '';
  return {
    tab: search.get('muc') === 'tai-lieu' ? 'documents' : 'courses',
    course: search.get('khoa-hoc') || null,
    lesson: /^[1-9]\d{0,3}$/.test(lesson) ? Number(lesson) : null,
  };
}
