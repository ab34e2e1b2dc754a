import { Heading, type HeadingLevel } from '../Heading';
import type { Block } from './blocks';
import { BlockList } from './BlockList';
import { Inline } from './Inline';
import { safeUrl } from './safeUrl';

/** One block. Headings go one level down: the page itself has the h1. */
export const BlockView = ({ block }: { block: Block }) => {
  switch (block.type) {
    case 'heading':
      return (
        <Heading
          level={Math.min(block.level + 1, 6) as HeadingLevel}
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
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A long line scrolls: the keyboard must reach it.
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
