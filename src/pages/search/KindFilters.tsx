import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SearchResultsQuery } from '@/data/generated/operations/pages/search/SearchResults';
import { media, theme } from '@/ui/theme';
import { searchHref, type SearchQuery } from './searchQuery';
import { texts } from './texts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${theme.size.sm};

  ${media.up('md')} {
    display: block;
    border-top: 2px solid ${theme.color.lineStrong};
  }
`;

const StyledLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  border-bottom: 3px solid transparent;
  color: ${theme.color.muted};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  &[aria-current] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
    border-bottom-color: ${theme.color.accent};
  }

  ${media.up('md')} {
    display: flex;
    border-bottom: 1px solid ${theme.color.line};
    padding-inline-start: ${theme.space[3]};
    box-shadow: none;

    &[aria-current] {
      border-bottom-color: ${theme.color.line};
      box-shadow: inset 4px 0 0 ${theme.color.accent};
    }
  }
`;

const Count = styled.span`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
`;

type KindFiltersProps = {
  query: SearchQuery;
  counts: SearchResultsQuery['search']['counts'];
};

/** Links to the kinds with results, with their counts. */
export const KindFilters = ({ query, counts }: KindFiltersProps) => {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const entries = [
    { kind: null, label: texts.filters.all, count: total, more: counts.some(({ more }) => more) },
    ...counts.map((each) => ({ ...each, label: texts.kinds[each.kind] })),
  ];
  return (
    <nav aria-label={texts.filters.label}>
      <List>
        {entries.map(({ kind, label, count, more }) => (
          <li key={label}>
            <StyledLink
              to={searchHref({ q: query.q, kind, page: 1 })}
              preventScrollReset
              aria-current={query.kind === kind ? 'true' : undefined}
            >
              {label} <Count>{texts.count(count, more)}</Count>
            </StyledLink>
          </li>
        ))}
      </List>
    </nav>
  );
};
