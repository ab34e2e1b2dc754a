/** A node of Strapi's rich text. */
export interface BlockNode {
  type: string;
  text?: string;
  url?: string;
  level?: number;
  format?: 'ordered' | 'unordered';
  bold?: true;
  italic?: true;
  children?: BlockNode[];
}

const INLINE = /\*\*(?<bold>.+?)\*\*|\*(?<italic>.+?)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;
const HEADING = /^(?<marks>#{2,4}) (?<title>.+)$/;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;
const QUOTE = /^> ?/;

/**
 * Converts the samples' light markup to Strapi blocks, separated by blank lines: `##`–`####` headings,
 * `- ` and `1. ` lists, `> ` quotes. Indentation is ignored.
 * @throws Error if no blank line follows a heading
 */
export function toBlocks(source: string): BlockNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) => block(chunk.split('\n').flatMap((line) => line.trim() || [])));
}

function block(lines: string[]): BlockNode {
  const first = lines[0] ?? '';
  const { marks, title = '' } = HEADING.exec(first)?.groups ?? {};
  if (marks) {
    if (lines.length > 1) throw new Error(`Leave an empty line below the heading "${first}".`);
    return { type: 'heading', level: marks.length, children: inlineNodes(title) };
  }
  if (BULLET.test(first)) return list('unordered', BULLET, lines);
  if (NUMBER.test(first)) return list('ordered', NUMBER, lines);
  const text = lines.map((line) => line.replace(QUOTE, '')).join(' ');
  return { type: QUOTE.test(first) ? 'quote' : 'paragraph', children: inlineNodes(text) };
}

function list(format: 'ordered' | 'unordered', marker: RegExp, lines: string[]): BlockNode {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    // A line without a marker continues the previous item.
    else items[items.length - 1] += ` ${line}`;
  }
  const children = items.map((item) => ({ type: 'list-item', children: inlineNodes(item) }));
  return { type: 'list', format, children };
}

function inlineNodes(source: string): BlockNode[] {
  const nodes: BlockNode[] = [];
  const add = (text: string, style: { bold?: true; italic?: true } = {}) =>
    nodes.push({ type: 'text', text, ...style });
  let at = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > at) add(source.slice(at, match.index));
    const { bold, italic, label = '', url } = match.groups ?? {};
    if (bold) add(bold, { bold: true });
    else if (italic) add(italic, { italic: true });
    else nodes.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    at = match.index + match[0].length;
  }
  if (at < source.length) add(source.slice(at));
  // Strapi's editor requires a text node on both sides of a link.
  if (nodes[0]?.type === 'link') nodes.unshift({ type: 'text', text: '' });
  if (nodes.at(-1)?.type === 'link') add('');
  return nodes;
}
