import type { Course } from './Side';

const DAY_MS = 86_400_000;

const categoryOf = (index: number) => ({
  documentId: `category${index % 12}`,
  name: `Danh mục ${index % 12}`,
  slug: `danh-muc-${index % 12}`,
});

const courseOf = (index: number) => ({
  documentId: `course${String(index).padStart(18, '0')}`,
  title: `Kiểm toán nội bộ, phần ${index}`,
  slug: `kiem-toan-noi-bo-${index}`,
  summary: 'Lập kế hoạch, thực hiện và báo cáo một cuộc kiểm toán theo chuẩn mực quốc tế.',
  code: `KT-${index}`,
  price: 4_500_000 + index,
  memberPrice: index % 3 === 0 ? null : 3_900_000,
  format: (['online', 'classroom', 'self-paced'] as const)[index % 3],
  startAt: new Date(Date.UTC(2026, 0, 1) + index * DAY_MS).toISOString(),
  endAt: null,
  hours: 16,
  cpeHours: 14.5,
  capacity: 30,
  featured: index % 7 === 0,
  category: categoryOf(index),
});

const typed = (typename: string, record: object): object => ({ __typename: typename, ...record });

interface Lists {
  rest: string;
  graphql: string;
}

function listsOf(courses: readonly ReturnType<typeof courseOf>[]): Lists {
  const pagination = { page: 1, total: courses.length };
  const items = courses.map((course) =>
    typed('Course', {
      ...course,
      format: course.format === 'self-paced' ? 'self_paced' : course.format,
      category: typed('CourseCategory', course.category),
    }),
  );
  const page = typed('CoursePage', { items, pagination: typed('Pagination', pagination) });
  return {
    rest: JSON.stringify({ data: courses, meta: { pagination } }),
    graphql: JSON.stringify({ data: { courses: page } }),
  };
}

const jsonResponse = (body: string): Response =>
  new Response(body, { headers: { 'content-type': 'application/json' } });

interface Sent {
  operationName?: string;
  documentId?: string;
  title?: string;
  variables?: { input?: { documentId?: string; title?: string } };
}

export interface FakeServer {
  fetch: typeof fetch;
  /** The requests for the list so far. */
  lists: () => number;
}

/** A catalogue of this size, as REST and as GraphQL, with every text made beforehand. */
export function createCatalogue(size: number): { first: Course; serve: () => FakeServer } {
  const courses = Array.from({ length: size }, (_, index) => courseOf(index));
  const [first] = courses;
  if (!first) throw new Error('A catalogue has a course.');
  const whole = listsOf(courses);
  const rest = listsOf(courses.slice(1));
  return {
    first,
    serve() {
      let lists = 0;
      let current = whole;
      const changed = (documentId = '', title = ''): object => ({ documentId, title });
      const graphql = ({ operationName, variables }: Sent): string => {
        const { documentId, title } = variables?.input ?? {};
        if (operationName === 'Rename') {
          return JSON.stringify({ data: { rename: typed('Course', changed(documentId, title)) } });
        }
        if (operationName === 'Remove') {
          current = rest;
          return JSON.stringify({ data: { remove: { __typename: 'Done', ok: true } } });
        }
        lists += 1;
        return current.graphql;
      };
      return {
        lists: () => lists,
        async fetch(input, init) {
          const request = input instanceof Request ? input : null;
          const url = request?.url ?? String(input);
          const text = request?.method === 'POST' ? await request.text() : init?.body;
          const sent = (typeof text === 'string' ? JSON.parse(text) : {}) as Sent;
          if (url.endsWith('/graphql')) return jsonResponse(graphql(sent));
          if (url.endsWith('/rename')) {
            return jsonResponse(JSON.stringify({ data: changed(sent.documentId, sent.title) }));
          }
          if (url.endsWith('/remove')) {
            current = rest;
            return jsonResponse(JSON.stringify({ data: { ok: true } }));
          }
          lists += 1;
          return jsonResponse(current.rest);
        },
      };
    },
  };
}
