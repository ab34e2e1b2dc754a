import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from '../theme';

export const RailHeading = styled.p`
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.sm};
  line-height: 1.45;
`;

const Entry = styled.li`
  border-bottom: 1px solid ${theme.color.line};
`;

const StyledLink = styled(Link)`
  display: block;
  padding-block: ${theme.space[2]};
  color: ${theme.color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 0 -3px 0 ${theme.color.accent};
  }
`;

type RailListProps = {
  title: string;
  links: readonly { label: string; to: string }[];
  current?: string;
};

export const RailList = ({ title, links, current }: RailListProps) => {
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const rail = nav.current?.parentElement;
    // Scrolls the list to the current entry without scrolling the page.
    if (here && rail && here.offsetTop + here.offsetHeight > rail.clientHeight) {
      rail.scrollTop = here.offsetTop - rail.clientHeight / 2;
    }
  }, [current, links.length]);
  return (
    <nav ref={nav} aria-labelledby={id}>
      <RailHeading id={id}>{title}</RailHeading>
      <List>
        {links.map(({ label, to }) => (
          <Entry key={to}>
            <StyledLink to={to} aria-current={to === current ? 'page' : undefined}>
              {label}
            </StyledLink>
          </Entry>
        ))}
      </List>
    </nav>
  );
};
