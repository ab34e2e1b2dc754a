import proxyAddr, { compile } from '@fastify/proxy-addr';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  isRequestId,
  newRequestId,
  REQUEST_ID_HEADER,
} from '../../cms/src/platform/telemetry/requestId';
import type { HostEnv } from '../env';
import type { HostResponse } from '../responses/HostResponse';
import type { HostMetrics } from './HostMetrics';

/** A client that disconnected before the response; nginx's code. */
const CLIENT_GONE = 499;

/** Characters; a path of the site is shorter. */
const MAX_PATH = 300;

/** A response from a cache, and the pattern of its route, e.g. `/khoa-hoc/:slug`. */
export interface Cached {
  route: string;
  response: HostResponse;
}

type Settings = Pick<HostEnv, 'trustProxy' | 'accessLog'>;

/** Gives each request its id, and records its end in the access log and the metrics. */
export class RequestLog {
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #logsCached: boolean;
  readonly #log: Logger;
  readonly #metrics: HostMetrics;
  readonly #routes = new WeakMap<IncomingMessage, string>();

  constructor({ trustProxy, accessLog }: Settings, log: Logger, metrics: HostMetrics) {
    this.#isTrusted =
      trustProxy === false
        ? () => false
        : compile(trustProxy.split(',').map((address) => address.trim()));
    this.#logsCached = accessLog === 'all';
    this.#log = log;
    this.#metrics = metrics;
  }

  /** The id from a proxy that we trust, or a new one: a visitor's own could imitate another request. */
  idOf({ headers, socket }: IncomingMessage): string {
    const given = headers[REQUEST_ID_HEADER];
    return isRequestId(given) && this.#isTrusted(socket.remoteAddress ?? '', 0)
      ? given
      : newRequestId();
  }

  /** Sets the route of a request that is not served from a cache: metrics need a limited number of routes. */
  setRoute(request: IncomingMessage, route: string): void {
    this.#routes.set(request, route);
  }

  /** The hot path: usually only counts (decision 0191). */
  recordCached(request: IncomingMessage, response: ServerResponse, cached: Cached): void {
    // Not yet sent if it is being compressed.
    const status = response.headersSent ? response.statusCode : cached.response.status;
    this.#metrics.countCached(cached.route, request.method, status);
    if (!this.#logsCached) return;
    this.#write(request, { id: this.idOf(request), ip: this.#addressOf(request), status });
  }

  recordWhenClosed(request: IncomingMessage, response: ServerResponse, id: string): void {
    const startedAt = performance.now();
    // Forwarding a body ends with a request that has no socket: undici destroys it.
    const ip = this.#addressOf(request);
    response.once('close', () => {
      const ms = performance.now() - startedAt;
      const status = response.headersSent ? response.statusCode : CLIENT_GONE;
      const labels = {
        route: this.#routes.get(request) ?? 'none',
        method: request.method ?? '',
        status: `${Math.floor(status / 100)}xx`,
      };
      this.#metrics.requests.observe(labels, ms / 1000);
      this.#write(request, { id, ip, status, ms });
    });
  }

  #write(
    request: IncomingMessage,
    { id, ip, status, ms }: { id: string; ip: string; status: number; ms?: number },
  ): void {
    if (!this.#log.isLevelEnabled('info')) return;
    const { method = '', url = '', headers } = request;
    const end = url.indexOf('?');
    // Without the query, which may contain a ticket, a code from an email or a name.
    const path = (end === -1 ? url : url.slice(0, end)).slice(0, MAX_PATH);
    this.#log.info(
      {
        'event.dataset': 'access',
        'http.request.id': id,
        'http.request.method': method,
        'url.path': path,
        'http.response.status_code': status,
        // Nanoseconds. Responses from the cache are not timed.
        ...(ms !== undefined && { 'event.duration': Math.round(ms * 1e6) }),
        'client.ip': ip,
        'user_agent.original': headers['user-agent'],
      },
      `${method} ${path} ${status}`,
    );
  }

  #addressOf(request: IncomingMessage): string {
    const { remoteAddress } = request.socket;
    // The socket of a client that has disconnected has no address.
    if (remoteAddress === undefined) return '';
    return request.headers['x-forwarded-for'] === undefined
      ? remoteAddress
      : proxyAddr(request, this.#isTrusted);
  }
}
