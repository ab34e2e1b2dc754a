import { answerOf, type Item } from '../world/fixtures';
import type { World } from '../world/World';
import type { Rows } from './Row';

/** Courses without places left, as many as there are uses below. */
const fullCourses = (world: World): Promise<string[]> =>
  world.once('full courses', async () => {
    const { items } = await answerOf<{ items: (Item & { startAt: string })[] }>(
      world,
      'CourseList',
      { page: 1, pageSize: 50 },
    );
    const dated = items
      .filter(({ placesLeft, startAt }) => placesLeft != null && Date.parse(startAt) > Date.now())
      .slice(-3);
    if (dated.length < 3) throw new Error('CourseList shows too few coming courses.');
    for (const { documentId } of dated) {
      await world.api.sql(
        `insert into order_places (item_id, option_id, taken) values (?, '', 100000)
         on conflict (item_id, option_id) do update set taken = excluded.taken`,
        [documentId],
      );
    }
    return dated.map(({ documentId }) => documentId);
  });

const lineOf = async (world: World, index: number) => ({
  kind: 'course',
  documentId: (await fullCourses(world))[index],
});

async function join(world: World, index: number): Promise<string> {
  const input = await lineOf(world, index);
  const entry = await answerOf<{ documentId: string }>(world, 'JoinWaitingList', { input });
  world.secrets.add(entry.documentId);
  return entry.documentId;
}

export const ownWaiting = (world: World): Promise<string> =>
  world.once('waiting', () => join(world, 0));

export const waitingList: Rows = {
  UserWaiting: {
    variables: async (world) => {
      await ownWaiting(world);
      return {};
    },
  },
  JoinWaitingList: { variables: async (world) => ({ input: await lineOf(world, 1) }) },
  LeaveWaitingList: {
    variables: async (world) => ({ input: { id: await join(world, 2) } }),
    owned: true,
  },
};
