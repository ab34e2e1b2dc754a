import type { ReactNode } from 'react';
import type { QueryResult } from '@/data/page/usePageQuery';
import type { LedgerColumn } from '@/ui/Ledger';
import { FilterBar } from '../search/FilterBar';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';
import { ListResults, type EmptyListCopy } from './ListResults';
import { ListShell, ListMeta } from './ListShell';

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
  columns: readonly LedgerColumn[];
  list: QueryResult<{ pagination: { page: number; pageCount: number; total: number } }>;
  categories?: readonly { slug: string; name: string }[];
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
  columns,
  list,
  categories,
  tabs,
  extra,
  empty,
  children,
}: CatalogueListProps<Search>) {
  const pagination = list.data?.pagination;
  return (
    <>
      <ListMeta
        title={title}
        description={copy.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) => hrefOf({ ...search, category: null, sort: sorts[0], page })}
      />
      <ListShell
        title={copy.title}
        kicker={copy.kicker}
        lead={copy.lead}
        tabs={tabs}
        filters={
          <FilterBar
            key={Object.values(extra ?? {}).join()}
            pathname={pathname}
            search={search}
            sorts={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
            categories={categories?.map(({ slug, name }) => ({ value: slug, label: name }))}
            extra={extra}
          />
        }
        count={pagination ? texts.found(pagination.total, copy.one, search.search) : ''}
      >
        <ListResults
          columns={columns}
          list={list}
          hrefFor={(page) => hrefOf({ ...search, page })}
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
