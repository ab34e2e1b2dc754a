import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';
import { isWithin, mainNavigation } from './navigation';
import { texts } from './texts';

const Nav = styled.nav`
  display: none;
  align-self: stretch;
  margin-inline-start: ${theme.space[8]};

  ${media.up('lg')} {
    display: block;
  }

  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  gap: ${theme.space[8]};
  height: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  display: flex;
`;

const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  border-block: 3px solid transparent;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.regular};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      border-bottom-color: ${theme.color.line};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    border-bottom-color: ${theme.color.accent};
  }
`;

/** The main ways on wide screens; below `lg` they stand in the menu. */
export const MainNavigation = ({ pathname }: { pathname: string }) => (
  <Nav aria-label={texts.mainNavigation}>
    <List>
      {mainNavigation.map(({ label, to }) => (
        <Item key={to}>
          <Way
            to={to}
            aria-current={pathname === to ? 'page' : isWithin(pathname, to) ? 'true' : undefined}
          >
            {label}
          </Way>
        </Item>
      ))}
    </List>
  </Nav>
);
