import { useEffect, useState, useRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../Icon';
import type { ContentsEntry } from '../rich-text/headings';
import { media, theme } from '../theme';
import { RailHeading } from './RailList';
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

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};
  line-height: 1.45;
`;

const StyledLink = styled.a`
  display: block;
  padding: ${theme.space[2]} 0 ${theme.space[2]} ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.line};
  color: ${theme.color.muted};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    border-inline-start-color: ${theme.color.accent};
    color: ${theme.color.ink};
  }
`;

type ContentsListProps = {
  contents: readonly ContentsEntry[];
  current?: string | null;
};

export const ContentsList = ({ contents, current }: ContentsListProps) => (
  <List>
    {contents.map(({ id, label }) => (
      <li key={id}>
        <StyledLink href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
          {label}
        </StyledLink>
      </li>
    ))}
  </List>
);
