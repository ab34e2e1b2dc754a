import { savedAtOf } from '@/lib/savedAt';
import { paths } from '@/lib/paths';
import { texts } from './texts';

export interface SavedItem {
  kind: keyof typeof texts.kinds;
  title: string;
  href: string;
  /** When it was saved, in ms since 1970 (UTC). */
  savedAt: number;
}

interface SavedRead {
  data: unknown;
  id: string | null;
}

/** A field of saved data, which an older version of the API may have sent. */
function textOf(data: unknown, ...path: string[]): string | null {
  let value: unknown = data;
  for (const name of path) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'string' ? value : null;
}

type Described = Omit<SavedItem, 'savedAt'> | null;

const item = (kind: SavedItem['kind'], title: string | null, href: string): Described =>
  title === null ? null : { kind, title, href };

const describe: Record<string, (read: SavedRead) => Described> = {
  '/api/ticket/userBooking': ({ data, id }) =>
    item('ticket', textOf(data, 'title'), paths.myCourses({ booking: id ?? '' })),
  '/api/ticket/userBookings': () =>
    item('tickets', texts.lists.tickets, paths.myCourses({ tab: 'tickets' })),
  '/api/course/getUserCourse': ({ data, id }) =>
    id === null
      ? item('courses', texts.lists.courses, paths.myCourses())
      : item('course', textOf(data, 'course', 'title'), paths.myCourses({ course: id })),
  '/api/document/getUserDocument': () =>
    item('documents', texts.lists.documents, paths.myCourses({ tab: 'documents' })),
  '/api/attendance/check-in': ({ data, id }) =>
    item(
      'checkIn',
      textOf(data, 'title'),
      paths.attendance({ kind: textOf(data, 'kind') ?? '', id: id ?? '' }),
    ),
};

const order = Object.keys(texts.kinds);

/** What a member's cache contains, tickets first; one row for each page. */
export async function savedItems(cache: Pick<Cache, 'keys' | 'match'>): Promise<SavedItem[]> {
  const found = new Map<string, SavedItem>();
  for (const request of await cache.keys()) {
    const { pathname, searchParams } = new URL(request.url);
    const response = await cache.match(request);
    const savedAt = response && savedAtOf(response);
    if (!savedAt) continue;
    const body: unknown = await response.json().catch(() => null);
    const data: unknown =
      typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : null;
    const id = searchParams.get('id') ?? searchParams.get('event');
    const described = describe[pathname]?.({ data, id });
    if (described) found.set(described.href, { ...described, savedAt });
  }
  return [...found.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
