import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

export interface SideNavigationItem {
  to: string;
  label: string;
  /** Whether the page itself, or one below it, is open. */
  current: 'page' | 'below' | null;
  /** The number of open tasks, and its accessible label. */
  count?: { value: number; label: string } | undefined;
}

export const ariaCurrentOf = ({ current }: SideNavigationItem): 'page' | 'true' | undefined =>
  current === null ? undefined : current === 'page' ? 'page' : 'true';

export const entryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  padding: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.ink};
  font-size: ${theme.size.sm};
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  outline-offset: -3px;
  box-shadow: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      background: ${theme.color.primaryWash};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 3px 0 0 ${theme.color.accent};
  }
`;

const Entry = styled(Link)`
  ${entryStyles}

  ${media.down('lg')} {
    min-height: 3rem;
    padding-inline: ${theme.space[5]};
    font-size: ${theme.size.md};
  }
`;

const List = styled.ul<{ $open: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    border-bottom: 1px solid ${theme.color.line};
  }

  ${media.down('lg')} {
    display: ${({ $open }) => ($open ? 'block' : 'none')};
    position: absolute;
    inset: auto 0 100%;
    max-height: 60vh;
    overflow-y: auto;
    border-top: 3px solid ${theme.color.primary};
    background: ${theme.color.paper};
  }

  ${media.up('lg')} {
    border-top: 1px solid ${theme.color.lineStrong};
  }
`;

const Count = styled.span`
  flex: none;
  min-width: 1.5rem;
  padding-inline: ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.primary};
  color: ${theme.color.onPrimary};
  font-weight: ${theme.weight.strong};
  font-variant-numeric: tabular-nums lining-nums;
  text-align: center;
`;

export const EntryCount = ({ count }: Pick<SideNavigationItem, 'count'>) =>
  count && count.value > 0 ? (
    <>
      <Count aria-hidden="true">{count.value > 99 ? '99+' : count.value}</Count>
      <VisuallyHidden>{count.label}</VisuallyHidden>
    </>
  ) : null;

type SideNavigationListProps = {
  id: string;
  label: string;
  items: readonly SideNavigationItem[];
  /** Below `lg`, whether the list is shown. */
  open: boolean;
  onFollow: () => void;
};

/** The pages of a group. */
export const SideNavigationList = ({
  id,
  label,
  items,
  open,
  onFollow,
}: SideNavigationListProps) => (
  <List id={id} aria-label={label} $open={open}>
    {items.map((item) => (
      <li key={item.to}>
        <Entry to={item.to} aria-current={ariaCurrentOf(item)} onClick={onFollow}>
          <span>{item.label}</span>
          <EntryCount count={item.count} />
        </Entry>
      </li>
    ))}
  </List>
);
