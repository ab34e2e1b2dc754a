import { slugOf } from '@iia/shared/foldText';
import { readBlocks, type Block, type InlineNode } from './blocks';

export type ContentsEntry = { id: string; label: string };

const wordsOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === 'link' ? wordsOf(node.children) : node.text)).join('');

/** Ids derived from the headings' text, so that links to them last; repeated ones are numbered. */
export function headingIds(labels: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return labels.map((label) => {
    const slug = slugOf(label) || 'muc';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

export function headingsOf(
  blocks: readonly Block[],
): Map<number, ContentsEntry & { level: number }> {
  const headings = blocks.flatMap((block, index) =>
    block.type === 'heading'
      ? [{ index, level: block.level, label: wordsOf(block.children).trim() }]
      : [],
  );
  const ids = headingIds(headings.map(({ label }) => label));
  return new Map(
    headings.map(({ index, level, label }, position) => [
      index,
      { id: ids[position] ?? '', label, level },
    ]),
  );
}

/** Only the highest level; empty if there are fewer than two. */
export function contentsOfBlocks(value: unknown): ContentsEntry[] {
  const headings = [...headingsOf(readBlocks(value)).values()].filter(({ label }) => label !== '');
  const highest = Math.min(...headings.map(({ level }) => level));
  const entries = headings.filter(({ level }) => level === highest);
  return entries.length < 2 ? [] : entries.map(({ id, label }) => ({ id, label }));
}
