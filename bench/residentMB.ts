import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident memory of a process in megabytes, on Linux. */
export const residentMB = (pid: number): number =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 2 ** 20;
