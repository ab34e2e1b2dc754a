import { slugOf } from '@/lib/vietnamese';
import { readBlocks, type Block, type InlineNode } from './blocks';

/** A heading as a contents list names it. */
export type ContentsEntry = { id: string; label: string };

const wordsOf = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (node.type === 'link' ? wordsOf(node.children) : node.text)).join('');

/**
 * Ids for a page's headings, by their words: the same words the same id at each visit, so that a link
 * to a heading lasts. Where words come twice, the second is counted.
 */
export function headingIds(labels: readonly string[]): string[] {
  const taken = new Map<string, number>();
  return labels.map((label) => {
    const slug = slugOf(label) || 'muc';
    const count = (taken.get(slug) ?? 0) + 1;
    taken.set(slug, count);
    return count === 1 ? slug : `${slug}-${count}`;
  });
}

/** The headings among blocks by their position, each with its id. */
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

/** What a contents list shows of a text: its highest headings. Nothing where there are fewer than two. */
export function contentsOfBlocks(value: unknown): ContentsEntry[] {
  const headings = [...headingsOf(readBlocks(value)).values()].filter(({ label }) => label !== '');
  const highest = Math.min(...headings.map(({ level }) => level));
  const entries = headings.filter(({ level }) => level === highest);
  return entries.length < 2 ? [] : entries.map(({ id, label }) => ({ id, label }));
}
