import { styled } from 'styled-components';
import { readBlocks } from './rich-text/blocks';
import { BlockView } from './rich-text/BlockView';
import { FootnoteList } from './rich-text/FootnoteList';
import { FootnoteContext } from './rich-text/footnoteContext';
import { footnotesOf } from './rich-text/footnotes';
import { headingsOf } from './rich-text/headings';
import { theme } from './theme';

const Prose = styled.div`
  max-width: ${theme.measure};
  overflow-wrap: break-word;

  & > * {
    margin: 0 0 ${theme.space[5]};
  }

  & > :is(h2, h3, h4, h5, h6) {
    margin-top: ${theme.space[10]};
    margin-bottom: ${theme.space[3]};
  }

  & > :first-child {
    margin-top: 0;
  }

  & > :last-child {
    margin-bottom: 0;
  }

  ul,
  ol {
    padding-inline-start: ${theme.space[6]};
  }

  li {
    padding-inline-start: ${theme.space[1]};
    margin-block: ${theme.space[2]};
  }

  li::marker {
    color: ${theme.color.muted};
    font-variant-numeric: tabular-nums;
  }

  ul > li::marker {
    content: '–  ';
  }

  blockquote {
    padding-inline-start: ${theme.space[6]};
    border-inline-start: 3px solid ${theme.color.accent};
    font-family: ${theme.font.serif};
    font-size: ${theme.size.lg};
    line-height: 1.5;
  }

  code {
    font-size: ${theme.size.sm};
  }

  pre {
    padding: ${theme.space[4]};
    overflow-x: auto;
    background: ${theme.color.band};
    line-height: 1.5;
  }

  figcaption {
    margin-top: ${theme.space[2]};
    font-size: ${theme.size.sm};
    color: ${theme.color.muted};
  }
`;

type RichTextProps = {
  /** Strapi's blocks; unknown block types are skipped. */
  blocks: unknown;
  /** The heading level that replaces the editors' level 2. */
  sectionLevel?: 2 | 3;
  /** Keeps heading ids unique on pages with several texts. */
  idPrefix?: string;
};

export const RichText = ({ blocks, sectionLevel = 3, idPrefix = '' }: RichTextProps) => {
  const { body, notes, numbers } = footnotesOf(readBlocks(blocks));
  if (body.length === 0) return null;
  const headings = headingsOf(body);
  return (
    <FootnoteContext value={{ numbers, idPrefix }}>
      <Prose>
        {body.map((block, index) => (
          <BlockView
            key={index}
            block={block}
            sectionLevel={sectionLevel}
            id={headings.has(index) ? `${idPrefix}${headings.get(index)?.id}` : undefined}
          />
        ))}
        {notes.length > 0 && <FootnoteList notes={notes} idPrefix={idPrefix} />}
      </Prose>
    </FootnoteContext>
  );
};
