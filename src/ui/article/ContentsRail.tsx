import { styled } from 'styled-components';
import type { ContentsEntry } from '../rich-text/headings';
import { media } from '../theme';
import { ContentsList } from './ContentsList';
import { RailHeading } from './RailHeading';
import { texts } from './texts';
import { useCurrentHeading } from './useCurrentHeading';

const Nav = styled.nav`
  display: none;

  ${media.up('md')} {
    display: block;
  }
`;

export const ContentsRail = ({ contents }: { contents: readonly ContentsEntry[] }) => {
  const current = useCurrentHeading(contents);
  return (
    <Nav aria-label={texts.contents}>
      <RailHeading aria-hidden="true">{texts.contents}</RailHeading>
      <ContentsList contents={contents} current={current} />
    </Nav>
  );
};
