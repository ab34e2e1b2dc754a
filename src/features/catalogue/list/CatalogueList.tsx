import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { LedgerColumn } from '@/ui/Ledger';
import { ActiveFilters } from '../facets/ActiveFilters';
import { facetFields, type FacetCounts } from '../facets/facetFields';
import type { FacetList } from '../facets/facets';
import { NearestResults } from '../facets/NearestResults';
import { FilterBar } from '../search/FilterBar';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';
import { ListResults, type EmptyListCopy } from './ListResults';
import { activeFilters, withFacet } from './activeFilters';
import { COUNT_ID, ListMeta, ListShell } from './ListShell';

interface ListCopy {
  /** The name of one item, in lower case. */
  one: string;
  title: string;
  kicker: string;
  lead: string;
  description: string;
}

type SortName = keyof typeof texts.sorts;

type CatalogueListProps<Search extends ListSearch<SortName>> = {
  copy: ListCopy;
  /** The title for search engines, if it is not the heading. */
  title?: string;
  search: Search;
  pathname: string;
  /** The default first. */
  sorts: readonly [Search['sort'], ...Search['sort'][]];
  hrefOf: (search: Search) => string;
  /** Without parameters that do not change the list; by default as `hrefOf`. */
  canonicalOf?: (search: Search) => string;
  columns: readonly LedgerColumn[];
  list: QueryResult<{ pagination: { page: number; pageCount: number; total: number } }>;
  categories?: readonly { slug: string; name: string }[];
  facetList: FacetList;
  /** Undefined until they are counted. */
  facetCounts: FacetCounts | undefined;
  now: number;
  tabs?: ReactNode;
  /** Query parameters that filtering preserves, e.g. a tab. */
  extra?: Readonly<Record<string, string>>;
  empty?: EmptyListCopy;
  /** The ledger. */
  children: ReactNode;
};

/** A list of the catalogue: metadata, heading, filters, and the ledger with its pagination. */
export function CatalogueList<Search extends ListSearch<SortName>>({
  copy,
  title = copy.title,
  search,
  pathname,
  sorts,
  hrefOf,
  canonicalOf = hrefOf,
  columns,
  list,
  categories,
  facetList,
  facetCounts,
  now,
  tabs,
  extra,
  empty,
  children,
}: CatalogueListProps<Search>) {
  const pagination = list.data?.pagination;
  const fields = facetFields(facetList, search.facets ?? {}, facetCounts, now);
  return (
    <>
      <ListMeta
        title={title}
        description={copy.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) =>
          canonicalOf({ ...search, category: null, facets: {}, sort: sorts[0], page })
        }
      />
      <ListShell
        title={copy.title}
        kicker={copy.kicker}
        lead={copy.lead}
        tabs={tabs}
        filters={
          <FilterBar
            key={sorts.join()}
            pathname={pathname}
            search={search}
            sorts={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
            categories={categories?.map(({ slug, name }) => ({ value: slug, label: name }))}
            facets={{ list: facetList, fields }}
            extra={extra}
          />
        }
        active={
          <ActiveFilters
            filters={activeFilters(search, { categories, fields, hrefOf })}
            clearHref={hrefOf({ ...search, category: null, facets: {}, page: 1 })}
            focusId={COUNT_ID}
          />
        }
        count={pagination ? texts.found(pagination.total, copy.one, search.search) : ''}
      >
        <ListResults
          columns={columns}
          list={list}
          hrefFor={(page) => hrefOf({ ...search, page })}
          nearest={
            <NearestResults
              fields={fields}
              hrefWith={({ name }, value) => hrefOf(withFacet(search, name, value))}
            />
          }
          empty={
            empty ?? {
              title: texts.empty.title(copy.one),
              action: texts.empty.showAll(copy.one),
              href: pathname,
            }
          }
        >
          {children}
        </ListResults>
      </ListShell>
    </>
  );
}
