import type { DatabaseKind } from './database';
import { startApi, type TestApi } from './startApi';

/** Letters and other work that a response does not wait for. */
const afterwardsMs = 500;

/** APIs that no file uses at present: the files of a worker run one after the other. */
const idle = new Map<DatabaseKind, TestApi>();

/**
 * An API as after a first start, whose process serves one test file after the other; `stop` resets its database and what
 * its limits have counted. For tests that leave environment and tables as they are, since a start takes longer than most
 * of them.
 */
export async function borrowApi({ database }: { database: DatabaseKind }): Promise<TestApi> {
  const api = idle.get(database) ?? (await startApi({ database, hooks: true, reusable: true }));
  idle.delete(database);
  let before = api.log().length;
  return {
    ...api,
    log: () => api.log().slice(before),
    async restart() {
      await api.restart();
      // A new process, whose log begins anew.
      before = 0;
    },
    async stop() {
      await new Promise((resolve) => setTimeout(resolve, afterwardsMs));
      await api.reset();
      await fetch(api.url, { headers: { 'X-Forget-Limits': 'true' } });
      idle.set(database, api);
    },
  };
}
