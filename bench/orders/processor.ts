import type { TestApi } from '../../tests/support/startApi';
import { childrenOf, cpuMs, cpuMsWithChildren, moveTo } from '../lib/load';

export interface Run {
  /** Orders, records or transactions. */
  count: number;
  seconds: number;
  /** Processor time of the API, in ms. */
  api?: number;
  /** Processor time of PostgreSQL with its processes, in ms. */
  postgres?: number;
}

interface Processor {
  /** The run with the processor time that it took. */
  measure(run: () => Run): Run;
}

/** Moves PostgreSQL to the core of the load, so that the API has one for itself. */
export async function newProcessor(api: TestApi): Promise<Processor> {
  const server = api.database === 'postgres' ? await pidOfPostgres(api) : null;
  if (server !== null) {
    for (const { pid } of [{ pid: server }, ...childrenOf(server)]) moveTo('load', pid);
  }
  const now = () => ({
    api: cpuMs(api.pid()),
    postgres: server === null ? 0 : cpuMsWithChildren(server),
  });
  return {
    measure(run) {
      const before = now();
      const done = run();
      const after = now();
      return { ...done, api: after.api - before.api, postgres: after.postgres - before.postgres };
    },
  };
}

async function pidOfPostgres(api: TestApi): Promise<number> {
  const [row] = await api.sql<{ file: string }>("select pg_read_file('postmaster.pid') as file");
  return Number.parseInt(row?.file ?? '');
}
