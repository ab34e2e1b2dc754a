import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApolloClient } from './client';
import { clearToken, writeToken } from './cookie';
import {
  SaveLessonProgressDocument,
  UserCourseDocument,
} from './generated/operations/pages/my-courses';
import {
  ReadNotificationsDocument,
  UserNotificationsDocument,
} from './generated/operations/pages/notifications';
import { byEndpoint } from './testing/byEndpoint';
import { failure, fakeApi, json } from './testing/fakeApi';

const note = (documentId: string, readAt: string | null) => ({
  ...{ documentId, kind: 'order_paid', title: 'Đã trả', body: 'Đủ', url: null, readAt },
  at: '2026-07-05T07:30:00.000Z',
});
const pagination = { page: 1, pageSize: 20, pageCount: 1, total: 2 };

const progress = {
  ...{ documentId: 'c1', lessonCount: 2, doneLessons: ['a'], lastLesson: 'a', completedAt: null },
  certificate: null,
  ...{ states: [], examPassed: null, declaredAt: null },
};
const course = {
  ...{ documentId: 'c1', title: 'Căn bản', slug: 'can-ban', summary: 'S', code: 'K', hours: 1 },
  ...{ format: 'online', startAt: null, endAt: null, cpeHours: 1 },
};
const owned = { course, orderId: 'o1', since: '2026-07-01T02:00:00.000Z', progress, lessons: [] };

/** The first request loads the link. */
const PATIENT = { timeout: 10_000 };

/** A client whose mutations complete when the test responds. */
function slowApi() {
  let respond: (response: Response) => void = () => undefined;
  const wait = (): Promise<Response> => new Promise((resolve) => (respond = resolve));
  const { fetch, seen } = fakeApi(
    byEndpoint({
      'GET /notification/userNoti': () =>
        json({ data: [note('n1', null), note('n2', null)], meta: { pagination, unread: 2 } }),
      'POST /notification/read': wait,
      'GET /course/getUserCourse': () => json({ data: owned }),
      'POST /course/saveLessonProgress': wait,
    }),
  );
  const client = createApolloClient({ apiUrl: 'http://localhost/api', fetch, timeoutMs: 5_000 });
  const mutationSent = () => vi.waitFor(() => expect(seen.at(-1)?.method).toBe('POST'), PATIENT);
  return { client, mutationSent, respond: (response: Response) => respond(response) };
}

beforeEach(() => writeToken('t'));
afterEach(clearToken);

async function reading() {
  const { client, mutationSent, respond } = slowApi();
  const query = client.watchQuery({ query: UserNotificationsDocument, variables: { page: 1 } });
  const seen: (string | null)[][] = [];
  const watched = query.subscribe(({ data }) => {
    if (data?.userNoti?.items) seen.push(data.userNoti.items.map((one) => one?.readAt ?? null));
  });
  await vi.waitFor(() => expect(seen).toHaveLength(1), PATIENT);
  const input = { ids: ['n1'] };
  const done = client.mutate({ mutation: ReadNotificationsDocument, variables: { input } });
  const settled = done.then(() => 'done', String);
  await mutationSent();
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([expect.any(String), null]), PATIENT);
  return { respond, settled, seen, watched };
}

it('shows an optimistic change before the response', async () => {
  const { seen, respond, settled, watched } = await reading();
  const readAt = '2026-07-06T00:00:00.000Z';
  respond(json({ data: { notifications: [note('n1', readAt)], unread: 1 } }));
  expect(await settled).toBe('done');
  // It was never shown as unread in between.
  expect(seen.slice(1).every(([first]) => first !== null)).toBe(true);
  watched.unsubscribe();
});

it('reverts an optimistic change after a failure', async () => {
  const { seen, respond, settled, watched } = await reading();
  respond(failure(400, 'ValidationError', 'Không được'));
  expect(await settled).toContain('Không được');
  await vi.waitFor(() => expect(seen.at(-1)).toEqual([null, null]), PATIENT);
  watched.unsubscribe();
});

it.each([
  ['a value is added to a list', true, ['a', 'b']],
  ['nothing changes if its condition is false', false, ['a']],
])('applies an optimistic change: %s', async (_, isDone, doneLessons) => {
  const { client, mutationSent, respond } = slowApi();
  await client.query({ query: UserCourseDocument, variables: { id: 'c1' } });
  const input = { course: 'c1', lesson: 'b', done: isDone };
  const done = client.mutate({ mutation: SaveLessonProgressDocument, variables: { input } });
  await mutationSent();
  const options = { query: UserCourseDocument, variables: { id: 'c1' } };
  const shown = client.readQuery({ ...options, optimistic: true });
  expect(shown?.userCourse.progress).toMatchObject({ lastLesson: 'b', doneLessons });
  expect(client.readQuery(options)?.userCourse.progress).toMatchObject({ lastLesson: 'a' });
  respond(json({ data: { ...progress, lastLesson: 'b', doneLessons } }));
  await done;
  expect(client.readQuery(options)?.userCourse.progress).toMatchObject({ doneLessons });
});
