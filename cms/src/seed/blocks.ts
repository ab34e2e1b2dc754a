export interface TextNode {
  type: 'text';
  text: string;
  bold?: true;
  italic?: true;
}

export interface LinkNode {
  type: 'link';
  url: string;
  children: TextNode[];
}

export type InlineNode = TextNode | LinkNode;

export interface ListItemNode {
  type: 'list-item';
  children: InlineNode[];
}

export type BlockNode =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: number; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'list'; format: 'ordered' | 'unordered'; children: ListItemNode[] };

const INLINE = /\*\*(?<bold>.+?)\*\*|\*(?<italic>.+?)\*|\[(?<label>[^\]]+)\]\((?<url>[^)\s]+)\)/g;
const HEADING = /^(?<marks>#{2,4}) (?<title>.+)$/;
const BULLET = /^- /;
const NUMBER = /^\d+\. /;
const QUOTE = /^> ?/;

function inlineNodes(text: string): InlineNode[] {
  const nodes: InlineNode[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) nodes.push({ type: 'text', text: text.slice(at, match.index) });
    const { bold, italic, label, url } = match.groups ?? {};
    if (bold) nodes.push({ type: 'text', text: bold, bold: true });
    else if (italic) nodes.push({ type: 'text', text: italic, italic: true });
    else if (label && url) {
      nodes.push({ type: 'link', url, children: [{ type: 'text', text: label }] });
    }
    at = match.index + match[0].length;
  }
  if (at < text.length) nodes.push({ type: 'text', text: text.slice(at) });
  // Strapi's editor requires a text node on both sides of a link.
  if (nodes[0]?.type === 'link') nodes.unshift({ type: 'text', text: '' });
  if (nodes.at(-1)?.type === 'link') nodes.push({ type: 'text', text: '' });
  return nodes;
}

function list(format: 'ordered' | 'unordered', marker: RegExp, lines: string[]): BlockNode {
  const items: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) items.push(line.replace(marker, ''));
    // A line without a marker continues the previous item.
    else items[items.length - 1] += ` ${line}`;
  }
  return {
    type: 'list',
    format,
    children: items.map((item) => ({ type: 'list-item', children: inlineNodes(item) })),
  };
}

function block(lines: string[]): BlockNode {
  const first = lines[0] ?? '';
  const heading = HEADING.exec(first);
  if (heading?.groups) {
    if (lines.length > 1) throw new Error(`Leave an empty line below the heading "${first}".`);
    const { marks = '', title = '' } = heading.groups;
    return { type: 'heading', level: marks.length, children: inlineNodes(title) };
  }
  if (BULLET.test(first)) return list('unordered', BULLET, lines);
  if (NUMBER.test(first)) return list('ordered', NUMBER, lines);
  if (QUOTE.test(first)) {
    const text = lines.map((line) => line.replace(QUOTE, '')).join(' ');
    return { type: 'quote', children: inlineNodes(text) };
  }
  return { type: 'paragraph', children: inlineNodes(lines.join(' ')) };
}

/**
 * Converts the content files' light markup to Strapi blocks, separated by blank lines: `##`–`####`
 * headings, `- ` and `1. ` lists, `> ` quotes. Indentation is ignored.
 * @throws Error if no blank line follows a heading
 */
export function toBlocks(source: string): BlockNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((chunk) =>
      block(
        chunk
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
      ),
    );
}

export function countWords(source: string): number {
  const words = source.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]+/gu);
  return words?.length ?? 0;
}
