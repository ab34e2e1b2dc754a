import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

export interface Program {
  name: string;
  command: string;
  args(folder: string): readonly string[];
  /** Of its code. */
  folder: string;
  /** Where it may write. */
  cwd: string;
  /** All of its environment. */
  env: Record<string, string>;
  /** The user that it runs as; null for the current one. */
  user: { uid: number; gid: number } | null;
  logFile: string;
  isReady: () => Promise<boolean>;
}

/** As in deploy/systemd. */
const RESTART_MS = 2_000;
const LONGEST_STOP_MS = 20_000;
const LONGEST_START_MS = 300_000;

/** A process that is started again when it ends by itself, as systemd does. */
export class Supervised {
  #child: ChildProcess | null = null;
  #isWanted = false;

  constructor(private program: Program) {}

  get name(): string {
    return this.program.name;
  }

  /** @throws Error if it is not ready within five minutes */
  async start(changes: Partial<Program> = {}): Promise<void> {
    this.program = { ...this.program, ...changes };
    this.#isWanted = true;
    this.#spawn();
    await this.ready();
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

  /** @returns its exit code; null if it had to be killed */
  async stop(): Promise<number | null> {
    this.#isWanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
    const code = await ended;
    clearTimeout(late);
    return code;
  }

  /** Ends it as the system does without memory; it is started again. */
  async kill(): Promise<void> {
    const child = this.#child;
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGKILL');
    await ended;
  }

  #spawn(): void {
    const { command, folder, cwd, env, user, logFile } = this.program;
    const log = openSync(logFile, 'a');
    const child = spawn(command, this.program.args(folder), {
      cwd,
      env,
      stdio: ['ignore', log, log],
      ...user,
    });
    closeSync(log);
    this.#child = child;
    const onExit = () => child.kill('SIGKILL');
    process.once('exit', onExit);
    child.once('error', (error) => console.error(`${this.name}: ${error.message}`));
    child.once('exit', () => {
      process.removeListener('exit', onExit);
      setTimeout(() => {
        if (this.#isWanted && this.#child === child) this.#spawn();
      }, RESTART_MS);
    });
  }
}
