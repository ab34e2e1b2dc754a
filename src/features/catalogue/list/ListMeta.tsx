import { PageMeta } from '@/ui/PageMeta';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';

type ListMetaProps = {
  title: string;
  description: string;
  search: ListSearch;
  pageCount: number;
  /** The list's address at a page, in its default order: how search engines know it. */
  hrefFor: (page: number) => string;
};

/**
 * What search engines are told of a list. The results of a search are not for them; an order is not another page.
 */
export const ListMeta = ({ title, description, search, pageCount, hrefFor }: ListMetaProps) => {
  const { page } = search;
  const searched = search.search !== '';
  return (
    <>
      <PageMeta
        title={texts.pageOf(searched ? texts.searchTitle(title, search.search) : title, page)}
        description={description}
        canonical={searched ? undefined : hrefFor(page)}
        noindex={searched}
      />
      {!searched && page > 1 ? <link rel="prev" href={hrefFor(page - 1)} /> : null}
      {!searched && page < pageCount ? <link rel="next" href={hrefFor(page + 1)} /> : null}
    </>
  );
};
