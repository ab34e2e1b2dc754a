/** Strapi's blocks format. */
export type TextNode = {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
};

type LinkNode = { type: 'link'; url: string; children: TextNode[] };
export type InlineNode = TextNode | LinkNode;
type ListItemNode = { type: 'list-item'; children: InlineNode[] };
export type ListNode = {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: (ListItemNode | ListNode)[];
};
export type ImageNode = {
  type: 'image';
  image: {
    url: string;
    alternativeText?: string | null;
    caption?: string | null;
    width?: number | null;
    height?: number | null;
  };
};

export type Block =
  | { type: 'paragraph'; children: InlineNode[] }
  | { type: 'heading'; level: 1 | 2 | 3 | 4 | 5 | 6; children: InlineNode[] }
  | { type: 'quote'; children: InlineNode[] }
  | { type: 'code'; children: InlineNode[] }
  | ListNode
  | ImageNode;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

const isLevel = (value: unknown): value is 1 | 2 | 3 | 4 | 5 | 6 =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6;

const textOr = <T>(value: unknown, other: T): string | T =>
  typeof value === 'string' ? value : other;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const readText = (value: unknown): TextNode[] =>
  nodesOf(value).flatMap(({ type, text, ...marks }) =>
    type === 'text' && typeof text === 'string' ? [{ ...marks, type, text }] : [],
  );

/** A link without a URL keeps its text. */
const readInline = (value: unknown): InlineNode[] =>
  nodesOf(value).flatMap((node): InlineNode[] =>
    node.type === 'link'
      ? [{ type: 'link', url: textOr(node.url, ''), children: readText(node.children) }]
      : readText([node]),
  );

const readList = ({ format, children }: Node): ListNode => ({
  type: 'list',
  format: format === 'ordered' ? 'ordered' : 'unordered',
  children: nodesOf(children).flatMap((node): ListNode['children'] => {
    if (node.type === 'list') return [readList(node)];
    if (node.type !== 'list-item') return [];
    return [{ type: 'list-item', children: readInline(node.children) }];
  }),
});

const readImage = ({ image }: Node): ImageNode[] => {
  if (!isNode(image) || typeof image.url !== 'string') return [];
  return [
    {
      type: 'image',
      image: {
        url: image.url,
        alternativeText: textOr(image.alternativeText, null),
        caption: textOr(image.caption, null),
        width: numberOrNull(image.width),
        height: numberOrNull(image.height),
      },
    },
  ];
};

const readBlock = (node: Node): Block[] => {
  const { type, level } = node;
  if (type === 'image') return readImage(node);
  if (!Array.isArray(node.children)) return [];
  if (type === 'list') return [readList(node)];
  const children = readInline(node.children);
  if (type === 'heading' && isLevel(level)) return [{ type, level, children }];
  if (type === 'quote' || type === 'code') return [{ type, children }];
  return type === 'paragraph' || type === 'heading' ? [{ type: 'paragraph', children }] : [];
};

/**
 * Validates editors' content: broken nodes are skipped or fixed at any depth, so that one does not break
 * the page.
 */
export const readBlocks = (value: unknown): Block[] => nodesOf(value).flatMap(readBlock);
