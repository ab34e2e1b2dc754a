import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  margin: 0 0 ${theme.space[4]};
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};

  ${media.print} {
    display: none;
  }
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  background: ${theme.color.primaryWash};
  color: ${theme.color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.primary};
    }
  }
`;

const Clear = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.tap};
  padding-inline: ${theme.space[2]};
`;

export interface ActiveFilter {
  label: string;
  value: string;
  /** The list without it. */
  href: string;
}

type ActiveFiltersProps = {
  filters: readonly ActiveFilter[];
  /** The list without any filter. */
  clearHref: string;
  /** Receives the focus when a filter, and so the focused link, disappears. */
  focusId: string;
};

/** The filters in use, each a link that removes it. */
export const ActiveFilters = ({ filters, clearHref, focusId }: ActiveFiltersProps) => {
  if (filters.length === 0) return null;
  const moveFocus = () => document.getElementById(focusId)?.focus({ preventScroll: true });
  return (
    <List aria-label={texts.active}>
      {filters.map(({ label, value, href }) => (
        <li key={label}>
          <Chip
            to={href}
            preventScrollReset
            aria-label={texts.remove(label, value)}
            onClick={moveFocus}
          >
            <span>{value}</span>
            <Icon name="x" />
          </Chip>
        </li>
      ))}
      <li>
        <Clear>
          <TextLink to={clearHref} routing={{ preventScrollReset: true }} onClick={moveFocus}>
            {texts.clear}
          </TextLink>
        </Clear>
      </li>
    </List>
  );
};
