import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** For requests that are on their way when the server stops. */
const GRACE_MS = 200;

/** Turns of the event loop. */
const MAX_TURNS = 1_000;

/**
 * Tracks the connections of an HTTP server, so that it stops without aborting a response. `server.close()` alone waits
 * for clients that reuse their connections, and for clients that never send a request.
 */
export class Connections {
  readonly #servers: Server[] = [];
  /** Every open connection, with its requests in flight: several if a client sends them in advance. */
  readonly #open = new Map<Socket, Set<ServerResponse>>();
  /** Connections since the start. */
  #accepted = 0;
  #isLeaving = false;
  #isFinishing = false;
  #onIdle: () => void = () => undefined;

  /** Call it before the server listens. */
  track(server: Server): void {
    this.#servers.push(server);
    server.on('connection', (socket: Socket) => {
      this.#accepted += 1;
      this.#open.set(socket, new Set());
      socket.once('close', () => this.#remove(socket));
    });
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const responses = this.#open.get(request.socket);
      if (!responses) return;
      responses.add(response);
      if (this.#isLeaving) response.shouldKeepAlive = false;
      response.once('close', () => {
        responses.delete(response);
        if (this.#isFinishing && responses.size === 0) request.socket.destroySoon();
      });
    });
  }

  /** Whether the server is about to stop, so that clients should use another one. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  /** Continues to serve, but closes each connection after its next response (`Connection: close`). */
  leave(): void {
    this.#isLeaving = true;
    for (const responses of this.#open.values()) {
      for (const response of responses) response.shouldKeepAlive = false;
    }
  }

  /**
   * Accepts no more connections, closes unused ones, and waits for the requests in flight.
   * @param ms after which these are aborted
   * @returns how many were aborted
   */
  async finish(ms: number): Promise<number> {
    this.leave();
    await this.#acceptWaiting();
    this.#isFinishing = true;
    // The HTTP server's own `close` would close unused connections at once.
    for (const server of this.#servers) NetServer.prototype.close.call(server);
    const timers: NodeJS.Timeout[] = [];
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
      timers.push(
        setTimeout(() => this.#closeUnused(), Math.min(GRACE_MS, ms)),
        setTimeout(resolve, ms),
      );
      if (this.#open.size === 0) resolve();
    });
    for (const timer of timers) clearTimeout(timer);
    const cut = [...this.#open.values()].reduce((sum, { size }) => sum + size, 0);
    for (const socket of this.#open.keys()) socket.destroy();
    return cut;
  }

  /**
   * Accepts connections that are waiting: the system resets them when a server stops listening, and a proxy does not
   * retry an order after a reset. Node accepts one in each turn of the event loop.
   */
  async #acceptWaiting(): Promise<void> {
    for (let turn = 0, known = -1; turn < MAX_TURNS && this.#accepted > known; turn += 1) {
      known = this.#accepted;
      // Two turns, because the first may precede the one in which the system reports them.
      for (let time = 0; time < 2; time += 1) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  #closeUnused(): void {
    for (const [socket, responses] of this.#open) if (responses.size === 0) socket.destroy();
  }

  #remove(socket: Socket): void {
    this.#open.delete(socket);
    if (this.#open.size === 0) this.#onIdle();
  }
}
