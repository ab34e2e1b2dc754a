import { Fault } from '../errors/Fault';

/** Does one piece of work after the other, and lets only so many wait. */
export class ShortQueue {
  #length = 0;
  #last: Promise<unknown> = Promise.resolve();

  /** @param most pieces of work at once, the one being done among them */
  constructor(private readonly most: number) {}

  /** @throws Fault 503 with Retry-After where too many wait. */
  async run<Done>(work: () => Promise<Done>): Promise<Done> {
    if (this.#length >= this.most) throw busy();
    this.#length += 1;
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.#length -= 1;
    }
  }
}

function busy(): Fault {
  return new Fault(
    503,
    'ServiceUnavailableError',
    'Hệ thống đang có nhiều người đăng nhập, Quý khách vui lòng thử lại sau vài giây.',
    {},
    { 'Retry-After': '5' },
  );
}
