import { PageMeta } from '@/ui/PageMeta';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';

type ListMetaProps = {
  title: string;
  description: string;
  search: ListSearch;
  pageCount: number;
  /** The address at a page of the whole list, in its default order: how search engines know it. */
  hrefFor: (page: number) => string;
};

/**
 * What search engines are told of a list. The results of a search are not for them; a part of the list or
 * another order of it is no other page.
 */
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
