import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import type { ContentsEntry } from '../rich-text/headings';
import { media } from '../theme';
import { ContentsList } from './ContentsList';
import { RailHeading } from './RailList';
import { texts } from './texts';

/** A heading counts as reached above this line of the viewport, even on very long pages. */
const REACHED = '1000000px 0px -80% 0px';

/** The id of the last heading scrolled past; null before the first. */
function useCurrentHeading(contents: readonly ContentsEntry[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const ids = contents.map(({ id }) => id).join(' ');
  useEffect(() => {
    const order = ids.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.filter((id) => reached.has(id)).at(-1) ?? null);
      },
      { rootMargin: REACHED },
    );
    for (const id of order) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

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
