import { responseOf, pendingOrder } from './given';
import type { Fixture } from './Fixture';
import type { Rows } from './Row';

async function notificationIds(fixture: Fixture): Promise<string[]> {
  await pendingOrder(fixture);
  const { items } = await responseOf<{ items: { documentId: string }[] }>(
    fixture,
    'UserNotifications',
    { page: 1 },
  );
  const ids = items.map(({ documentId }) => documentId);
  for (const id of ids) fixture.secrets.add(id);
  return ids;
}

export const notifications: Rows = {
  UserNotifications: {
    variables: async (fixture) => {
      await notificationIds(fixture);
      return { page: 1 };
    },
  },
  // Others' notifications are ignored, not refused: the caller gets their own.
  ReadNotifications: {
    variables: async (fixture) => ({ input: { ids: await notificationIds(fixture) } }),
  },
};
