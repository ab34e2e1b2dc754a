import { styled } from 'styled-components';
import type { NewsCategoriesQuery, NewsListQuery } from '@/data/generated/operations/pages/news';
import type { QueryResult } from '@/data/page/usePageQuery';
import { ListShell } from '@/features/catalogue/list/ListShell';
import type { ListSearch } from '@/features/catalogue/search/listSearch';
import { NewsFeedLinks } from './NewsFeedLinks';
import { texts } from '@/features/news/texts';
import { newsFeeds } from '@/lib/feeds';
import { PageMeta } from '@/ui/PageMeta';
import { Tabs } from '@/ui/Tabs';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { newsHref } from './newsSearch';
import { NewsResults } from './NewsResults';
import { NewsSearch } from './NewsSearch';

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
