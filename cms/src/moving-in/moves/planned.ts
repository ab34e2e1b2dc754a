import { serverActor } from '../../identity/audit/actors';
import type { ImportColumn } from '../../membership/imports/ImportColumn';
import type { PlanImport } from '../../membership/imports/ImportPlan';
import { readFile, type FileLimits, type ImportFile } from '../../membership/imports/readFile';
import { FileRefused, type MoveIn, type MovedFile, type MoveOptions, refusalOf } from './Move';

/** Limits for memory only: the operator is trusted. */
const FILE_LIMITS = { maxRows: 200_000, maxRowLength: 5_000_000 } as const;

/** Rows of a CSV or XLSX file. @throws FileRefused if it cannot be read or lacks a column */
export async function readTable(
  { content }: MovedFile,
  columns: readonly ImportColumn[],
  limits: FileLimits = FILE_LIMITS,
): Promise<ImportFile & { remarks: string[] }> {
  try {
    const file = await readFile(content.toString('base64'), columns, limits);
    const { ignored } = file;
    return {
      ...file,
      remarks: ignored.length > 0 ? [`Cột không dùng đến: ${ignored.join('; ')}.`] : [],
    };
  } catch (error) {
    throw new FileRefused(refusalOf(error));
  }
}

/** Imports a table in one transaction. */
export const moveTable =
  (columns: readonly ImportColumn[], planOf: (options: MoveOptions) => PlanImport): MoveIn =>
  async (strapi, file, options) => {
    const { rows, remarks } = await readTable(file, columns);
    return await strapi.db.transaction(async ({ trx }) => {
      const plan = await planOf(options)(trx, rows);
      await plan.apply(trx, { actor: serverActor(), reason: options.reason, now: new Date() });
      return { rows: plan.rows, remarks };
    });
  };
