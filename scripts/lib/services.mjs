import { spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { log } from './log.mjs';

const endWithParent = new URL('endWithParent.mjs', import.meta.url).href;
/** A server that ran this long has recovered from its last crash. */
const STABLE_MS = 60_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
const LONGEST_STOP_MS = 15_000;
/** No balancer is in front of these servers, so they stop without a delay. */
const withoutDrain = { DRAIN_SECONDS: '0' };

/** The delay before restarting a server that crashed this many times in a row, in ms. */
export const restartDelay = (deaths) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (deaths - 1));

export class Services {
  #children = new Map();
  #restarting = new Set();
  #stopping = null;
  #isReady = false;

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => void this.stop(`${signal}`).then(() => process.exit(0)));
    }
  }

  /**
   * Starts a long-running Node program. Its output before `ready` goes to `startLog`, if given. A crash before `ready`
   * ends the command; later the program restarts with growing delays while the others keep running: the website serves
   * what it has cached. `deaths` counts crashes since it last ran for long.
   */
  start(name, args, { cwd, env, startLog }, deaths = 0) {
    const begun = Date.now();
    const isHeld = startLog !== undefined && !this.#isReady;
    const output = isHeld ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
      cwd,
      env: { ...withoutDrain, ...process.env, ...env },
      stdio: ['ignore', output, output, 'ipc'],
    });
    if (isHeld) this.#hold(child, startLog);
    this.#children.set(name, child);
    child.once('close', (code, signal) => {
      this.#children.delete(name);
      if (this.#stopping) return;
      if (this.#restarting.delete(name)) return this.start(name, args, { cwd, env, startLog });
      const how = signal ?? `code ${code}`;
      if (!this.#isReady) {
        if (isHeld) console.error(readFileSync(startLog, 'utf8'));
        log(`${name} ended (${how}) right after its start.`);
        void this.stop('a server would not start').then(() => process.exit(1));
        return;
      }
      const died = Date.now() - begun > STABLE_MS ? 1 : deaths + 1;
      const pause = restartDelay(died);
      log(`${name} ended (${how}); starting it again in ${pause / 1000} s.`);
      setTimeout(() => {
        if (!this.#stopping) this.start(name, args, { cwd, env, startLog }, died);
      }, pause);
    });
  }

  /** Ends a program and starts it again. */
  restart(name) {
    const child = this.#children.get(name);
    if (!child) return;
    log(`Restarting ${name[0].toLowerCase()}${name.slice(1)} …`);
    this.#restarting.add(name);
    child.kill('SIGTERM');
  }

  /** All servers respond: from now on their output goes to the terminal. */
  ready() {
    this.#isReady = true;
  }

  #hold(child, path) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (part) => (this.#isReady ? to.write(part) : appendFileSync(path, part)));
    }
  }

  runInBackground(name, args, { cwd, env }) {
    return new Promise((resolve) => {
      const low = process.platform === 'win32' ? [] : ['nice', '-n', '15'];
      const [command, ...rest] = [...low, process.execPath, '--import', endWithParent, ...args];
      const child = spawn(command, rest, {
        cwd,
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      this.#children.set(name, child);
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (part) => (output += part));
      child.once('exit', (code) => {
        this.#children.delete(name);
        resolve({ code, output });
      });
    });
  }

  stop(reason) {
    this.#stopping ??= (async () => {
      log(`Stopping (${reason}) …`);
      // The last started first: the web host completes its requests with the content server.
      for (const child of [...this.#children.values()].reverse()) await stopChild(child);
      log('Stopped.');
    })();
    return this.#stopping;
  }
}

async function stopChild(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
  await ended;
  clearTimeout(late);
}

export async function waitFor(what, url, limitMs) {
  const begun = Date.now();
  for (let said = begun; ;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return;
    } catch {
      // Not up yet.
    }
    const now = Date.now();
    if (now - begun > limitMs)
      throw new Error(`${what} did not answer at ${url} in ${limitMs / 1000} s.`);
    if (now - said > 5_000) {
      said = now;
      log(`Waiting for ${what} …`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
