import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import type { Readable } from 'node:stream';
import type { CpePart, Download } from '../../generated/types';
import { toCsv } from '../../platform/exports/toCsv';
import { badField } from '../../platform/errors/HttpError';
import { entriesOf, readYear } from './record';

/** IIA's names. */
const contentAreas: Record<CpePart, string> = {
  general: 'Internal auditing',
  ethics: 'Ethics',
  risk: 'Risk management',
  technology: 'Information technology',
};

const fileName = (year: number): string => `Hồ sơ CPE ${year}.csv`;

/** @throws HttpError 400 without a year, or for a bad one */
export function linkToExport(userId: number, value: unknown): Download {
  if (value === undefined || value === '') throw badField('year', 'Thiếu năm.');
  const year = readYear(value);
  return downloadLink({ purpose: 'cpe', subject: String(year), userId }, fileName(year));
}

/** The hours that count, in the fields of IIA's reporting form, earliest first. */
export async function generateExport(
  strapi: Core.Strapi,
  userId: number,
  subject: string,
): Promise<{ name: string; type: string; body: Readable }> {
  const year = Number(subject);
  const entries = (await entriesOf(strapi, userId, year)).filter(
    ({ revokedReason }) => revokedReason === null,
  );
  const body = toCsv([
    {
      name: String(year),
      header: [
        'Activity date',
        'Activity title',
        'Provider',
        'Content area',
        'CPE hours',
        'Ethics hours',
        'Evidence',
      ],
      rows: entries
        .reverse()
        .map(({ day, subject: title, provider, part, hours, certificate, evidence }) => [
          { day },
          title,
          provider,
          contentAreas[part],
          hours,
          part === 'ethics' ? hours : 0,
          certificate?.number ?? evidence?.name ?? null,
        ]),
    },
  ]);
  return { name: fileName(year), type: 'text/csv; charset=utf-8', body };
}
