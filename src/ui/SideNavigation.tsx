import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from './theme';
import { VisuallyHidden } from './VisuallyHidden';

/* A horizontally scrolling strip on phones, a sticky column on wide screens. */
const List = styled.ul`
  position: relative;
  display: flex;
  margin: 0;
  padding: ${theme.space[1]} 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  list-style: none;
  border-bottom: 1px solid ${theme.color.line};

  ${media.up('lg')} {
    display: block;
    padding: 0;
    overflow: visible;
    border-bottom: 0;
    border-top: 1px solid ${theme.color.lineStrong};
  }
`;

const Entry = styled.li`
  flex: none;

  ${media.up('lg')} {
    border-bottom: 1px solid ${theme.color.line};
  }
`;

const StyledLink = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  padding-inline: ${theme.space[3]};
  color: ${theme.color.ink};
  font-size: ${theme.size.sm};
  line-height: 1.4;
  text-decoration: none;
  box-shadow: inset 0 -3px 0 transparent;
  outline-offset: -3px;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      background: ${theme.color.primaryWash};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 0 -3px 0 ${theme.color.accent};
  }

  ${media.up('lg')} {
    &[aria-current] {
      box-shadow: inset 3px 0 0 ${theme.color.accent};
    }
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

export type SideNavigationItem = {
  to: string;
  label: string;
  /** Whether the page itself, or one below it, is open. */
  current: 'page' | 'below' | null;
  /** The number of open tasks, and its accessible label. */
  count?: { value: number; label: string };
};

type SideNavigationProps = { label: string; items: readonly SideNavigationItem[] };

/** The pages of one area, beside their content. */
export const SideNavigation = ({ label, items }: SideNavigationProps) => {
  const list = useRef<HTMLUListElement>(null);
  const current = items.find((item) => item.current !== null)?.to;
  useEffect(() => {
    const strip = list.current;
    const entry = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!strip || !entry) return;
    strip.scrollLeft = entry.offsetLeft - (strip.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={label}>
      <List ref={list}>
        {items.map(({ to, label: text, current: here, count }) => (
          <Entry key={to}>
            <StyledLink
              to={to}
              aria-current={here === null ? undefined : here === 'page' ? 'page' : 'true'}
            >
              <span>{text}</span>
              {count && count.value > 0 ? (
                <>
                  <Count aria-hidden="true">{count.value > 99 ? '99+' : count.value}</Count>
                  <VisuallyHidden>{count.label}</VisuallyHidden>
                </>
              ) : null}
            </StyledLink>
          </Entry>
        ))}
      </List>
    </nav>
  );
};
