import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { media, theme } from './theme';
import {
  entryStyles,
  EntryCount,
  ariaCurrentOf,
  type SideNavigationItem,
} from './SideNavigationList';

/** A tab of the bar. */
export const tabStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 3.25rem;
  padding: ${theme.space[1]} 0;
  border: 0;
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.size.xs};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  box-shadow: inset 0 3px 0 transparent;
  outline-offset: -3px;
  cursor: pointer;

  &[data-current],
  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 0 3px 0 ${theme.color.accent};
  }

  &[aria-expanded='true'] {
    color: ${theme.color.primary};
    background: ${theme.color.primaryWash};
  }

  /* The number itself is beside its page. */
  &[data-count]::after {
    content: '';
    position: absolute;
    top: ${theme.space[2]};
    inset-inline-end: ${theme.space[2]};
    width: ${theme.space[2]};
    height: ${theme.space[2]};
    border-radius: 50%;
    background: ${theme.color.primary};
    forced-color-adjust: none;
  }
`;

const TabLink = styled(Link)`
  ${tabStyles}

  ${media.up('lg')} {
    ${entryStyles}
  }
`;

const Short = styled.span`
  ${media.up('lg')} {
    display: none;
  }
`;

const Full = styled.span`
  ${media.down('lg')} {
    display: none;
  }
`;

/** A group's only page: named after the group in the bar, by its own name in the column. */
export const SideNavigationTab = ({ item, short }: { item: SideNavigationItem; short: string }) => (
  <TabLink to={item.to} aria-current={ariaCurrentOf(item)}>
    <Short>{short}</Short>
    <Full>{item.label}</Full>
    <EntryCount count={item.count} />
  </TabLink>
);
