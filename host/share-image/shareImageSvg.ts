import { shareImageSize } from '../../src/lib/shareImage';
import { markColors, palettes } from '../../src/ui/colors';
import { markBars, markSize } from '../../src/ui/mark';
import { texts } from '../../src/ui/texts';
import { breakTitle } from './breakTitle';

const { width, height } = shareImageSize;
const { light } = palettes;
const MARGIN = 72;
const FIELD = 300;
const MARK_SCALE = 4.4;
/** Line height relative to the font size; stacked diacritics need room. */
const LEADING = 1.24;

export function shareImageSvg(title: string, host: string): string {
  const { lines, size } = breakTitle(title, width - FIELD - 2 * MARGIN);
  const top = 232;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="${MARGIN}" y="${top + Math.round(index * size * LEADING)}" font-family="Source Serif 4" ` +
      `font-weight="600" font-size="${size}" fill="${light.ink}">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${light.paper}"/>
<rect x="${width - FIELD}" width="${FIELD}" height="${height}" fill="${markColors.ground}"/>
${markOnField()}
<text x="${MARGIN}" y="104" font-family="Be Vietnam Pro" font-size="28" fill="${light.ink}">${texts.siteFullName}</text>
<rect x="${MARGIN}" y="134" width="${width - FIELD - 2 * MARGIN}" height="2" fill="${light.line}"/>
${titleLines.join('\n')}
<rect x="${MARGIN}" y="${height - 98}" width="56" height="6" fill="${light.accent}"/>
<text x="${MARGIN}" y="${height - 48}" font-family="Be Vietnam Pro" font-size="24" fill="${light.muted}">${escapeXml(host)}</text>
</svg>`;
}

function markOnField(): string {
  const [, ...bars] = markBars;
  const drawn = bars.map(
    ({ x, y, width: wide, height: high, color }) =>
      `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${color}"/>`,
  );
  const left = width - (FIELD + markSize * MARK_SCALE) / 2;
  const top = (height - markSize * MARK_SCALE) / 2;
  return `<g transform="translate(${left} ${top}) scale(${MARK_SCALE})">${drawn.join('')}</g>`;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeXml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- control characters are no characters of XML
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>]/g, (character) => escapes[character] ?? '');
