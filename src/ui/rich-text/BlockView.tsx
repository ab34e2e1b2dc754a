import { Heading, type HeadingLevel } from '../Heading';
import type { Block, ListNode } from './blocks';
import { Inline } from './Inline';
import { safeUrl } from './safeUrl';

/** Strapi puts a nested list after its item, HTML inside it. */
const BlockList = ({ list }: { list: ListNode }) => {
  const items = list.children.reduce<{ item: ListNode['children'][number]; nested: ListNode[] }[]>(
    (entries, node) => {
      const last = entries.at(-1);
      if (node.type === 'list' && last) last.nested.push(node);
      else entries.push({ item: node, nested: [] });
      return entries;
    },
    [],
  );
  const Tag = list.format === 'ordered' ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map(({ item, nested }, index) => (
        <li key={index}>
          {item.type === 'list' ? <BlockList list={item} /> : <Inline nodes={item.children} />}
          {nested.map((inner, position) => (
            <BlockList key={position} list={inner} />
          ))}
        </li>
      ))}
    </Tag>
  );
};

type BlockViewProps = {
  block: Block;
  /** The heading level that replaces the editors' level 2. */
  sectionLevel: 2 | 3;
  id: string | undefined;
};

/** Never an h1: that is the page's own. */
export const BlockView = ({ block, sectionLevel, id }: BlockViewProps) => {
  switch (block.type) {
    case 'heading':
      return (
        <Heading
          id={id}
          level={Math.min(Math.max(block.level + sectionLevel - 2, 2), 6) as HeadingLevel}
          size={block.level < 3 ? 'xl' : 'lg'}
        >
          <Inline nodes={block.children} />
        </Heading>
      );
    case 'list':
      return <BlockList list={block} />;
    case 'quote':
      return (
        <blockquote>
          <Inline nodes={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long line scrolls: the keyboard must reach it.
        <pre tabIndex={0}>
          <code>
            <Inline nodes={block.children} />
          </code>
        </pre>
      );
    case 'image': {
      const { url, alternativeText, caption, width, height } = block.image;
      const source = safeUrl(url);
      if (source === null) return null;
      return (
        <figure>
          <img
            src={source}
            alt={alternativeText ?? ''}
            width={width ?? undefined}
            height={height ?? undefined}
            loading="lazy"
          />
          {caption ? <figcaption>{caption}</figcaption> : null}
        </figure>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Inline nodes={block.children} />
        </p>
      );
    default:
      return null;
  }
};
