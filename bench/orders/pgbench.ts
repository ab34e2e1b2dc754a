import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cores } from '../lib/load';
import type { Run } from './processor';
import { findPostgres } from '../../tests/support/postgres';

export interface Statement {
  sql: string;
  bindings: readonly (string | number | boolean | null)[];
}

/** What differs between two orders. */
export interface OrderValues {
  id: number;
  user: number;
  code: string;
  key: string;
}

/** Runs pgbench on the API's core, while the API is idle. */
export type Pgbench = (seconds: number) => Run;

/** Waits for the file, which is written after the response. */
export async function readStatements(file: string): Promise<Statement[]> {
  while (!existsSync(file)) await pause(10);
  return JSON.parse(readFileSync(file, 'utf8')) as Statement[];
}

/**
 * Sends the recorded statements of an order in the same sequence, prepared, with a new code, key and buyer each time.
 * @param buyers the first and the last id
 */
export function newPgbench(
  url: string,
  {
    statements,
    order,
    buyers,
    clients,
    folder,
  }: {
    statements: readonly Statement[];
    order: OrderValues;
    buyers: readonly [number, number];
    clients: number;
    folder: string;
  },
): Pgbench {
  const constants: string[] = [];
  const variable = (value: string | number | boolean | null, isToken: boolean): string => {
    // It has no variables without a value.
    if (value === null) return 'null';
    if (value === '') return "''";
    // The token's statement finds one session.
    if (!isToken) {
      if (value === order.id) return ':id';
      if (value === order.user) return ':user';
      if (value === order.code) return ':code';
      if (value === order.key) return ':key';
    }
    const name = `v${constants.length / 2}`;
    constants.push('-D', `${name}=${value}`);
    return `:${name}`;
  };
  const lines = statements.map(({ sql, bindings }, index) => {
    const text = sql
      .replace(/\s+/g, ' ')
      .replace(/\$(\d+)/g, (_, n: string) => variable(bindings[Number(n) - 1] ?? null, index === 0))
      .replace(/;\s*$/, '');
    return /^insert into orders /.test(text) ? `${text} \\gset` : `${text};`;
  });
  const script = join(folder, 'order.sql');
  const [first, last] = buyers;
  writeFileSync(
    script,
    [
      `\\set user random(${first}, ${last})`,
      '\\set code random(1, 9000000000000000)',
      '\\set key random(1, 9000000000000000)',
      ...lines,
      '',
    ].join('\n'),
  );
  return (seconds) => {
    const words = ['-n', '-M', 'prepared', '-c', String(clients), '-T', String(seconds)];
    const printed = execFileSync(
      'taskset',
      ['-c', cores.server, program(), ...words, '-f', script, ...constants, url],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const count = Number(/^number of transactions actually processed: (\d+)/m.exec(printed)?.[1]);
    const rate = Number(/^tps = ([\d.]+)/m.exec(printed)?.[1]);
    if (Number.isNaN(count / rate)) throw new Error(`pgbench reported no rate:\n${printed}`);
    return { count, seconds: count / rate };
  };
}

function program(): string {
  const beside = join(findPostgres() ?? '', 'pgbench');
  return existsSync(beside) ? beside : 'pgbench';
}
