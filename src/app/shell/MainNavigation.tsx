import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { ariaCurrent, mainNavigation } from './navigation';
import { SubMenu } from './SubMenu';
import { texts } from './texts';

const Nav = styled.nav`
  display: none;

  ${media.up('lg')} {
    display: block;
  }

  ${media.print} {
    display: none;
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[8]};
  margin: 0;
  padding: 0;
  border-top: 1px solid ${theme.color.line};
  list-style: none;
`;

const Item = styled.li`
  position: relative;
  display: flex;
`;

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  border-block: 3px solid transparent;
  color: ${theme.color.ink};
  font-size: ${theme.size.sm};
  text-decoration: none;
  white-space: nowrap;

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

/** The main navigation on wide screens; below `lg` it moves into the menu. */
export const MainNavigation = ({ pathname }: { pathname: string }) => (
  <Nav aria-label={texts.mainNavigation}>
    <Container>
      <List>
        {mainNavigation.map((entry) => (
          <Item key={entry.to}>
            <StyledLink to={entry.to} aria-current={ariaCurrent(pathname, entry)}>
              {entry.label}
            </StyledLink>
            {entry.below ? (
              <SubMenu
                key={pathname}
                label={entry.label}
                entries={entry.below}
                pathname={pathname}
              />
            ) : null}
          </Item>
        ))}
      </List>
    </Container>
  </Nav>
);
