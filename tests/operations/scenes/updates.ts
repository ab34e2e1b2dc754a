import { setTimeout as pause } from 'node:timers/promises';
import { newAsset, type Release } from '../release';
import type { Supervised } from '../Supervised';
import type { Scene, Stage } from './scene';

/** As in deploy/rolling-restart.sh. */
const BACK_AT_NGINX_MS = 5_000;

/** APIs first, and each when the one before is ready, as deploy/rolling-restart.sh does. */
async function replaceAll(
  { site }: Stage,
  { folder }: Release,
  afterFirstHost?: () => Promise<void>,
): Promise<void> {
  for (const server of [...site.apis, ...site.hosts]) {
    await replace(server, folder);
    if (server === site.hosts[0]) await afterFirstHost?.();
  }
}

async function replace(server: Supervised, folder: string): Promise<void> {
  await server.stop();
  await server.start({ folder });
  await pause(BACK_AT_NGINX_MS);
}

/** While one host has it, as browsers that got a page from there need it whatever host they ask. */
async function findNewAsset({ site }: Stage): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    const { status } = await site.send(newAsset);
    if (status !== 200) throw new Error(`${newAsset} was ${status} on one of two hosts.`);
  }
}

export const update: Scene = {
  name: 'rolling update to the later release',
  mayRefuseOrders: false,
  play: (stage) => replaceAll(stage, stage.later, () => findNewAsset(stage)),
};

export const rollback: Scene = {
  name: 'rolling back to the earlier release',
  mayRefuseOrders: false,
  async play(stage) {
    const { site } = stage;
    await site.sql("insert into campaigns (document_id, title) values ('autumn', 'Mùa thu')");
    await site.sql("update orders set sales_channel = 'campaign'");
    await replaceAll(stage, stage.release);
    const [kept] = await site.sql<{ title: string; channel: string }>(
      'select title, (select max(sales_channel) from orders) as channel from campaigns',
    );
    if (kept?.title !== 'Mùa thu' || kept.channel !== 'campaign') {
      throw new Error('The rollback removed what the later release had stored.');
    }
  },
};
