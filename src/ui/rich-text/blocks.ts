/** Strapi's blocks, as its editor writes them. */
export type TextNode = {
  type: 'text';
  text: string;
  bold?: boolean;
  italic?: boolean;
  underline?: boolean;
  strikethrough?: boolean;
  code?: boolean;
};

export type LinkNode = { type: 'link'; url: string; children: TextNode[] };
export type InlineNode = TextNode | LinkNode;
export type ListItemNode = { type: 'list-item'; children: InlineNode[] };
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * What editors saved, as blocks: nodes without a type or, but for images, without children are left
 * out, so that one broken node does not take the page with it.
 */
export const readBlocks = (value: unknown): Block[] => {
  if (!Array.isArray(value)) return [];
  return value.filter((node): node is Block => {
    if (!isRecord(node) || typeof node.type !== 'string') return false;
    return node.type === 'image'
      ? isRecord(node.image) && typeof node.image.url === 'string'
      : Array.isArray(node.children);
  });
};
