import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { durationBuckets } from '../../cms/src/platform/telemetry/durationBuckets';
import type { CacheLookups } from '../cache/StaleCache';
import type { FairQueue } from '../fairness/FairQueue';
import { DegradedPage } from '../pages/PageRenderer';

interface WatchedCache {
  bytes: number;
  lookups: CacheLookups;
}

interface CachedCounts {
  get: number;
  /** The client has the response (304). */
  getUnchanged: number;
  head: number;
  headUnchanged: number;
}

/** The metrics of one host. Caches and queues count by themselves and are read when Prometheus scrapes. */
export class HostMetrics {
  readonly registry = new Registry();
  readonly #shared = { registers: [this.registry] };
  readonly #caches = new Map<string, WatchedCache>();
  readonly #queues = new Map<string, FairQueue>();
  readonly #cachedResponses = new Map<string, CachedCounts>();

  readonly requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were not served from a cache, by route pattern, method and class of status (5xx), until the response is sent.',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: durationBuckets,
    ...this.#shared,
  });

  readonly renders = new Histogram({
    name: 'host_page_render_duration_seconds',
    help: 'Page renderings, with the reads from the API: ok, degraded (a part is missing) or failed.',
    labelNames: ['result'] as const,
    buckets: durationBuckets,
    ...this.#shared,
  });

  readonly apiReadFailures = new Counter({
    name: 'host_api_read_failures_total',
    help: 'Reads for pages and caches that got no usable response from the API, by kind of failure: 502, 503 or 504.',
    labelNames: ['status'] as const,
    ...this.#shared,
  });

  constructor() {
    this.#readCachedResponses();
    this.#readCaches();
    this.#readQueues();
  }

  async timeRendering<Page>(render: () => Promise<Page>): Promise<Page> {
    const stop = this.renders.startTimer();
    try {
      const page = await render();
      stop({ result: 'ok' });
      return page;
    } catch (error) {
      stop({ result: error instanceof DegradedPage ? 'degraded' : 'failed' });
      throw error;
    }
  }

  /** Counts a response from a cache, in plain numbers: this is the hot path. */
  countCached(route: string, method: string | undefined, status: number): void {
    let counts = this.#cachedResponses.get(route);
    if (counts === undefined) {
      counts = { get: 0, getUnchanged: 0, head: 0, headUnchanged: 0 };
      this.#cachedResponses.set(route, counts);
    }
    if (method === 'HEAD') counts[status === 304 ? 'headUnchanged' : 'head'] += 1;
    else counts[status === 304 ? 'getUnchanged' : 'get'] += 1;
  }

  watchCache(name: string, cache: WatchedCache): void {
    this.#caches.set(name, cache);
  }

  watchQueue(name: string, queue: FairQueue): void {
    this.#queues.set(name, queue);
  }

  #readCachedResponses(): void {
    const routes = this.#cachedResponses;
    new Counter({
      name: 'host_cached_responses_total',
      help: 'Requests that were served from a cache at once, by route pattern, method and class of status (2xx, or 3xx if the client has the response).',
      labelNames: ['route', 'method', 'status'] as const,
      ...this.#shared,
      collect() {
        this.reset();
        for (const [route, counts] of routes) {
          this.inc({ route, method: 'GET', status: '2xx' }, counts.get);
          this.inc({ route, method: 'GET', status: '3xx' }, counts.getUnchanged);
          this.inc({ route, method: 'HEAD', status: '2xx' }, counts.head);
          this.inc({ route, method: 'HEAD', status: '3xx' }, counts.headUnchanged);
        }
      },
    });
  }

  #readCaches(): void {
    const caches = this.#caches;
    new Counter({
      name: 'host_cache_requests_total',
      help: 'Lookups in a cache: hit, stale (sent while a new value is fetched) or miss.',
      labelNames: ['cache', 'result'] as const,
      ...this.#shared,
      collect() {
        this.reset();
        for (const [cache, { lookups }] of caches) {
          for (const [result, count] of Object.entries(lookups)) this.inc({ cache, result }, count);
        }
      },
    });
    new Gauge({
      name: 'host_cache_bytes',
      help: 'Size of a cache.',
      labelNames: ['cache'] as const,
      ...this.#shared,
      collect() {
        for (const [cache, { bytes }] of caches) this.set({ cache }, bytes);
      },
    });
  }

  #readQueues(): void {
    const queues = this.#queues;
    new Gauge({
      name: 'host_queue_tasks',
      help: 'Work that is running or waiting for its turn, by queue.',
      labelNames: ['queue', 'state'] as const,
      ...this.#shared,
      collect() {
        for (const [queue, { running, waiting }] of queues) {
          this.set({ queue, state: 'running' }, running);
          this.set({ queue, state: 'waiting' }, waiting);
        }
      },
    });
    new Counter({
      name: 'host_queue_rejected_total',
      help: 'Requests that were refused because a queue was full.',
      labelNames: ['queue'] as const,
      ...this.#shared,
      collect() {
        this.reset();
        for (const [queue, { rejected }] of queues) this.inc({ queue }, rejected);
      },
    });
  }
}
