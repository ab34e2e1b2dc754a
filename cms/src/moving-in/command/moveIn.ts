import type { Core } from '@strapi/strapi';
import { serverActor } from '../../identity/audit/actors';
import { writeAudit } from '../../identity/audit/writeAudit';
import type { ImportOutcome } from '../../generated/types';
import { purgeTags, sendPurges } from '../../platform/purge/purgeTags';
import { FileRefused, type MovedFile, type MoveOptions } from '../moves/Move';
import { rehearse } from '../moves/rehearse';
import { moveKinds, type MoveKind } from './kinds';
import { countsOf, type FileReport } from './report';

export interface Move {
  kind: MoveKind;
  file: MovedFile;
}

export interface MoveResult {
  reports: FileReport[];
  /** Whether the database was changed. */
  written: boolean;
}

interface Choice extends MoveOptions {
  /** Imports the valid records even if others are refused. */
  skipRefused: boolean;
}

/**
 * Imports files of an old site, one after the other. First does everything and rolls it back: if any record is
 * refused, nothing is written, unless `skipRefused` is set.
 */
export async function moveIn(
  strapi: Core.Strapi,
  moves: readonly Move[],
  { skipRefused, ...options }: Choice,
): Promise<MoveResult> {
  const rehearsed = await rehearse(strapi, () =>
    moveAll(strapi, moves, { ...options, dryRun: true }),
  );
  const isRefused = rehearsed.some(
    ({ refusal, rows }) => refusal !== null || countsOf(rows).bad > 0,
  );
  if (options.dryRun || (isRefused && !skipRefused)) return { reports: rehearsed, written: false };
  try {
    return { reports: await moveAll(strapi, moves, options), written: true };
  } finally {
    // If a file fails, the files before it stay imported.
    purgeTags(['*']);
    await sendPurges();
  }
}

async function moveAll(
  strapi: Core.Strapi,
  moves: readonly Move[],
  options: MoveOptions,
): Promise<FileReport[]> {
  const reports: FileReport[] = [];
  for (const move of moves) reports.push(await moveFile(strapi, move, options));
  return reports;
}

async function moveFile(
  strapi: Core.Strapi,
  { kind, file }: Move,
  options: MoveOptions,
): Promise<FileReport> {
  const { name } = file;
  try {
    const moved = await moveKinds[kind](strapi, file, options);
    const report = { kind, name, ...moved, refusal: null };
    await logMove(strapi, report, options.reason);
    return report;
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    const { message, line } = error;
    return { kind, name, rows: [], remarks: [], refusal: { message, line } };
  }
}

/** Counts only: the file contains personal data. */
async function logMove(strapi: Core.Strapi, { kind, rows }: FileReport, reason: string) {
  const counts = countsOf(rows);
  if (counts.added + counts.changed === 0) return;
  const fields: readonly ImportOutcome[] = ['added', 'changed'];
  await strapi.db.transaction(({ trx }) =>
    writeAudit(trx, serverActor(), {
      action: 'imported',
      subject: { kind: 'import', label: kind },
      changes: fields.map((field) => ({ field, after: counts[field] })),
      reason,
    }),
  );
}
