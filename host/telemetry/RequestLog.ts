import proxyAddr, { compile } from '@fastify/proxy-addr';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import {
  isRequestId,
  newRequestId,
  REQUEST_ID_HEADER,
} from '../../cms/src/platform/telemetry/requestId';
import type { HostMetrics } from './HostMetrics';

/** A client that disconnected before the response; nginx's code. */
const CLIENT_GONE = 499;

interface Finished {
  id: string;
  /** The route's pattern, e.g. `/khoa-hoc/:slug`: metrics need a limited number of them. */
  route: string;
  /** From `performance.now()`. */
  startedAt: number;
}

/** Gives each request its id, and records its end in the access log and the metrics. */
export class RequestLog {
  readonly #isTrusted: (address: string, hop: number) => boolean;
  readonly #log: Logger;
  readonly #metrics: HostMetrics;
  readonly #routes = new WeakMap<IncomingMessage, string>();

  /** @param trustProxy in Fastify's format */
  constructor(trustProxy: string | false, log: Logger, metrics: HostMetrics) {
    this.#isTrusted =
      trustProxy === false
        ? () => false
        : compile(trustProxy.split(',').map((address) => address.trim()));
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

  /** Names the route of a request that is not answered from a cache. */
  setRoute(request: IncomingMessage, route: string): void {
    this.#routes.set(request, route);
  }

  recordWhenClosed(
    request: IncomingMessage,
    response: ServerResponse,
    { id, startedAt }: Omit<Finished, 'route'>,
  ): void {
    response.once('close', () => {
      const route = this.#routes.get(request) ?? 'none';
      this.record(request, response, { id, startedAt, route });
    });
  }

  record(
    request: IncomingMessage,
    response: ServerResponse,
    { id, route, startedAt }: Finished,
  ): void {
    const { method = '', url = '', headers } = request;
    const ms = performance.now() - startedAt;
    const status = response.headersSent ? response.statusCode : CLIENT_GONE;
    const statusClass = `${Math.floor(status / 100)}xx`;
    this.#metrics.requests.observe({ route, method, status: statusClass }, ms / 1000);
    if (!this.#log.isLevelEnabled('info')) return;
    const end = url.indexOf('?');
    // Without the query, which may contain a ticket, a code from an email or a name.
    const path = end === -1 ? url : url.slice(0, end);
    this.#log.info(
      {
        'event.dataset': 'access',
        'http.request.id': id,
        'http.request.method': method,
        'url.path': path,
        'http.response.status_code': status,
        'event.duration': Math.round(ms * 1e6),
        'client.ip': this.#addressOf(request),
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
