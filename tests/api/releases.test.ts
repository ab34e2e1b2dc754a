import { describe, expect, it } from 'vitest';
import { callAs } from '../support/callAs';
import { addItem } from '../support/content';
import { strictDatabase, insert, lockRows, type DatabaseKind } from '../support/database';
import { addBuyers, type Buyer } from '../support/members';
import { orderBody } from '../support/orders';
import { otherRelease } from '../support/otherRelease';
import { startApi, type TestApi } from '../support/startApi';
import { shared } from '../support/suite';

const PRICE = 1_000_000;
/** On a busy machine. */
const FOUR_STARTS_MS = 400_000;

/** Places orders one after another until it is stopped; returns the documentIds of those acknowledged. */
class Buyers {
  readonly placed: string[] = [];
  readonly failures: number[] = [];
  readonly #buyers: readonly Buyer[];
  readonly #item: string;

  private constructor(buyers: readonly Buyer[], item: string) {
    this.#buyers = buyers;
    this.#item = item;
  }

  static async of(api: TestApi): Promise<Buyers> {
    return new Buyers(await addBuyers(api, 4), await addItem(api, 'course', { capacity: null }));
  }

  async buy(api: TestApi, times: number): Promise<void> {
    const line = { kind: 'course', documentId: this.#item, quantity: 1 };
    for (let time = 0; time < times; time += 1) {
      const buyer = this.#buyers[time % this.#buyers.length] ?? null;
      const { status, body } = await callAs<{ documentId: string }>(
        api,
        buyer,
        '/order/addUserOrder',
        orderBody([line], PRICE),
      );
      if (status === 200) this.placed.push(body.data.documentId);
      else this.failures.push(status);
    }
  }

  async during<Result>(api: TestApi, work: Promise<Result>): Promise<Result> {
    const end = new AbortController();
    const settled = work.finally(() => end.abort());
    while (!end.signal.aborted) await this.buy(api, 1);
    return settled;
  }

  async lost(api: TestApi): Promise<string[]> {
    const rows = await api.sql<{ document_id: string }>('select document_id from orders');
    const stored = new Set(rows.map(({ document_id: id }) => id));
    return this.placed.filter((id) => !stored.has(id));
  }
}

const missingIndex = 'files_url_ix';
/** An earlier release created it. */
const unusedIndex = 'orders_user_id_fk';

/** Leaves indexes to create and to drop for the next start, while a transaction stays open that has read the orders. */
async function readDuringStart(api: TestApi): Promise<{ release: () => Promise<void> }> {
  await api.sql(`drop index ${missingIndex}`);
  await api.sql(`create index ${unusedIndex} on orders (user_id)`);
  return lockRows(api, 'select 1 from orders');
}

async function indexesOf(api: TestApi): Promise<string[]> {
  const rows = await api.sql<{ name: string }>(
    `select relname as name from pg_class where relkind = 'i' and relname in (?, ?) order by 1`,
    [missingIndex, unusedIndex],
  );
  return rows.map(({ name }) => name);
}

/** The next release: it adds a type with a picture, a column, and changes the type of a column. */
const next = shared(
  () =>
    otherRelease({
      version: '0.2.0',
      type: {
        name: 'campaign',
        attributes: {
          title: { type: 'string' },
          banner: { type: 'media', multiple: false },
          seo: { type: 'component', component: 'shared.seo' },
        },
      },
      attributes: {
        'order/order': { channel: { type: 'string' } },
        'partner/partner': { name: { type: 'integer' } },
      },
    }),
  ({ remove }) => remove(),
);

const contract = shared(
  () => otherRelease({ version: '0.3.0', minimumRelease: '0.2.0' }),
  ({ remove }) => remove(),
);

describe.each(strictDatabase)('two releases on the same database, on %s', (database) => {
  const isPostgres = database === 'postgres';
  const api = shared(
    () => startApi({ database }),
    ({ stop }) => stop(),
  );
  const startNext = () => startApi({ database, beside: api, folder: next.folder });
  const startOwn = () => startApi({ database, beside: api });

  it(
    'preserves what the next release has stored, after a rollback and under traffic',
    { timeout: FOUR_STARTS_MS },
    async () => {
      const buyers = await Buyers.of(api);
      await buyers.buy(api, 5);
      await insert(api, 'partners', { document_id: 'partner', name: 'Đối tác' });

      // On SQLite, one process at a time starts on the file: orders come before and after a start, not during it.
      const newer = await (isPostgres ? buyers.during(api, startNext()) : replaced(api, startNext));
      await buyers.buy(newer, 5);
      await writeCampaign(newer);
      if (isPostgres) await buyers.buy(api, 5);

      const backup = isPostgres && (await readDuringStart(api));
      const older = await (isPostgres
        ? buyers.during(newer, startOwn())
        : replaced(newer, startOwn));
      if (backup) {
        await expect.poll(() => older.log()).toContain(`${unusedIndex} is unused`);
        expect(await indexesOf(api)).toEqual([missingIndex, unusedIndex]);
        await backup.release();
      }
      await buyers.buy(older, 5);
      expect(await readCampaign(older, database)).toEqual(campaign);
      if (!isPostgres) await older.kill();

      const again = await startNext();
      await buyers.buy(again, 5);
      if (isPostgres) expect(await indexesOf(api)).toEqual([missingIndex]);
      expect(await readCampaign(again, database)).toEqual(campaign);
      expect(newer.log()).toMatch(/is not changed: partners\.name["\n]/);

      expect(buyers.failures).toEqual([]);
      expect(buyers.placed.length).toBeGreaterThan(15);
      expect(await buyers.lost(again)).toEqual([]);
      await Promise.all([newer, older, again].map(({ stop }) => stop()));
      if (!isPostgres) await api.restart();
    },
  );

  it(
    'lets one process at a time change tables',
    { skip: !isPostgres, timeout: FOUR_STARTS_MS },
    async () => {
      await api.sql('drop table if exists campaigns_cmps, campaigns');
      await api.sql('delete from strapi_database_schema');
      const tables = () => api.sql("select 1 from pg_tables where tablename = 'campaigns'");
      // Like a process that is starting.
      await api.sql('select pg_advisory_lock(1922026)');
      const starting = startNext();
      const waiting = "query like '%pg_try_advisory_lock(1922026)%' and pid <> pg_backend_pid()";
      await expect
        .poll(() => api.sql(`select pid from pg_stat_activity where ${waiting}`), {
          timeout: 60_000,
        })
        .toHaveLength(1);
      expect(await tables()).toEqual([]);
      await api
        .sql(
          "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and pid <> pg_backend_pid()",
        )
        .catch(() => []);
      await api.sql('select pg_advisory_unlock_all()');
      const started = await starting;
      expect(await tables()).toHaveLength(1);
      await started.stop();
    },
  );

  it(
    'refuses to start a release that is older than the database requires',
    { timeout: FOUR_STARTS_MS },
    async () => {
      if (!isPostgres) await api.kill();
      const later = await startApi({ database, beside: api, folder: contract.folder });
      await later.stop();
      await expect(startOwn()).rejects.toThrow(
        'This database requires release 0.2.0 or later, and this is release 0.1.0. Start release 0.2.0 or later, or restore a backup from before the update.',
      );
      // Its own code does not use what is gone, although it could not remove it.
      await (await startNext()).stop();
    },
  );
});

async function replaced(running: TestApi, start: () => Promise<TestApi>): Promise<TestApi> {
  await running.kill();
  return start();
}

const campaign = { title: 'Mùa thu', channel: 'campaign', name: 'Đối tác', banners: 1, seos: 1 };

async function writeCampaign(api: TestApi): Promise<void> {
  const id = await insert(api, 'campaigns', { document_id: 'campaign', title: campaign.title });
  const file = await insert(api, 'files', {
    name: 'banner',
    hash: 'b',
    mime: 'image/png',
    size: 1,
    provider: 'local',
    url: '/uploads/b.png',
  });
  await insert(api, 'files_related_mph', {
    file_id: file,
    related_id: id,
    related_type: 'api::campaign.campaign',
    field: 'banner',
  });
  const seo = await insert(api, 'components_shared_seos', { title: campaign.title });
  await insert(api, 'campaigns_cmps', {
    entity_id: id,
    cmp_id: seo,
    component_type: 'shared.seo',
    field: 'seo',
  });
  await api.sql('update orders set channel = ?', [campaign.channel]);
}

async function readCampaign(api: TestApi, database: DatabaseKind): Promise<object> {
  const count = database === 'postgres' ? 'count(*)::int' : 'count(*)';
  const [row] = await api.sql<object>(
    `select c.title, (select max(channel) from orders) as channel, (select name from partners limit 1) as name,
      (select ${count} from files_related_mph where related_type = 'api::campaign.campaign') as banners,
      (select ${count} from campaigns_cmps) as seos
      from campaigns c`,
  );
  return row ?? {};
}
