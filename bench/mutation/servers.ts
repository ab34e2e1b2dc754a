/**
 * Extends Stryker to the servers of tests: they receive the active mutant in their environment, when they are borrowed
 * (tests/support/api.ts) or started (tests/support/startApi.ts), and report what they executed (tests/support/hooks.mjs),
 * for all tests of a file together, as these build on each other.
 */
import { afterAll, afterEach, beforeEach, inject } from 'vitest';

/** Executions by mutant. */
type Hits = Record<string, number>;

interface Coverage {
  /** Before the first test, or a server's first request. */
  static: Hits;
  perTest: Record<string, Hits>;
}

interface Stryker {
  currentTestId?: string;
  mutantCoverage?: Coverage;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Provided by Stryker. */
    mode: 'dry-run' | 'mutant';
    activeMutant: string;
  }
}

const isTrial = inject('mode') === 'mutant';
process.env['__STRYKER_ACTIVE_MUTANT__'] = isTrial ? inject('activeMutant') : '';
if (!isTrial) recordServers();

function recordServers(): void {
  const holder = globalThis as { __stryker__?: Stryker };
  const stryker = (holder.__stryker__ ??= {});
  const coverage = (stryker.mutantCoverage ??= { static: {}, perTest: {} });
  const servers = new Set<string>();
  const tests = new Set<string>();
  const inRequests: Hits = {};
  const { fetch } = globalThis;

  globalThis.fetch = (input, init) => {
    const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.startsWith('/api/')) servers.add(origin);
    return fetch(input, init);
  };
  beforeEach(() => {
    if (stryker.currentTestId) tests.add(stryker.currentTestId);
  });
  afterEach(async () => {
    for (const server of servers) {
      const executed: Partial<Coverage> = await fetch(server, {
        headers: { 'X-Executed-Mutants': 'true' },
      })
        .then((response) => response.json() as Promise<Partial<Coverage>>)
        .catch(() => ({}));
      // Any other server responds with something else.
      if (!executed.static || !executed.perTest) continue;
      add(coverage.static, executed.static);
      Object.values(executed.perTest).forEach((hits) => add(inRequests, hits));
    }
  });
  afterAll(() => {
    globalThis.fetch = fetch;
    for (const test of tests) add((coverage.perTest[test] ??= {}), inRequests);
  });
}

function add(to: Hits, hits: Hits): void {
  for (const [mutant, count] of Object.entries(hits)) to[mutant] = (to[mutant] ?? 0) + count;
}
