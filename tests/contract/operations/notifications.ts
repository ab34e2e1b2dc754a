import { answerOf, pendingOrder } from '../world/things';
import type { World } from '../world/World';
import type { Rows } from './Row';

/** What the member was told of an order. */
async function notificationIds(world: World): Promise<string[]> {
  await pendingOrder(world);
  const { items } = await answerOf<{ items: { documentId: string }[] }>(
    world,
    'UserNotifications',
    { page: 1 },
  );
  const ids = items.map(({ documentId }) => documentId);
  for (const id of ids) world.secrets.add(id);
  return ids;
}

export const notifications: Rows = {
  UserNotifications: {
    variables: async (world) => {
      await notificationIds(world);
      return { page: 1 };
    },
  },
  // Those of others are passed over, not refused: who asks for many gets what is theirs.
  ReadNotifications: {
    variables: async (world) => ({ input: { ids: await notificationIds(world) } }),
  },
};
