import type { Core } from '@strapi/strapi';
import type { Readable } from 'node:stream';
import { downloadLink } from '../../platform/downloads/downloadLink';
import type { AnalysisPart, Download } from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { readFormat, type Sheet } from '../../platform/exports/Sheet';
import { toCsv } from '../../platform/exports/toCsv';
import { toXlsx } from '../../platform/exports/toXlsx';
import { isoDate } from '@iia/shared/dates';
import { readDayRange } from '../../platform/clock/days';
import { USER_FILTERS } from '../../membership/user-list/filters';
import { readAllUsers } from '../../membership/user-list/listUsers';
import { readUserQuery } from '../../membership/user-list/userQuery';
import { readAnalysis } from './readAnalysis';
import { analysisSheets, partTitles, usersSheet } from './sheets';

export type ExportPurpose = 'analysis' | 'users';

type Query = Record<string, unknown>;

interface Export {
  parameters: readonly string[];
  nameOf(strapi: Core.Strapi, query: Query): string;
  read(strapi: Core.Strapi, query: Query): Promise<Sheet[]>;
}

const exportTypes: Record<ExportPurpose, Export> = {
  analysis: {
    parameters: ['from', 'to', 'part'],
    nameOf(_strapi, query) {
      const { from, to } = readDayRange(query);
      const part = readPart(query);
      return `${part === null ? 'Phân tích' : partTitles[part]} ${from} đến ${to}`;
    },
    async read(strapi, query) {
      const requested = readPart(query);
      const sheets = analysisSheets(await readAnalysis(strapi, readDayRange(query)));
      return sheets.filter(({ part }) => requested === null || part === requested);
    },
  },
  users: {
    parameters: [...USER_FILTERS, 'sort'],
    nameOf(strapi, query) {
      readUserQuery({ db: strapi.db.connection, duties: [] }, query);
      return `Thành viên ${isoDate(new Date())}`;
    },
    async read(strapi, query) {
      return [usersSheet(readAllUsers(strapi, query))];
    },
  },
};

/** Null for all. @throws HttpError 400 for an unknown part */
function readPart({ part }: Query): AnalysisPart | null {
  if (part === undefined || part === null || part === '') return null;
  if (typeof part === 'string' && Object.hasOwn(partTitles, part)) return part as AnalysisPart;
  throw badField('part', 'Phần số liệu không hợp lệ.');
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A link to an export, which is generated when the link is opened. @throws HttpError 400 for a bad query */
export function exportLink(
  strapi: Core.Strapi,
  { purpose, query, userId }: { purpose: ExportPurpose; query: Query; userId: number },
): Download {
  const format = readFormat(query.format);
  const { nameOf, parameters } = exportTypes[purpose];
  const parts = Object.fromEntries(parameters.map((name) => [name, query[name]]));
  const subject = JSON.stringify({ ...parts, format });
  return downloadLink({ purpose, subject, userId }, `${nameOf(strapi, query)}.${format}`);
}

export async function generateExport(
  strapi: Core.Strapi,
  purpose: ExportPurpose,
  subject: string,
): Promise<{ name: string; type: string; body: Readable }> {
  const query = JSON.parse(subject) as Query;
  const format = readFormat(query.format);
  const sheets = await exportTypes[purpose].read(strapi, query);
  const body = format === 'csv' ? toCsv(sheets) : toXlsx(sheets);
  return {
    name: `${exportTypes[purpose].nameOf(strapi, query)}.${format}`,
    type: TYPES[format],
    body,
  };
}
