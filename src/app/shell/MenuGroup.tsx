import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { theme } from '@/ui/theme';
import { mainItemStyles, menuItemStyles } from './disclosureStyles';
import { isWithin, type NavigationEntry } from './navigation';

const Summary = styled.summary`
  ${mainItemStyles}
  justify-content: space-between;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & svg {
    transform: rotate(180deg);
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0 0 ${theme.space[2]};
  list-style: none;
`;

const StyledLink = styled(Link)`
  ${menuItemStyles}
  min-height: ${theme.tap};
  padding-inline-start: ${theme.space[10]};
`;

type MenuGroupProps = { label: string; entries: readonly NavigationEntry[]; pathname: string };

export const MenuGroup = ({ label, entries, pathname }: MenuGroupProps) => (
  <details open={entries.some(({ to }) => isWithin(pathname, to))}>
    <Summary>
      {label}
      <Icon name="caret-down" />
    </Summary>
    <List>
      {entries.map(({ label: name, to }) => (
        <li key={to}>
          <StyledLink to={to} aria-current={pathname === to ? 'page' : undefined}>
            {name}
          </StyledLink>
        </li>
      ))}
    </List>
  </details>
);
