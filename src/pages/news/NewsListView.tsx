import { styled } from 'styled-components';
import type { NewsCategoriesQuery, NewsListQuery } from '@/data/generated/operations/pages/news';
import type { QueryResult } from '@/data/page/usePageQuery';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { type ListSearch, listParamNames } from '@/features/catalogue/search/listSearch';
import { useListForm } from '@/features/catalogue/search/useListForm';
import { texts } from '@/features/news/texts';
import { newsFeeds } from '@/lib/feeds';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PageMeta } from '@/ui/PageMeta';
import { SearchInput } from '@/ui/TextInput';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { NewsFeedLinks } from './NewsFeedLinks';
import { NewsResults } from './NewsResults';
import { newsHref, NEWS_SORT, newsPath } from './newsSearch';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: 34rem;
  padding-block: ${theme.space[5]};
`;

/** A GET form, so that it works without script. */
const NewsSearch = ({ search }: { search: ListSearch }) => {
  const pathname = newsPath(search.category);
  const { ref, submit, typed } = useListForm({
    pathname,
    search: { ...search, category: null },
    defaultSort: NEWS_SORT,
  });
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={texts.searchLabel}
      method="get"
      action={pathname}
      onSubmit={submit}
    >
      <Field label={texts.search} name={listParamNames.search} required>
        <SearchInput
          placeholder={texts.searchPlaceholder}
          defaultValue={search.search}
          onInput={typed}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {texts.submit}
      </Button>
    </Form>
  );
};

const Feeds = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[12]};
  font-size: ${theme.size.sm};
  color: ${theme.color.muted};

  ${media.print} {
    display: none;
  }
`;

type NewsListViewProps = {
  list: QueryResult<NewsListQuery['newsPosts']>;
  categories: QueryResult<NewsCategoriesQuery['newsCategories']>;
  search: ListSearch;
};

export const NewsListView = ({ list, categories, search }: NewsListViewProps) => {
  const pagination = list.data?.pagination;
  const category = categories.data?.find(({ slug }) => slug === search.category);
  const title = category?.name ?? texts.title;
  const searched = search.search !== '';
  const unfiltered = { category: null, search: search.search, sort: search.sort, page: 1 };
  const named = searched ? texts.searchTitle(title, search.search) : title;
  return (
    <>
      <PageMeta
        title={texts.pageOf(named, search.page)}
        description={category ? texts.descriptionOf(category.name) : texts.description}
        canonical={searched ? undefined : newsHref(search)}
        noindex={searched}
      />
      <NewsFeedLinks />
      <ListShell
        title={title}
        kicker={category ? texts.title : texts.kicker}
        lead={category ? texts.descriptionOf(category.name) : texts.lead}
        tabs={
          <Tabs
            label={texts.categories}
            items={[
              { to: newsHref(unfiltered), label: texts.all, current: search.category === null },
              ...(categories.data ?? []).map(({ slug, name }) => ({
                to: newsHref({ ...unfiltered, category: slug }),
                label: name,
                current: slug === search.category,
              })),
            ]}
          />
        }
        filters={<NewsSearch key={search.category} search={search} />}
        count={pagination ? texts.found(pagination.total, search.search) : ''}
      >
        <NewsResults list={list} search={search} />
        <Feeds>
          {texts.feeds.label}:
          <TextLink to={newsFeeds.rss} routing={{ reloadDocument: true }}>
            {texts.feeds.rss}
          </TextLink>
          <TextLink to={newsFeeds.atom} routing={{ reloadDocument: true }}>
            {texts.feeds.atom}
          </TextLink>
        </Feeds>
      </ListShell>
    </>
  );
};
