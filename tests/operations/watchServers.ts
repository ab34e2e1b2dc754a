import type { Site } from './Site';
import type { Supervised } from './Supervised';

const EVERY_MS = 1_000;

interface Row {
  server: string;
  /** Seconds of the slowest start after the first. */
  'start, warm': number | null;
  'MB at rest': number;
  'MB under load': number;
}

/** Watches memory until `end`, which returns a row for each server. Call it before the traffic. */
export function watchServers({ servers }: Site): { end(): Row[] } {
  const memoryOf = (server: Supervised) => Math.round(server.usage()?.memoryMB ?? 0);
  const rest = new Map(servers.map((server) => [server, memoryOf(server)]));
  const most = new Map(rest);
  const timer = setInterval(() => {
    for (const server of servers) {
      most.set(server, Math.max(most.get(server) ?? 0, memoryOf(server)));
    }
  }, EVERY_MS);
  return {
    end() {
      clearInterval(timer);
      return servers.map((server) => ({
        server: server.name,
        'start, warm': warmStart(server),
        'MB at rest': rest.get(server) ?? 0,
        'MB under load': most.get(server) ?? 0,
      }));
    },
  };
}

/** Seconds of the slowest start after the first, which may have created the tables; null if there was none. */
export function warmStart({ starts }: Supervised): number | null {
  const [, ...warm] = starts;
  return warm.length === 0 ? null : Math.round(Math.max(...warm) * 10) / 10;
}
