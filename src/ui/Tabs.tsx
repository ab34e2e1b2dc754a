import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from './theme';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[6]};
  margin: 0;
  padding: 0;
  list-style: none;
  border-bottom: 1px solid ${theme.color.line};
`;

const Tab = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  margin-bottom: -1px;
  border-bottom: 3px solid transparent;
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      border-bottom-color: ${theme.color.line};
    }
  }

  &[aria-current='true'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
    border-bottom-color: ${theme.color.accent};
  }
`;

export type TabItem = { to: string; label: string; current: boolean };

/** Links rather than ARIA tabs: they need no script, and the URL identifies the open tab. */
export const Tabs = ({ label, items }: { label: string; items: readonly TabItem[] }) => (
  <nav aria-label={label}>
    <List>
      {items.map((item) => (
        <li key={item.to}>
          <Tab to={item.to} aria-current={item.current ? 'true' : undefined}>
            {item.label}
          </Tab>
        </li>
      ))}
    </List>
  </nav>
);
