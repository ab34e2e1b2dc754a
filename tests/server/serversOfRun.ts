import type { ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const pidsIn = (run: string): string => join(run, 'pids');

/** Notes a server in the run's folder until it ends: the worker that started it may be killed before. */
export function noteServer(server: ChildProcess): void {
  const run = process.env.KEPT_DATABASES;
  if (run === undefined || server.pid === undefined) return;
  mkdirSync(pidsIn(run), { recursive: true });
  const note = join(pidsIn(run), String(server.pid));
  writeFileSync(note, '');
  server.once('exit', () => rmSync(note, { force: true }));
}

export function endServers(run: string): void {
  mkdirSync(pidsIn(run), { recursive: true });
  for (const pid of readdirSync(pidsIn(run))) {
    try {
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It ended with its worker, which could not say so.
    }
  }
}
