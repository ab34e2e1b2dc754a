import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { instituteName } from '@iia/shared/institute';
import { cleanRun, cleanText } from 'rest-contract/rules';

export type Pdf = PDFKit.PDFDocument;

interface PdfOptions {
  title: string;
  layout: 'portrait' | 'landscape';
  size?: 'A4' | 'A6';
  /** Buffered pages can be drawn on again, e.g. with their number. */
  pages?: 'single' | 'buffered';
}

/** Fonts with every Vietnamese character; only the characters used are embedded. */
const fonts = { serif: 'serif', sans: 'sans', strong: 'sans-strong' } as const;

const composed =
  <Rest extends unknown[], Drawn>(draw: (text: string, ...rest: Rest) => Drawn) =>
  (text: string, ...rest: Rest): Drawn =>
    draw(cleanRun(text), ...rest);

/** Renders one document in Vietnamese. `draw` selects the fonts `serif`, `sans` and `strong`. */
export async function renderPdf(
  strapi: Core.Strapi,
  { title, layout, size = 'A4', pages = 'single' }: PdfOptions,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const folder = join(strapi.dirs.app.root, 'fonts');
  // Loaded with the first document, to keep startup short.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size,
    layout,
    margin: 0,
    bufferPages: pages === 'buffered',
    lang: 'vi',
    displayTitle: true,
    info: { Title: cleanText(title), Author: instituteName },
    font: join(folder, `${fonts.sans}.ttf`),
  });
  for (const [name, file] of Object.entries(fonts)) {
    pdf.registerFont(name, join(folder, `${file}.ttf`));
  }
  // The fonts have precomposed characters only: a combining mark would be drawn beside its character, or
  // not at all.
  Object.assign(pdf, {
    text: composed(pdf.text.bind(pdf)),
    widthOfString: composed(pdf.widthOfString.bind(pdf)),
    heightOfString: composed(pdf.heightOfString.bind(pdf)),
  });
  const written = buffer(pdf);
  draw(pdf);
  pdf.end();
  return written;
}
