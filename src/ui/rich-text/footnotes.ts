import type { Block, InlineNode } from './blocks';

export interface Footnote {
  /** In the sequence of the references. */
  number: number;
  children: InlineNode[];
}

export interface Footnotes {
  body: Block[];
  notes: Footnote[];
  numbers: ReadonlyMap<string, number>;
}

/** `[^1]`; splitting by it alternates text and marks. */
export const reference = /\[\^([\p{L}\p{N}-]{1,20})\]/u;

const opening = /^\[\^([\p{L}\p{N}-]{1,20})\]:\s*/u;

const marksIn = (nodes: readonly InlineNode[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'link'
      ? marksIn(node.children)
      : node.code
        ? []
        : node.text.split(reference).filter((_, index) => index % 2 === 1),
  );

const inlinesOf = (block: Block): InlineNode[] => {
  if (block.type === 'image' || block.type === 'code') return [];
  if (block.type !== 'list') return block.children;
  return block.children.flatMap((node) => (node.type === 'list' ? inlinesOf(node) : node.children));
};

/**
 * Extracts Markdown-style footnotes: `[^1]` refers to a paragraph that starts with `[^1]:`. Unmatched notes
 * and references stay as typed, so that the editor notices.
 */
export function footnotesOf(blocks: readonly Block[]): Footnotes {
  const written = new Map<string, InlineNode[]>();
  const isNote = (block: Block): boolean => written.has(markOf(block) ?? '');
  for (const block of blocks) {
    const mark = markOf(block);
    if (mark !== null && block.type === 'paragraph' && !written.has(mark)) {
      written.set(mark, withoutMark(block.children));
    }
  }
  const referred = new Set(
    blocks.flatMap((block) => (isNote(block) ? [] : marksIn(inlinesOf(block)))),
  );
  const marks = [...referred].filter((mark) => written.has(mark));
  const numbers = new Map(marks.map((mark, index) => [mark, index + 1]));
  return {
    body: blocks.filter((block) => !numbers.has(markOf(block) ?? '')),
    notes: marks.map((mark, index) => ({ number: index + 1, children: written.get(mark) ?? [] })),
    numbers,
  };
}

function markOf(block: Block): string | null {
  const [first] = block.type === 'paragraph' ? block.children : [];
  return first?.type === 'text' ? (opening.exec(first.text)?.[1] ?? null) : null;
}

const withoutMark = ([first, ...rest]: readonly InlineNode[]): InlineNode[] =>
  first?.type === 'text' ? [{ ...first, text: first.text.replace(opening, '') }, ...rest] : rest;
