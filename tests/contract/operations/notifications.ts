import { answerOf, pendingOrder } from '../world/fixtures';
import type { World } from '../world/World';
import type { Rows } from './Row';

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
  // Others' notifications are ignored, not refused: the caller gets their own.
  ReadNotifications: {
    variables: async (world) => ({ input: { ids: await notificationIds(world) } }),
  },
};
