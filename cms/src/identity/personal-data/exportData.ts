import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import type { PersonalDataFormat, Download } from '../../generated/types';
import { isoDate } from '@iia/shared/dates';
import { badField } from '../../platform/errors/HttpError';
import { personalDataHtml } from './personalDataHtml';
import { readPersonalData } from './readPersonalData';

const TYPES: Record<PersonalDataFormat, string> = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
};

/**
 * A link to all data of the caller, read when the link is opened.
 *
 * @throws HttpError 400 for an unknown format
 */
export function personalDataLink(userId: number, format: unknown): Download {
  if (!isFormat(format)) throw badField('format', 'Định dạng tệp phải là json hoặc html.');
  return downloadLink({ purpose: 'personal-data', subject: format, userId }, nameOf(format));
}

interface ExportFile {
  body: Buffer;
  name: string;
  type: string;
}

export async function generatePersonalData(
  strapi: Core.Strapi,
  userId: number,
  subject: string,
): Promise<ExportFile> {
  const format = isFormat(subject) ? subject : 'json';
  const sections = await readPersonalData(strapi, userId);
  const now = new Date();
  const text =
    format === 'html'
      ? personalDataHtml(sections, now)
      : JSON.stringify(
          {
            exportedAt: now.toISOString(),
            ...Object.fromEntries(sections.map(({ name, rows }) => [name, rows])),
          },
          null,
          2,
        );
  return { body: Buffer.from(text, 'utf8'), name: nameOf(format), type: TYPES[format] };
}

function nameOf(format: PersonalDataFormat): string {
  return `Dữ liệu cá nhân ${isoDate(new Date())}.${format}`;
}

function isFormat(value: unknown): value is PersonalDataFormat {
  return typeof value === 'string' && Object.hasOwn(TYPES, value);
}
