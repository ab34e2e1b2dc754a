import { escapeMarkup } from '@iia/shared/escapeMarkup';
import { formatDateTime } from '@iia/shared/dates';
import type { DataSection } from './readPersonalData';

const style = `
  body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; color: #0b2a3d; }
  h1 { font-size: 1.75rem; } h2 { margin-top: 2.5rem; font-size: 1.25rem; border-top: 2px solid #0b2a3d; padding-top: .5rem; }
  table { width: 100%; margin: 1rem 0; border-collapse: collapse; break-inside: avoid; }
  th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #d5d9dc; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  th { width: 14rem; font-weight: 600; }`;

/** One self-contained file that any browser displays and prints. */
export function personalDataHtml(sections: readonly DataSection[], now: Date): string {
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
