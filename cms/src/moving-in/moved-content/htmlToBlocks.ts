import { parseDocument } from 'htmlparser2';

type HtmlNode = ReturnType<typeof parseDocument>['children'][number];

/** A node of Strapi's rich text. */
export interface BlockNode {
  type: string;
  text?: string;
  url?: string;
  level?: number;
  format?: 'ordered' | 'unordered';
  indentLevel?: number;
  bold?: true;
  italic?: true;
  underline?: true;
  strikethrough?: true;
  code?: true;
  children?: BlockNode[];
  /** An image that is not stored yet. */
  picture?: Picture;
}

export interface Picture {
  /** As in the HTML. */
  url: string;
  alternativeText: string;
}

export interface HtmlOptions {
  /** Line breaks of text outside of elements count, as in WordPress's classic editor. */
  breaks: boolean;
  /** The new address of a link; null to retain only its text. */
  linkTo: (url: string) => string | null;
}

export interface ConvertedHtml {
  blocks: BlockNode[];
  /** What the blocks cannot express, in Vietnamese. */
  losses: string[];
}

const DROPPED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'head',
  'svg',
  'form',
  'button',
]);
const EMBEDDED = new Set(['iframe', 'video', 'audio', 'embed', 'object']);
const CONTAINERS = new Set(
  `html body div section article main header footer aside nav figure figcaption center details
   summary address dl dt dd table thead tbody tfoot caption`.split(/\s+/),
);
const STYLES: Readonly<Record<string, Partial<BlockNode>>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  u: { underline: true },
  ins: { underline: true },
  s: { strikethrough: true },
  del: { strikethrough: true },
  strike: { strikethrough: true },
  code: { code: true },
  kbd: { code: true },
};
const SHORTCODE =
  /\[\/?(caption|gallery|embed|audio|video|playlist|contact-form-7|rev_slider|(?:vc|et_pb|fusion|su)_\w+)\b[^\]]*\]/g;

/**
 * Converts HTML to the blocks of the editor. Scripts, styles and forms are dropped; only http, https,
 * mailto, tel and local links remain. Images become `picture` nodes.
 */
export function htmlToBlocks(html: string, options: HtmlOptions): ConvertedHtml {
  const losses = new Map<string, number>();
  const clean = html.replace(SHORTCODE, (_code, name: string) => {
    if (name !== 'caption' && name !== 'embed') lose(losses, `mã ngắn [${name}]`);
    return '';
  });
  const converter = new Converter(options, (what) => lose(losses, what));
  const blocks = converter.blocksOf(parseDocument(clean).children);
  return {
    blocks,
    losses: [...losses].map(([what, count]) => (count > 1 ? `${what} (${count})` : what)),
  };
}

const lose = (losses: Map<string, number>, what: string): void => {
  losses.set(what, (losses.get(what) ?? 0) + 1);
};

/** The text of HTML, on one line. */
export function textOfHtml(html: string): string {
  const textOf = (node: HtmlNode): string => {
    if (node.type === 'text') return node.data;
    if (!('children' in node) || ('name' in node && DROPPED.has(node.name))) return ' ';
    const text = (node.children as HtmlNode[]).map(textOf).join('');
    return 'name' in node && node.name in STYLES ? text : ` ${text} `;
  };
  const text = parseDocument(html.replace(SHORTCODE, ' ')).children.map(textOf).join('');
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}

class Converter {
  readonly #options: HtmlOptions;
  readonly #lose: (what: string) => void;

  constructor(options: HtmlOptions, loseWhat: (what: string) => void) {
    this.#options = options;
    this.#lose = loseWhat;
  }

  /** Text and inline elements between block elements become paragraphs. */
  blocksOf(nodes: readonly HtmlNode[]): BlockNode[] {
    const blocks: BlockNode[] = [];
    let loose: HtmlNode[] = [];
    const endParagraphs = () => {
      blocks.push(...this.#paragraphs(loose, this.#options.breaks));
      loose = [];
    };
    for (const node of nodes) {
      const own = this.#block(node);
      if (own === null) loose.push(node);
      else {
        endParagraphs();
        blocks.push(...own);
      }
    }
    endParagraphs();
    return blocks;
  }

  /** Null for an inline node. */
  #block(node: HtmlNode): BlockNode[] | null {
    if (node.type === 'text') return null;
    if (!('name' in node) || !('children' in node)) return [];
    const { name } = node;
    const children = node.children as HtmlNode[];
    if (DROPPED.has(name)) return [];
    if (EMBEDDED.has(name)) return this.#embedded(node.attribs);
    if (name === 'p') return this.#paragraphs(children, false);
    if (name === 'hr') return [];
    if (/^h[1-6]$/.test(name)) return this.#heading(Number(name[1]), children);
    if (name === 'ul' || name === 'ol') return this.#list(name, children, 0);
    if (name === 'blockquote') return this.#quote(children);
    if (name === 'pre') return this.#code(children);
    if (name === 'tr') return this.#tableRow(children);
    if (name === 'img') return this.#picture(node.attribs);
    if (CONTAINERS.has(name)) return this.blocksOf(children);
    // An inline element around blocks, such as a link around an image.
    return children.some((child) => this.#hasBlock(child)) ? this.blocksOf(children) : null;
  }

  #hasBlock(node: HtmlNode): boolean {
    if (!('name' in node) || !('children' in node)) return false;
    const { name } = node;
    const isBlock =
      CONTAINERS.has(name) ||
      EMBEDDED.has(name) ||
      /^(p|h[1-6]|ul|ol|blockquote|pre|img|hr)$/.test(name);
    return isBlock || (node.children as HtmlNode[]).some((child) => this.#hasBlock(child));
  }

  #paragraphs(nodes: readonly HtmlNode[], breaks: boolean): BlockNode[] {
    const blocks: BlockNode[] = [];
    let run: HtmlNode[] = [];
    const end = () => {
      const parts = breaks
        ? splitAtEmptyLines(this.#inline(run, {}, true))
        : [this.#inline(run, {}, false)];
      for (const part of parts) {
        const children = tidy(part);
        if (children.length > 0) blocks.push({ type: 'paragraph', children });
      }
      run = [];
    };
    for (const node of nodes) {
      if (!this.#hasBlock(node)) run.push(node);
      else {
        end();
        blocks.push(...(this.#block(node) ?? []));
      }
    }
    end();
    return blocks;
  }

  #heading(level: number, nodes: readonly HtmlNode[]): BlockNode[] {
    const children = tidy(this.#inline(nodes, {}, false));
    // Level 1 is the page's title.
    return children.length > 0 ? [{ type: 'heading', level: Math.max(level, 2), children }] : [];
  }

  #quote(nodes: readonly HtmlNode[]): BlockNode[] {
    return this.blocksOf(nodes).map((block) =>
      block.type === 'paragraph' ? { ...block, type: 'quote' } : block,
    );
  }

  #code(nodes: readonly HtmlNode[]): BlockNode[] {
    const text = textContent(nodes).replace(/^\n|\s+$/g, '');
    return text === '' ? [] : [{ type: 'code', children: [{ type: 'text', text }] }];
  }

  #list(name: 'ul' | 'ol', nodes: readonly HtmlNode[], indentLevel: number): BlockNode[] {
    const children: BlockNode[] = [];
    for (const node of nodes) {
      if (!('name' in node) || !('children' in node)) continue;
      const inner = node.children as HtmlNode[];
      if (node.name === 'ul' || node.name === 'ol') {
        children.push(...this.#list(node.name, inner, indentLevel + 1));
        continue;
      }
      const item: BlockNode[] = [];
      const lists: BlockNode[] = [];
      for (const child of inner) {
        if (
          'children' in child &&
          'name' in child &&
          (child.name === 'ul' || child.name === 'ol')
        ) {
          lists.push(...this.#list(child.name, child.children as HtmlNode[], indentLevel + 1));
        } else {
          if (item.length > 0 && 'name' in child && child.name === 'p') item.push(lineBreak);
          item.push(...this.#inline([child], {}, false));
        }
      }
      const texts = tidy(item);
      if (texts.length > 0) children.push({ type: 'list-item', children: texts });
      children.push(...lists);
    }
    if (children.length === 0) return [];
    const format = name === 'ol' ? 'ordered' : 'unordered';
    return [{ type: 'list', format, indentLevel, children }];
  }

  /** Blocks have no tables: each row becomes a paragraph. */
  #tableRow(cells: readonly HtmlNode[]): BlockNode[] {
    this.#lose('dòng bảng thành đoạn văn');
    const children = cells.flatMap((cell) => {
      if (!('name' in cell) || !('children' in cell)) return [];
      return [textNode(' | '), ...this.#inline(cell.children as HtmlNode[], {}, false)];
    });
    const texts = tidy(children.slice(1));
    return texts.length > 0 ? [{ type: 'paragraph', children: texts }] : [];
  }

  #embedded({ src, data }: Record<string, string>): BlockNode[] {
    this.#lose('nội dung nhúng thành đường dẫn');
    const url = src ?? data;
    const link = url ? this.#link(url, [textNode(url)]) : [];
    const children = tidy(link);
    return children.length > 0 ? [{ type: 'paragraph', children }] : [];
  }

  #picture({ src, alt = '' }: Record<string, string>): BlockNode[] {
    if (!src || src.startsWith('data:')) {
      this.#lose('ảnh nhúng trong bài');
      return [];
    }
    const picture = { url: src, alternativeText: alt };
    return [{ type: 'image', picture, children: [textNode('')] }];
  }

  #inline(nodes: readonly HtmlNode[], style: Partial<BlockNode>, breaks: boolean): BlockNode[] {
    return nodes.flatMap((node): BlockNode[] => {
      if (node.type === 'text') {
        const text = breaks
          ? node.data.replace(/[^\S\n]+/g, ' ').replace(/ ?\n ?/g, '\n')
          : node.data.replace(/\s+/g, ' ');
        return text === '' ? [] : [{ type: 'text', text, ...style }];
      }
      if (!('name' in node) || !('children' in node)) return [];
      const { name } = node;
      if (name === 'br') return [lineBreak];
      if (DROPPED.has(name)) return [];
      const children = node.children as HtmlNode[];
      if (name === 'a' && node.attribs.href) {
        return this.#link(node.attribs.href, this.#inline(children, style, breaks));
      }
      return this.#inline(children, { ...style, ...STYLES[name] }, breaks);
    });
  }

  #link(href: string, children: BlockNode[]): BlockNode[] {
    const texts = children.filter(({ type }) => type === 'text');
    if (texts.length === 0) return children;
    const url = safeUrl(href.trim());
    const target = url === null ? null : this.#options.linkTo(url);
    return target === null ? children : [{ type: 'link', url: target, children: texts }];
  }
}

const textNode = (text: string): BlockNode => ({ type: 'text', text });
const lineBreak: BlockNode = textNode('\n');

function safeUrl(url: string): string | null {
  if (/^(https?:\/\/|mailto:|tel:)/i.test(url)) return url;
  return /^[/#?](?!\/)/.test(url) ? url : null;
}

function textContent(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.data;
      if ('name' in node && node.name === 'br') return '\n';
      return 'children' in node ? textContent(node.children as HtmlNode[]) : '';
    })
    .join('');
}

/** Splits the nodes of a classic post into its paragraphs. */
function splitAtEmptyLines(nodes: readonly BlockNode[]): BlockNode[][] {
  const paragraphs: BlockNode[][] = [[]];
  for (const node of nodes) {
    if (node.type !== 'text') {
      paragraphs.at(-1)?.push(node);
      continue;
    }
    for (const [index, text] of (node.text ?? '').split(/\n{2,}/).entries()) {
      if (index > 0) paragraphs.push([]);
      if (text !== '') paragraphs.at(-1)?.push({ ...node, text });
    }
  }
  return paragraphs;
}

/** Joins texts of one style and trims both ends; empty if nothing is left to read. */
function tidy(nodes: readonly BlockNode[]): BlockNode[] {
  const joined: BlockNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (last?.type === 'text' && node.type === 'text' && styleOf(last) === styleOf(node)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}${node.text}` };
    } else joined.push(node);
  }
  const tidied = joined.map((node) =>
    node.text === undefined
      ? node
      : { ...node, text: node.text.replace(/(?: ?\n ?)+/g, '\n').replace(/ {2,}/g, ' ') },
  );
  trimEnd(tidied, 0, /^\s+/);
  trimEnd(tidied, -1, /\s+$/);
  if (tidied.length === 0) return [];
  // Strapi's editor requires a text node on both sides of a link.
  if (tidied[0]?.type === 'link') tidied.unshift(textNode(''));
  if (tidied.at(-1)?.type === 'link') tidied.push(textNode(''));
  return tidied;
}

function trimEnd(nodes: BlockNode[], position: 0 | -1, space: RegExp): void {
  for (;;) {
    const node = nodes.at(position);
    if (node?.text === undefined) return;
    const text = node.text.replace(space, '');
    if (text !== '') {
      nodes[position === 0 ? 0 : nodes.length - 1] = { ...node, text };
      return;
    }
    nodes.splice(position, 1);
  }
}

const styleOf = ({ bold, italic, underline, strikethrough, code }: BlockNode): string =>
  JSON.stringify([bold, italic, underline, strikethrough, code]);
