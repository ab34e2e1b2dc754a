import { useContext } from 'react';
import { styled } from 'styled-components';
import { texts } from '../texts';
import { theme } from '../theme';
import { FootnoteContext, footnoteIds } from './footnoteContext';

const Mark = styled.sup`
  line-height: 0;

  a {
    padding-inline: 0.2em;
    color: ${theme.color.primary};
    text-decoration: none;
  }
`;

/** Without a note, the mark as typed. */
export const FootnoteMark = ({ mark }: { mark: string }) => {
  const { numbers, idPrefix } = useContext(FootnoteContext);
  const number = numbers.get(mark);
  if (number === undefined) return `[^${mark}]`;
  const ids = footnoteIds(idPrefix, number);
  return (
    <Mark>
      <a id={ids.reference} href={`#${ids.note}`} aria-label={texts.footnotes.note(number)}>
        {number}
      </a>
    </Mark>
  );
};
