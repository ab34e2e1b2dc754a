import { spawn } from 'node:child_process';
import { elapsed, log } from './log.mjs';

export const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');
export const cms = `${root}/cms`;
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

const running = new Set();
const endAll = () => running.forEach((child) => child.kill('SIGTERM'));
const endBy = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };
const stops = Object.entries(endBy).map(([signal, code]) => [signal, () => process.exit(code)]);

/** Kills the child whenever this process exits, e.g. because another command failed. */
function killOnExit(child) {
  if (running.size === 0) {
    process.on('exit', endAll);
    for (const [signal, stop] of stops) process.on(signal, stop);
  }
  running.add(child);
  child.once('close', () => {
    running.delete(child);
    if (running.size > 0) return;
    process.off('exit', endAll);
    for (const [signal, stop] of stops) process.off(signal, stop);
  });
}

export function run(command, args, { cwd = root, env = {}, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    killOnExit(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => (output = (output + part).slice(-200_000)));
    }
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 130 : 1), output }));
  });
}

export async function step(what, command, args, options) {
  const start = Date.now();
  log(`${what} …`);
  const ticking = setInterval(() => log(`${what}: still running`), 30_000);
  const { code, output } = await run(command, args, options).finally(() => clearInterval(ticking));
  if (code !== 0) throw new Error(`${output}\n${what}: failed (${command} ${args.join(' ')}).`);
  log(`${what}: done in ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

export { elapsed };
