import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import type { PersonalDataFormat, Download } from '../../generated/types';
import { isoDate, formatDateTime } from '@iia/shared/dates';
import { badField } from '../../platform/errors/HttpError';
import { readPersonalData, type DataSection } from './readPersonalData';
import { escapeMarkup } from '@iia/shared/escapeMarkup';

const style = `
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; color: #0b2a3d; }
  h1 { font-size: 1.75rem; } h2 { margin-top: 2.5rem; font-size: 1.25rem; border-top: 2px solid #0b2a3d; padding-top: .5rem; }
  table { width: 100%; margin: 1rem 0; border-collapse: collapse; break-inside: avoid; }
  th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #d5d9dc; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 14rem; font-weight: 600; }`;

/** One self-contained file that any browser displays and prints. */
function personalDataHtml(sections: readonly DataSection[], now: Date): string {
  const title = 'Dữ liệu cá nhân của Quý khách tại Viện Kiểm toán nội bộ Việt Nam';
  return `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}
</style>
</head>
<body>
<h1>${title}</h1>
<p>Lấy lúc ${escapeMarkup(formatDateTime(now))}. Giờ trong tệp này là giờ UTC. Mật khẩu và các mã bí mật không có ở đây.</p>
${sections.map(sectionHtml).join('\n')}
</body>
</html>
`;
}

function sectionHtml({ title, rows }: DataSection): string {
  return `<h2>${escapeMarkup(title)} (${rows.length})</h2>\n${rows.map(rowHtml).join('\n')}`;
}

function rowHtml(row: DataSection['rows'][number]): string {
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `<tr><th scope="row">${escapeMarkup(name)}</th><td>${formatValue(value)}</td></tr>`,
    );
  return `<table>${lines.join('')}</table>`;
}

function formatValue(value: DataSection['rows'][number][string]): string {
  if (value === true) return 'có';
  if (value === false) return 'không';
  return escapeMarkup(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

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
