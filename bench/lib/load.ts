import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const cores = { server: '0', load: '1' } as const;
const CONNECTIONS = 32;

/** Child processes started later inherit the core. @param pid the process to move; this one by default */
export function moveTo(core: keyof typeof cores, pid = process.pid): void {
  const { status, stderr } = spawnSync('taskset', ['-acp', cores[core], String(pid)]);
  if (status !== 0) throw new Error(`Cannot move process ${pid} to a core: ${String(stderr)}`);
}

let scripts = 0;

/**
 * Writes a wrk script whose searches at a path never repeat: each ends in a number, written in signs that do not
 * change what is found.
 *
 * @param signs two, as they stand in an address; blanks make all searches the same API query
 * @returns the file
 */
export function searchesWithout(
  repetition: { signs: readonly [string, string]; path: string },
  directory: string,
): string {
  const { signs, path } = repetition;
  const script = join(directory, `searches-${(scripts += 1)}.lua`);
  writeFileSync(
    script,
    `local n = ${scripts} * 2 ^ 20
request = function()
  n = n + 1
  local ending, rest = "", n
  while rest > 0 do
    ending = ending .. (rest % 2 == 0 and "${signs[0]}" or "${signs[1]}")
    rest = math.floor(rest / 2)
  end
  return wrk.format("GET", "${path}?tim=kiem+toan+" .. ending)
end
`,
  );
  return script;
}

/** 2xx responses per second. */
export function load(
  url: string,
  seconds: number,
  { script, clients = CONNECTIONS }: { script?: string; clients?: number } = {},
): number {
  const { stdout, status } = spawnSync(
    'taskset',
    [
      '-c',
      cores.load,
      'wrk',
      '-t1',
      `-c${clients}`,
      `-d${seconds}s`,
      ...(script === undefined ? [] : ['-s', script]),
      '-H',
      'Accept-Encoding: gzip',
      url,
    ],
    { encoding: 'utf8' },
  );
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (status !== 0 || Number.isNaN(rate)) throw new Error(`wrk gave no rate:\n${stdout}`);
  const bad = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1];
  if (bad !== undefined) throw new Error(`${bad} responses were not 2xx:\n${stdout}`);
  return rate;
}

const MS_PER_TICK = 10;

/** Processor time that a process has had, all threads, in ms, on Linux. */
export const cpuMs = (pid: number): number => msOf(statOf(pid).slice(11, 13));

/** As `cpuMs`, with the child processes, also those that have ended. */
export const cpuMsWithChildren = (pid: number): number =>
  msOf(statOf(pid).slice(11, 15)) +
  childrenOf(pid).reduce((sum, { stat }) => sum + msOf(stat.slice(11, 13)), 0);

export const childrenOf = (parent: number): { pid: number; stat: string[] }[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), stat: statIfRunning(name) ?? [] }))
    .filter(({ stat }) => Number(stat[1]) === parent);

const msOf = (ticks: readonly string[]): number =>
  ticks.reduce((sum, each) => sum + Number(each), 0) * MS_PER_TICK;

/** Undefined for a process that has ended meanwhile. */
function statIfRunning(name: string): string[] | undefined {
  try {
    return statOf(Number(name));
  } catch {
    return undefined;
  }
}

/** The fields of `/proc/<pid>/stat` from the state on. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

const PAGE_BYTES = 4096;

/** Resident memory of a process in megabytes, on Linux. */
export const residentMB = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 2 ** 20;
