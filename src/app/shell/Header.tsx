import { useLocation, Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/Icon';
import { Container } from '@/ui/layout';
import { media, theme } from '@/ui/theme';
import { CachedPart } from '../performance/CachedPart';
import { AccountArea } from './AccountArea';
import { Brand } from './Brand';
import { CartLink } from './CartLink';
import { toolStyles } from './disclosureStyles';
import { MainNavigation } from './MainNavigation';
import { MenuDisclosure } from './MenuDisclosure';
import { activeHeaderLinks } from './navigation';
import { texts } from './texts';
import { ThemeToggle } from './ThemeToggle';

const StyledLink = styled(Link)`
  ${toolStyles}
`;

/** Has no single-key shortcut: WCAG 2.1.4 requires those to be switchable. */
const SearchLink = () => (
  <StyledLink to={paths.search()} aria-label={texts.search}>
    <Icon name="magnifying-glass" size="1.375rem" />
  </StyledLink>
);

const Band = styled.header`
  border-bottom: 1px solid ${theme.color.line};

  ${media.print} {
    border-bottom: 2px solid currentColor;
  }
`;

const Line = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 4.25rem;

  ${media.up('lg')} {
    gap: ${theme.space[6]};
    min-height: 4.75rem;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;

  ${media.up('lg')} {
    gap: ${theme.space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

export function Header() {
  const { pathname } = useLocation();
  return (
    <CachedPart name="header" cacheKey={activeHeaderLinks(pathname)}>
      <Band>
        <Line>
          <Brand />
          <Tools>
            <SearchLink />
            <ThemeToggle />
            <CartLink />
            <AccountArea />
            <MenuDisclosure key={pathname} pathname={pathname} />
          </Tools>
        </Line>
        <MainNavigation pathname={pathname} />
      </Band>
    </CachedPart>
  );
}
