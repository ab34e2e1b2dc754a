import { responseOf, type Item } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

/** Courses without seats left, as many as there are uses below. */
const fullCourses = (fixture: Fixture): Promise<string[]> =>
  fixture.once('full courses', async () => {
    const { items } = await responseOf<{ items: (Item & { startAt: string })[] }>(
      fixture,
      'CourseList',
      { page: 1, pageSize: 50 },
    );
    const dated = items
      .filter(({ seatsLeft, startAt }) => seatsLeft != null && Date.parse(startAt) > Date.now())
      .slice(-3);
    if (dated.length < 3) throw new Error('CourseList shows too few coming courses.');
    for (const { documentId } of dated) {
      await fixture.api.sql(
        `insert into order_places (item_id, option_id, taken) values (?, '', 100000)
         on conflict (item_id, option_id) do update set taken = excluded.taken`,
        [documentId],
      );
    }
    return dated.map(({ documentId }) => documentId);
  });

const lineOf = async (fixture: Fixture, index: number) => ({
  kind: 'course',
  documentId: (await fullCourses(fixture))[index],
});

async function join(fixture: Fixture, index: number): Promise<string> {
  const input = await lineOf(fixture, index);
  const entry = await responseOf<{ documentId: string }>(fixture, 'JoinWaitingList', { input });
  fixture.secrets.add(entry.documentId);
  return entry.documentId;
}

export const ownWaiting = (fixture: Fixture): Promise<string> =>
  fixture.once('waiting', () => join(fixture, 0));

export const waitingList: Rows = {
  UserWaiting: {
    variables: async (fixture) => {
      await ownWaiting(fixture);
      return {};
    },
  },
  JoinWaitingList: { variables: async (fixture) => ({ input: await lineOf(fixture, 1) }) },
  LeaveWaitingList: {
    variables: async (fixture) => ({ input: { id: await join(fixture, 2) } }),
    owned: true,
  },
};
