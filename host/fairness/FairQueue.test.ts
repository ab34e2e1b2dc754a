import { describe, expect, it } from 'vitest';
import { FairQueue, TooBusy } from './FairQueue';

/** Work that records its start and ends on command. */
function workshop() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const job = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const end = async (name: string) => {
    ends.get(name)?.();
    await settle();
  };
  return { begun, job, end, settle };
}

const [A, B, C] = ['10.0.0.1', '10.0.0.2', '10.0.0.3'] as const;

describe('a fair queue', () => {
  it('limits concurrent work, overall and per client', async () => {
    const { begun, job, settle } = workshop();
    const queue = new FairQueue({ all: 3, perClient: 2, waiting: 10 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(A, job(name));
    for (const name of ['b1', 'b2']) void queue.run(B, job(name));
    await settle();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('alternates between clients: a long queue delays a short one by one turn', async () => {
    const { begun, job, end, settle } = workshop();
    const queue = new FairQueue({ all: 1, perClient: 1, waiting: 10 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(A, job(name));
    void queue.run(B, job('b1'));
    void queue.run(C, job('c1'));
    await settle();
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
    expect(begun.indexOf('b1')).toBeLessThanOrEqual(2);
    expect(begun.indexOf('c1')).toBeLessThanOrEqual(3);
    expect(begun).toHaveLength(5);
  });

  it('puts a client that returns behind those already waiting', async () => {
    const { begun, job, end, settle } = workshop();
    const queue = new FairQueue({ all: 1, perClient: 1, waiting: 10 });
    void queue.run(A, job('a1'));
    await settle();
    await end('a1');
    void queue.run(B, job('b1'));
    void queue.run(C, job('c1'));
    void queue.run(A, job('a2'));
    await settle();
    for (const name of ['b1', 'c1', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('lets every other client overtake a waiting one at most once', async () => {
    const { begun, job, end, settle } = workshop();
    const queue = new FairQueue({ all: 2, perClient: 2, waiting: 1_000 });
    const clients = [A, B, C, '10.0.0.4'];
    const running = () => begun.filter((name) => !ended.has(name));
    const ended = new Set<string>();
    const names: string[] = [];
    // Each client comes back as soon as it is served, and one after the other brings a burst.
    const come = (client: string) => {
      const name = `${client} ${names.length}`;
      names.push(name);
      void queue.run(client, job(name));
    };
    for (const client of clients) for (let time = 0; time < 3; time += 1) come(client);
    for (let turn = 0; turn < 400; turn += 1) {
      await settle();
      const now = running();
      const name = now[(turn * 7) % now.length] ?? '';
      ended.add(name);
      come(name.split(' ')[0] ?? '');
      if (turn % 10 === 0) for (let time = 0; time < 5; time += 1) come(clients[turn % 4] ?? '');
      await end(name);
    }
    const clientOfJob = (name: string) => name.split(' ')[0];
    for (const client of clients) {
      const starts = begun.flatMap((name, at) => (clientOfJob(name) === client ? [at] : []));
      const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0) - 1);
      expect(Math.max(...gaps), client).toBeLessThanOrEqual(clients.length - 1);
      const own = begun.filter((name) => clientOfJob(name) === client);
      expect(own).toEqual(
        names.filter((name) => clientOfJob(name) === client).slice(0, own.length),
      );
    }
  });

  it('rejects work beyond the queue, and names the exceeded limit', async () => {
    const { job, settle } = workshop();
    const queue = new FairQueue({ all: 1, perClient: 1, waiting: 3, waitingPerClient: 2 });
    for (const name of ['a1', 'a2', 'a3']) void queue.run(A, job(name));
    await settle();
    await expect(queue.run(A, job('a4'))).rejects.toEqual(new TooBusy('client'));
    void queue.run(B, job('b1'));
    await settle();
    await expect(queue.run(C, job('c1'))).rejects.toEqual(new TooBusy('all'));
  });

  it('accepts new work once the waiting work is done', async () => {
    const { begun, job, end, settle } = workshop();
    const queue = new FairQueue({ all: 1, perClient: 1, waiting: 1 });
    void queue.run(A, job('a1'));
    for (const name of ['a2', 'a3', 'a4']) {
      void queue.run(A, job(name));
      await settle();
      await end(begun.at(-1) ?? '');
    }
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('frees the slots of a client that left, and no more', async () => {
    const queue = new FairQueue({ all: 5, perClient: 2 });
    const leave = await queue.enter(A);
    await queue.enter(A);
    leave();
    await queue.enter(A);
    await expect(queue.enter(A)).rejects.toEqual(new TooBusy('client'));
  });

  it('explains which limit was reached', () => {
    expect(String(new TooBusy('client'))).toBe('TooBusy: Too many requests from this client.');
    expect(String(new TooBusy('all'))).toBe('TooBusy: Too many requests from all clients.');
  });

  it('continues after failed work', async () => {
    const queue = new FairQueue({ all: 1, perClient: 1, waiting: 1 });
    const failed = queue.run(A, () => Promise.reject(new Error('broken')));
    const next = queue.run(A, async () => 'done');
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });

  it('queues nothing by default', async () => {
    const queue = new FairQueue({ all: 3, perClient: 2 });
    const leave = await queue.enter(A);
    await queue.enter(A);
    await expect(queue.enter(A)).rejects.toEqual(new TooBusy('client'));
    await queue.enter(B);
    await expect(queue.enter(B)).rejects.toEqual(new TooBusy('all'));
    leave();
    await expect(queue.enter(B)).resolves.toBeTypeOf('function');
  });

  it('counts all addresses of a subscriber as one client', async () => {
    const queue = new FairQueue({ all: 3, perClient: 1 });
    await queue.enter('2001:db8:1:2::1');
    await expect(queue.enter('2001:db8:1:3::9')).rejects.toBeInstanceOf(TooBusy);
  });
});
