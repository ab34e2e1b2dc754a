import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

/** Resources that a process and its child processes use, on Linux. */
export interface Usage {
  /** Resident memory without shared pages. */
  memoryMB: number;
  /** Open files of any kind, connections included. */
  files: number;
  connections: number;
}

/** Null if it has ended. */
export function usageOf(pid: number): Usage | null {
  const found = [pid, ...childrenOf(pid)].map(usageOfOne).filter((each) => each !== null);
  if (found.length === 0) return null;
  return found.reduce((sum, each) => ({
    memoryMB: sum.memoryMB + each.memoryMB,
    files: sum.files + each.files,
    connections: sum.connections + each.connections,
  }));
}

function usageOfOne(pid: number): Usage | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = (field: string) =>
      Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    const open = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
    return {
      memoryMB: (kilobytes('RssAnon') + kilobytes('RssFile')) / 1024,
      files: open.length,
      connections: open.filter((target) => target.startsWith('socket:')).length,
    };
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return all.map(Number).filter((each) => parentOf(each) === pid);
}

/** Null if it has ended. */
function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}

/** Empty if it was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
