import { HttpError } from '../errors/HttpError';
import { classifyFailure, type OutageKind } from './classifyFailure';

/** The database is unavailable, full or overloaded. The call may be retried, like any call whose response was lost. */
export class DatabaseUnavailable extends HttpError {
  constructor(
    readonly kind: OutageKind,
    cause: unknown,
    message = 'Hệ thống tạm thời chưa phục vụ được. Quý khách vui lòng thử lại sau ít phút, nội dung đã nhập vẫn còn.',
  ) {
    super(503, 'ServiceUnavailableError', message, {}, { 'Retry-After': '2' });
    this.cause = cause;
  }
}

interface Episode {
  begun: number;
  lastFailure: number;
  calls: number;
  /** Of background work. */
  runs: number;
}

/** An episode ends when nothing has failed for this long. */
const QUIET_MS: Readonly<Record<OutageKind, number>> = {
  // It also requires a successful ping.
  connection: 1_000,
  storage: 10_000,
  busy: 10_000,
};

const texts: Readonly<Record<OutageKind, { begun: string; over: string }>> = {
  connection: { begun: 'The database does not respond', over: 'The database responds again' },
  storage: { begun: 'The database cannot write', over: 'The database can write again' },
  busy: { begun: 'The database is too busy', over: 'The database is no longer too busy' },
};

const CHECK_MS = 500;

interface Log {
  warn(message: string): void;
  error(message: string): void;
}

interface Options {
  log: Log;
  /** Rejects if the database does not respond; null if it is a file. */
  ping: (() => Promise<unknown>) | null;
  /** Called when a ping has failed: fails the calls that wait for a connection. */
  refuseWaiting?: () => void;
  /** Called when the next ping has failed too: fails the statements in flight, which may never end. */
  cutStatements?: () => void;
}

/**
 * Groups failures of the database into episodes, and logs one line when an episode begins and one when it ends. While
 * the database does not respond, `isAway` makes calls fail at once.
 */
export class Outages {
  readonly #options: Options;
  readonly #episodes = new Map<OutageKind, Episode>();
  readonly #failures = new WeakMap<Error, OutageKind>();
  #isAway = false;
  #timer: NodeJS.Timeout | undefined;
  #pinging: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Of the present episodes. */
  get kinds(): OutageKind[] {
    return [...this.#episodes.keys()];
  }

  /**
   * Records that a statement, or a request for a connection, has failed. @returns the kind of outage; null if it is
   * none
   */
  record(error: unknown): OutageKind | null {
    const kind = classifyFailure(error);
    if (kind === null || !(error instanceof Error)) return null;
    this.#failures.set(error, kind);
    this.#episode(kind, error);
    if (kind === 'connection') void this.#ping();
    return kind;
  }

  /** Pings the database because it may not respond, although no statement has failed yet. */
  suspect(): void {
    if (!this.#isAway) void this.#ping();
  }

  /** The response to a call that failed because of an outage; null if it failed for another reason. */
  responseTo(error: unknown): DatabaseUnavailable | null {
    const kind = this.kindOf(error);
    if (kind === null) return null;
    this.#episode(kind, error).calls += 1;
    return error instanceof DatabaseUnavailable ? error : new DatabaseUnavailable(kind, error);
  }

  /** Whether background work failed because of an outage; counts it if so. */
  explains(error: unknown): boolean {
    const kind = this.kindOf(error);
    if (kind !== null) this.#episode(kind, error).runs += 1;
    return kind !== null;
  }

  /** Also recognizes an error that wraps the database's. */
  kindOf(error: unknown): OutageKind | null {
    if (error instanceof DatabaseUnavailable) return error.kind;
    if (!(error instanceof Error)) return null;
    return this.#failures.get(error) ?? this.kindOf(error.cause);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** The present episode, or a new one, with one more failure. */
  #episode(kind: OutageKind, cause: unknown): Episode {
    const now = Date.now();
    const current = this.#episodes.get(kind);
    if (current) return Object.assign(current, { lastFailure: now });
    const episode = { begun: now, lastFailure: now, calls: 0, runs: 0 };
    this.#episodes.set(kind, episode);
    this.#options.log.error(`${texts[kind].begun}: ${reasonOf(cause)}. Calls get 503 meanwhile.`);
    this.#timer ??= setInterval(() => void this.#check(), CHECK_MS);
    this.#timer.unref();
    return episode;
  }

  async #check(): Promise<void> {
    if (this.#episodes.has('connection')) await this.#ping();
    const now = Date.now();
    for (const [kind, { begun, lastFailure, calls, runs }] of this.#episodes) {
      const isOver =
        now - lastFailure >= QUIET_MS[kind] && !(kind === 'connection' && this.#isAway);
      if (!isOver) continue;
      this.#episodes.delete(kind);
      const seconds = ((lastFailure - begun) / 1_000).toFixed(1);
      this.#options.log.warn(
        `${texts[kind].over} after ${seconds} s: ${calls} calls got 503, ${runs} background runs failed.`,
      );
    }
    if (this.#episodes.size === 0) this.stop();
  }

  #ping(): Promise<void> {
    const { ping } = this.#options;
    if (!ping) return Promise.resolve();
    this.#pinging ??= ping()
      .then(
        () => {
          this.#isAway = false;
        },
        (error: unknown) => {
          // It has responded, e.g. that it has too many connections.
          if (classifyFailure(error) === 'connection') this.#leave(error);
          else this.#isAway = false;
        },
      )
      .finally(() => {
        this.#pinging = null;
      });
    return this.#pinging;
  }

  #leave(error: unknown): void {
    this.#episode('connection', error);
    if (this.#isAway) this.#options.cutStatements?.();
    else this.#options.refuseWaiting?.();
    this.#isAway = true;
  }
}

/** The database's message without the failed statement, which Knex puts before it. */
function reasonOf(error: unknown): string {
  const cause = error instanceof DatabaseUnavailable ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  const { code, message } = cause as Error & { code?: unknown };
  const reason = message.slice(message.lastIndexOf(' - ') + 1).replace(/^- /, '');
  return typeof code === 'string' && !reason.includes(code) ? `${reason} (${code})` : reason;
}
