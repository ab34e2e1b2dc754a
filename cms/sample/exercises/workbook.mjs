import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import yazl from 'yazl';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Positions in `cellXfs`. */
const styles = { text: 0, head: 1, input: 2, percent: 3 };

const border =
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FFDCD8CF"/></bottom></border>';
const wrapped = '<alignment vertical="top" wrapText="1"/>';
const format = (font, fill, number = 0) =>
  `<xf numFmtId="${number}" fontId="${font}" fillId="${fill}" borderId="0" xfId="0" applyFont="1" applyFill="1"
    applyNumberFormat="1" applyAlignment="1">${wrapped}</xf>`;
const fill = (color) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${color}"/></patternFill></fill>`;

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2">
<font><sz val="11"/><name val="Calibri"/></font>
<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
${fill('FF006299')}${fill('FFF5F3EE')}</fills><borders count="1">${border}</borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="4">${format(0, 0)}${format(1, 2)}${format(0, 3)}${format(0, 0, 10)}</cellXfs></styleSheet>`;

const escape = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export const column = (index) => String.fromCharCode(65 + index);

/** Text, a number, `''` for a cell to fill in, or a formula with the `value` that previews show. */
function cell(value, reference) {
  if (value === null) return '';
  if (value === '') return `<c r="${reference}" s="${styles.input}"/>`;
  if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
  if (typeof value === 'object') {
    const style = value.percent ? styles.percent : styles.text;
    return `<c r="${reference}" s="${style}"><f>${escape(value.formula)}</f><v>${value.value}</v></c>`;
  }
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
}

function sheetXml({ header, widths, rows, choices }) {
  const cols = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const titles = header.map(
    (title, index) =>
      `<c r="${column(index)}1" s="${styles.head}" t="inlineStr"><is><t>${escape(title)}</t></is></c>`,
  );
  const body = rows.map(
    (row, at) =>
      `<row r="${at + 2}">${row.map((value, index) => cell(value, `${column(index)}${at + 2}`)).join('')}</row>`,
  );
  const validation = choices
    ? `<dataValidations count="1"><dataValidation type="list" allowBlank="1" sqref="${choices.range}">
<formula1>"${escape(choices.values.join(','))}"</formula1></dataValidation></dataValidations>`
    : '';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${cols.join('')}</cols><sheetData><row r="1">${titles.join('')}</row>${body.join('')}</sheetData>
${validation}<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;
}

const each = (sheets, part) => sheets.map((sheet, index) => part(index + 1, sheet)).join('');

function parts(sheets) {
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>
${each(sheets, (id) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
<Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>
${each(sheets, (id, { name }) => `<sheet name="${escape(name)}" sheetId="${id}" r:id="rId${id}"/>`)}</sheets>
<calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">
${each(sheets, (id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`)}
<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(sheet)]),
    ),
  };
}

/** Writes the same bytes for the same sheets. */
export async function writeWorkbook(path, sheets) {
  const zip = new yazl.ZipFile();
  const mtime = new Date('2026-11-26T00:00:00Z');
  for (const [name, xml] of Object.entries(parts(sheets)))
    zip.addBuffer(Buffer.from(xml), name, { mtime });
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}
