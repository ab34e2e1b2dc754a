import { HttpError } from '../../platform/errors/HttpError';

export interface QueueLimits {
  /** Calls at once for one item: more would only wait for its row in the database. */
  perItem: number;
  /**
   * Calls at once for all items, so that they leave connections for everything else. The last one is reserved for items
   * of which no call is running, so that popular items do not occupy all.
   */
  all: number;
  /** Calls that may wait. */
  waiting: number;
  /** Milliseconds after which a waiting call is rejected. */
  maxWait: number;
}

interface Call {
  items: readonly string[];
  begin(): void;
}

/** The call has not begun. */
export class SeatsBusy extends HttpError {
  override readonly wroteNothing = true;

  constructor() {
    super(
      503,
      'SeatsBusy',
      'Đang có rất nhiều người đặt chỗ nên chưa đến lượt Quý khách. Vui lòng thử lại sau vài giây, nội dung đã nhập vẫn còn.',
      {},
      { 'Retry-After': '2' },
    );
  }
}

/**
 * Where calls that reserve or release seats wait, without a database connection. Each item has its
 * turn in order of arrival; calls for other items do not wait for a popular one.
 */
export class SeatQueue {
  readonly #limits: QueueLimits;
  readonly #running = new Map<string, number>();
  readonly #waiting = new Set<Call>();
  #all = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /**
   * @param itemIds at least one, of courses and seminars; may repeat
   * @throws SeatsBusy if the call has waited too long, or too many wait
   */
  async run<Done>(itemIds: readonly string[], work: () => Promise<Done>): Promise<Done> {
    const items = [...new Set(itemIds)];
    await this.#enter(items);
    try {
      return await work();
    } finally {
      this.#leave(items);
    }
  }

  #enter(items: readonly string[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLate = setTimeout(() => {
        this.#waiting.delete(call);
        reject(new SeatsBusy());
      }, this.#limits.maxWait);
      const call: Call = {
        items,
        begin() {
          clearTimeout(tooLate);
          // Lets calls that arrived meanwhile run first: on SQLite, consecutive orders would leave no gap for them.
          setImmediate(resolve);
        },
      };
      this.#waiting.add(call);
      this.#admit();
      if (this.#waiting.size <= this.#limits.waiting) return;
      clearTimeout(tooLate);
      this.#waiting.delete(call);
      reject(new SeatsBusy());
    });
  }

  #leave(items: readonly string[]): void {
    this.#all -= 1;
    for (const item of items) {
      const left = (this.#running.get(item) ?? 0) - 1;
      if (left > 0) this.#running.set(item, left);
      else this.#running.delete(item);
    }
    this.#admit();
  }

  /** In order of arrival. A call that waits for one item does not hold up calls for its others. */
  #admit(): void {
    for (const call of this.#waiting) {
      if (this.#all >= this.#limits.all) return;
      if (!call.items.every((item) => this.#isFree(item))) continue;
      this.#waiting.delete(call);
      this.#all += 1;
      for (const item of call.items) this.#running.set(item, (this.#running.get(item) ?? 0) + 1);
      call.begin();
    }
  }

  #isFree(item: string): boolean {
    const running = this.#running.get(item) ?? 0;
    if (running === 0) return true;
    return running < this.#limits.perItem && this.#all < this.#limits.all - 1;
  }
}
