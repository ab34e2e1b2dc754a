import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { visuallyHiddenStyles } from '@/ui/VisuallyHidden';
import { AccountMenuItems } from './AccountMenuItems';
import { mainItemStyles, toolStyles } from './disclosureStyles';
import { MenuGroup } from './MenuGroup';
import { ariaCurrent, mainNavigation } from './navigation';
import { texts } from './texts';
import { ThemeToggle } from './ThemeToggle';
import { useDisclosure } from './useDisclosure';

const Details = styled.details`
  ${media.up('lg')} {
    display: none;
  }
`;

const Summary = styled.summary`
  ${toolStyles}
  margin-inline-end: -${theme.space[2]};

  details[open] > & > :first-child,
  details:not([open]) > & > :nth-child(2) {
    display: none;
  }
`;

/** Visually hidden if the header is narrow. */
const Label = styled.span`
  ${media.down('sm')} {
    ${visuallyHiddenStyles}
  }
`;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 10;
  padding-block: ${theme.space[2]} ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
  border-bottom: 3px solid ${theme.color.primary};
  background: ${theme.color.paper};
  max-height: calc(100dvh - 4.25rem);
  overflow-y: auto;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
  }

  & + & {
    margin-top: ${theme.space[2]};
    border-top: 1px solid ${theme.color.lineStrong};
  }
`;

/** The theme toggle moves to the header when there is room. */
const Narrow = styled.div`
  margin-top: ${theme.space[2]};
  border-top: 1px solid ${theme.color.lineStrong};

  ${media.up('sm')} {
    display: none;
  }
`;

const StyledLink = styled(Link)`
  ${mainItemStyles}
`;

/** Main navigation and account below `lg`; a `details` element, so that it works without script. */
export const MenuDisclosure = ({ pathname }: { pathname: string }) => (
  <Details ref={useDisclosure()}>
    <Summary>
      <Icon name="list" size="1.5rem" />
      <Icon name="x" size="1.5rem" />
      <Label>{texts.menu}</Label>
    </Summary>
    <Panel aria-label={texts.mainNavigation}>
      <List>
        {mainNavigation.map((entry) => (
          <li key={entry.to}>
            {entry.below ? (
              <MenuGroup label={entry.label} entries={entry.below} pathname={pathname} />
            ) : (
              <StyledLink to={entry.to} aria-current={ariaCurrent(pathname, entry)}>
                {entry.label}
              </StyledLink>
            )}
          </li>
        ))}
      </List>
      <List>
        <AccountMenuItems pathname={pathname} />
      </List>
      <Narrow>
        <ThemeToggle inMenu />
      </Narrow>
    </Panel>
  </Details>
);
