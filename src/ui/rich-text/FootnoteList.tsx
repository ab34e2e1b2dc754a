import { styled } from 'styled-components';
import { texts } from '../texts';
import { theme } from '../theme';
import { footnoteIds } from './footnoteContext';
import type { Footnote } from './footnotes';
import { Inline } from './Inline';

const Notes = styled.section`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  ol {
    margin: 0;
  }

  li:target {
    background: ${theme.color.primaryWash};
  }
`;

const Back = styled.a`
  display: inline-block;
  min-width: 1.5rem;
  text-align: center;
  text-decoration: none;
`;

export const FootnoteList = ({
  notes,
  idPrefix,
}: {
  notes: readonly Footnote[];
  idPrefix: string;
}) => (
  <Notes aria-label={texts.footnotes.title}>
    <ol>
      {notes.map(({ number, children }) => {
        const ids = footnoteIds(idPrefix, number);
        return (
          <li key={number} id={ids.note}>
            <Inline nodes={children} />{' '}
            <Back href={`#${ids.reference}`} aria-label={texts.footnotes.back(number)}>
              ↑
            </Back>
          </li>
        );
      })}
    </ol>
  </Notes>
);
