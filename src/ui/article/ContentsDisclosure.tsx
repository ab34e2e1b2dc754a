import { useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { ContentsEntry } from '../rich-text/headings';
import { media, theme } from '../theme';
import { ContentsList } from './ContentsList';
import { summaryStyles } from './summaryStyles';
import { texts } from './texts';

const Details = styled.details`
  margin-bottom: ${theme.space[8]};
  border-block: 1px solid ${theme.color.line};

  &[open] {
    padding-bottom: ${theme.space[4]};
  }

  ${media.up('md')} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Summary = styled.summary`
  ${summaryStyles}
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
`;

/** For phones: initially collapsed, and collapsed again once an entry is chosen. */
export const ContentsDisclosure = ({ contents }: { contents: readonly ContentsEntry[] }) => {
  const details = useRef<HTMLDetailsElement>(null);
  const closeAfterChoice = ({ target }: { target: EventTarget }) => {
    const chosen = target instanceof Element && target.closest('a') !== null;
    if (chosen && details.current) details.current.open = false;
  };
  return (
    <Details ref={details} onClick={closeAfterChoice}>
      <Summary>
        {texts.contents}
        <Icon name="caret-down" />
      </Summary>
      <nav aria-label={texts.contents}>
        <ContentsList contents={contents} />
      </nav>
    </Details>
  );
};
