// Runs the buyers in a thread, because hundreds of calls at once would delay the measured calls.
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send';

export interface Buyers {
  /** Of the API. */
  url: string;
  tokens: readonly string[];
}

export interface Order {
  path: string;
  json: object;
}

const { url, tokens } = workerData as Buyers;
const agent = new Agent({
  keepAlive: true,
  maxSockets: tokens.length,
  maxFreeSockets: tokens.length,
});

/** Reused, like the host's connections, because new ones are accepted one at a time. */
const connect = () =>
  Promise.all(tokens.map((token) => send(agent, `${url}/api/users/me`, { token })));

/** @returns the number of 503 responses that asked the buyer to retry */
async function buy(token: string, { path, json }: Order): Promise<number> {
  for (let rejected = 0; ; rejected += 1) {
    const { status, retryAfter } = await send(agent, url + path, { token, json });
    if (status === 200) return rejected;
    if (status !== 503) throw new Error(`An order returned ${status}.`);
    await pause(retryAfter * 1_000);
  }
}

parentPort?.on('message', async (order: Order | null) => {
  if (order === null) {
    await connect();
    parentPort?.postMessage(0);
    return;
  }
  const rejected = await Promise.all(tokens.map((token) => buy(token, order)));
  parentPort?.postMessage(rejected.reduce((sum, count) => sum + count, 0));
});
