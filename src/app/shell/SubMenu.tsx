import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { media, theme } from '@/ui/theme';
import { menuItemStyles } from './disclosureStyles';
import type { NavigationEntry } from './navigation';
import { texts } from './texts';
import { useDisclosure } from './useDisclosure';

const Summary = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${theme.space[8]};
  min-height: ${theme.tap};
  margin-inline-end: -${theme.space[3]};
  color: ${theme.color.muted};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  [open] > & svg {
    transform: rotate(180deg);
  }
`;

const Panel = styled.ul`
  position: absolute;
  inset: 100% auto auto -${theme.space[5]};
  z-index: 10;
  width: max-content;
  min-width: 15rem;
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-top: 3px solid ${theme.color.primary};
  background: ${theme.color.paper};
  list-style: none;

  li + li {
    border-top: 1px solid ${theme.color.line};
  }
`;

const StyledLink = styled(Link)`
  ${menuItemStyles}
  font-size: ${theme.size.sm};
`;

type SubMenuProps = { label: string; entries: readonly NavigationEntry[]; pathname: string };

/** The pages below a main entry, opened by the caret beside it, with or without script. */
export const SubMenu = ({ label, entries, pathname }: SubMenuProps) => (
  <details ref={useDisclosure()}>
    <Summary aria-label={texts.openGroup(label)}>
      <Icon name="caret-down" size="0.875rem" />
    </Summary>
    <Panel>
      {entries.map(({ label: name, to }) => (
        <li key={to}>
          <StyledLink to={to} aria-current={pathname === to ? 'page' : undefined}>
            {name}
          </StyledLink>
        </li>
      ))}
    </Panel>
  </details>
);
