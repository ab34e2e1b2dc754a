import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Icon } from './Icon';
import { texts } from './texts';
import { media, theme } from './theme';

/** The first, last and nearby pages; null represents a gap of two or more. */
export const pageRange = (page: number, pageCount: number): (number | null)[] => {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1]);
  const pages: (number | null)[] = [];
  for (let current = 1; current <= pageCount; current += 1) {
    const fillsGapOfOne =
      !wanted.has(current) && wanted.has(current - 1) && wanted.has(current + 1);
    if (wanted.has(current) || fillsGapOfOne) pages.push(current);
    else if (pages.at(-1) !== null) pages.push(null);
  }
  return pages;
};

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: ${theme.space[6]} 0 0;
  list-style: none;
  font-size: ${theme.size.sm};
  font-variant-numeric: tabular-nums lining-nums;
`;

const cell = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.tap};
  min-height: ${theme.tap};
  padding-inline: ${theme.space[2]};
  border-bottom: 3px solid transparent;
`;

const PageLink = styled(Link)`
  ${cell}
  color: ${theme.color.primary};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.color.primaryWash};
    }
  }

  &[aria-current='page'] {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.strong};
    border-bottom-color: ${theme.color.accent};
  }
`;

const Gap = styled.span`
  ${cell}
  color: ${theme.color.muted};
`;

type PaginationProps = {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  label?: string;
};

/** Links to the other pages; nothing if there is only one. */
export const Pagination = ({ page, pageCount, hrefFor, label }: PaginationProps) => {
  if (pageCount < 2) return null;
  const labels = texts.pagination;
  return (
    <nav aria-label={label ?? labels.label}>
      <List>
        {page > 1 ? (
          <li>
            <PageLink to={hrefFor(page - 1)} rel="prev" aria-label={labels.previous}>
              <Icon name="caret-left" />
            </PageLink>
          </li>
        ) : null}
        {pageRange(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <Gap aria-hidden="true">…</Gap>
            ) : (
              <PageLink
                to={hrefFor(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </PageLink>
            )}
          </li>
        ))}
        {page < pageCount ? (
          <li>
            <PageLink to={hrefFor(page + 1)} rel="next" aria-label={labels.next}>
              <Icon name="caret-right" />
            </PageLink>
          </li>
        ) : null}
      </List>
    </nav>
  );
};
