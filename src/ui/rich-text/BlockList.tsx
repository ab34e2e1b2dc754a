import type { ListNode } from './blocks';
import { Inline } from './Inline';

/** Strapi puts a nested list after its item, HTML inside it. */
export const BlockList = ({ list }: { list: ListNode }) => {
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
