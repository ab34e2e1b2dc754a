import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/Container';
import { media, theme } from '@/ui/theme';
import { AccountArea } from './AccountArea';
import { Brand } from './Brand';
import { CartLink } from './CartLink';
import { CachedPart } from '../performance/CachedPart';
import { MainNavigation } from './MainNavigation';
import { MenuDisclosure } from './MenuDisclosure';
import { activeHeaderLinks } from './navigation';
import { SearchLink } from './SearchLink';
import { ThemeToggle } from './ThemeToggle';

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
