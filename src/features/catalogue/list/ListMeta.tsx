import { PageMeta } from '@/ui/PageMeta';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';

type ListMetaProps = {
  title: string;
  description: string;
  search: ListSearch;
  pageCount: number;
  /** The canonical URL of a page of the unfiltered list in its default sort. */
  hrefFor: (page: number) => string;
};

/** Search results are not indexed; a filtered or re-sorted list has no canonical URL. */
export const ListMeta = ({ title, description, search, pageCount, hrefFor }: ListMetaProps) => {
  const { page } = search;
  const searched = search.search !== '';
  const whole = !searched && search.category === null;
  return (
    <>
      <PageMeta
        title={texts.pageOf(searched ? texts.searchTitle(title, search.search) : title, page)}
        description={description}
        canonical={searched ? undefined : hrefFor(whole ? page : 1)}
        noindex={searched}
      />
      {whole && page > 1 ? <link rel="prev" href={hrefFor(page - 1)} /> : null}
      {whole && page < pageCount ? <link rel="next" href={hrefFor(page + 1)} /> : null}
    </>
  );
};
