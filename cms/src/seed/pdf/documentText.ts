import type { DocumentSource } from '../content/types';
import type { Paragraph } from './layOut';

const SIZES = { title: 22, heading: 15, text: 11 };

/** The first page of a sample document: what everybody may see of it. */
export function coverText({ title, author, year, summary }: DocumentSource): Paragraph[] {
  return [
    { text: title, size: SIZES.title },
    { text: `${author}, ${year}`, size: SIZES.text },
    { text: summary, size: SIZES.text },
    { text: 'Tệp mẫu, chỉ có trên cơ sở dữ liệu mẫu.', size: SIZES.text },
  ];
}

/** All of a sample document: its cover and its text, without the marks of its source. */
export function wholeText(document: DocumentSource): Paragraph[] {
  const paragraphs = document.body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      text: line
        .replace(/^(#+|>)\s+/, '')
        .replace(/^-\s+/, '• ')
        .replace(/\*\*|__/g, '')
        // The font has no arrow.
        .replaceAll('→', '–')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
      size: line.startsWith('#') ? SIZES.heading : SIZES.text,
    }));
  return [...coverText(document), ...paragraphs];
}
