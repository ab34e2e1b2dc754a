import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { usageOf, type Usage } from './usage';

export interface Program {
  name: string;
  command: string;
  args: readonly string[];
  /** Where it may write. */
  cwd: string;
  /** Its whole environment, applied at the next start. */
  env: () => Record<string, string>;
  /** The user that it runs as; null for the current one. */
  user: { uid: number; gid: number } | null;
  logFile: string;
  isReady: () => Promise<boolean>;
}

/** As in deploy/systemd. */
const RESTART_MS = 2_000;
const KILL_AFTER_MS = 20_000;
/** The limit that docs/operations/health.md states. */
const LONGEST_STOP_MS = 15_000;
const LONGEST_START_MS = 300_000;

/** A process that is restarted when it exits unexpectedly, like a systemd unit. */
export class Supervised {
  #child: ChildProcess | null = null;
  #isWanted = false;
  #isBeingKilled = false;
  /** The number of unexpected exits. */
  crashes = 0;
  /** Seconds of each start; the first one may have created the tables. */
  readonly starts: number[] = [];

  constructor(private readonly program: Program) {}

  get name(): string {
    return this.program.name;
  }

  /** Null while it does not run. */
  usage(): Usage | null {
    const pid = this.#child?.pid;
    return pid === undefined || !this.#isRunning() ? null : usageOf(pid);
  }

  /** @throws Error if it is not ready within five minutes */
  async start(): Promise<void> {
    this.#isWanted = true;
    this.#spawn();
    await this.ready();
  }

  /** Ends it and starts it again, without waiting until it is ready, as `systemctl restart` does. */
  async restart(): Promise<void> {
    await this.stop();
    this.#isWanted = true;
    this.#spawn();
  }

  async ready(): Promise<void> {
    const deadline = Date.now() + LONGEST_START_MS;
    while (!(await this.program.isReady())) {
      if (Date.now() > deadline) {
        throw new Error(`${this.name} is not ready; see ${this.program.logFile}`);
      }
      await pause(100);
    }
  }

  /** @throws Error if it does not exit with 0 within 15 s */
  async stop(): Promise<void> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || !this.#isRunning()) return;
    const began = performance.now();
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
    const code = await ended;
    clearTimeout(late);
    const ms = performance.now() - began;
    if (code !== 0 || ms > LONGEST_STOP_MS) {
      throw new Error(
        `${this.name} exited with ${code ?? 'a signal'} ${Math.round(ms)} ms after SIGTERM.`,
      );
    }
  }

  /** Kills it, like the OOM killer. @param isRestarted whether it is restarted two seconds later */
  async kill(isRestarted = true): Promise<void> {
    const child = this.#child;
    if (!child || !this.#isRunning()) return;
    this.#isBeingKilled = true;
    this.#isWanted = isRestarted;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#isBeingKilled = false;
  }

  #isRunning(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  #spawn(): void {
    const { command, args, cwd, env, user, logFile } = this.program;
    const log = openSync(logFile, 'a');
    const child = spawn(command, args, {
      cwd,
      env: env(),
      stdio: ['ignore', log, log],
      ...user,
    });
    closeSync(log);
    this.#child = child;
    const began = performance.now();
    const isOurs = () => this.#child === child && this.#isRunning();
    void this.ready().then(
      () => isOurs() && this.starts.push((performance.now() - began) / 1000),
      () => undefined,
    );
    const onExit = () => child.kill('SIGKILL');
    process.once('exit', onExit);
    child.once('error', (error) => console.error(`${this.name}: ${error.message}`));
    child.once('exit', () => {
      process.removeListener('exit', onExit);
      if (this.#isWanted && !this.#isBeingKilled) this.crashes += 1;
      setTimeout(() => {
        if (this.#isWanted && this.#child === child) this.#spawn();
      }, RESTART_MS);
    });
  }
}
