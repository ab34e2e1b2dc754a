export interface LibraryAddress {
  tab: 'courses' | 'documents';
}

/** Reads `?muc=`; anything else is the courses. */
export function readLibraryAddress(search: URLSearchParams): LibraryAddress {
  return { tab: search.get('muc') === 'tai-lieu' ? 'documents' : 'courses' };
}
