import { newAsset } from '../release';
import type { Scene, Stage } from './scene';

/** Checks an asset while only one host has it: a browser with a page of that host may request it from the other. */
async function findNewAsset({ site }: Stage): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    const { status } = await site.send(newAsset);
    if (status !== 200) throw new Error(`${newAsset} was ${status} on one of two hosts.`);
  }
}

export const update: Scene = {
  name: 'rolling update to the later release',
  isShort: true,
  mayFail: 'nothing',
  async play(stage) {
    const { site, later } = stage;
    site.link(later);
    await site.rollingRestart({
      before: async (server) => {
        if (later.hasAdditions && server === site.hosts[1]) await findNewAsset(stage);
      },
    });
  },
};

export const rollback: Scene = {
  name: 'rolling back to the earlier release',
  isShort: false,
  mayFail: 'nothing',
  async play({ site, release, later }) {
    if (later.hasAdditions) {
      await site.sql("insert into campaigns (document_id, title) values ('autumn', 'Mùa thu')");
      await site.sql("update orders set sales_channel = 'campaign'");
    }
    site.link(release);
    await site.rollingRestart();
    if (!later.hasAdditions) return;
    const [kept] = await site.sql<{ title: string; channel: string }>(
      'select title, (select max(sales_channel) from orders) as channel from campaigns',
    );
    if (kept?.title !== 'Mùa thu' || kept.channel !== 'campaign') {
      throw new Error('The rollback removed what the later release had stored.');
    }
  },
};
