import { SeminarListDocument } from '@/data/generated/operations/SeminarList';
import { publicQueries } from '@/data/page/pageQueries';
import { ask } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { seminarColumns, SeminarLedger } from '@/features/catalogue/entries/SeminarLedger';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListOutcome } from '@/features/catalogue/list/ListOutcome';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { beyondEnd } from '@/features/catalogue/list/beyondEnd';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { Tabs } from '@/ui/Tabs';
import {
  readSeminarSearch,
  seminarListHref,
  seminarListVariables,
  seminarSorts,
  tabHref,
  tabPairs,
  type SeminarSearch,
} from './seminarSearch';

const words = texts.seminar;

export const queries = publicQueries(
  ({ search, now }) => ({
    list: ask(SeminarListDocument, seminarListVariables(readSeminarSearch(search), now)),
  }),
  {
    redirect: ({ list }, { search }) => beyondEnd(list, readSeminarSearch(search), seminarListHref),
  },
);

/** The seminars: the coming and, in a tab of their own, the past. */
export function Component() {
  const { answers, now, search: params } = useAnswers(queries);
  const { list } = answers;
  const search = readSeminarSearch(params);
  const sorts = seminarSorts(search.past);
  const pagination = list.data?.pagination;
  const title = search.past ? words.past : words.title;

  return (
    <>
      <ListMeta
        title={title}
        description={words.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) => seminarListHref({ ...search, category: null, sort: sorts[0], page })}
      />
      <ListShell
        title={words.title}
        kicker={words.kicker}
        lead={words.lead}
        tabs={
          <Tabs
            label={texts.tabs.label}
            items={[
              { to: tabHref(search, false), label: texts.tabs.coming, current: !search.past },
              { to: tabHref(search, true), label: texts.tabs.past, current: search.past },
            ]}
          />
        }
        filters={
          <FilterBar
            key={String(search.past)}
            pathname={paths.seminars()}
            search={search}
            sorts={sorts.map((value) => ({ value, label: texts.sorts[value] }))}
            extra={tabPairs(search.past)}
          />
        }
        count={pagination ? texts.found(pagination.total, words.one, search.search) : ''}
      >
        <ListOutcome
          columns={seminarColumns}
          list={list}
          hrefFor={(page) => seminarListHref({ ...search, page })}
          empty={emptyWords(search)}
        >
          <SeminarLedger caption={title} seminars={list.data?.items ?? []} now={now} />
        </ListOutcome>
      </ListShell>
    </>
  );
}

function emptyWords(search: SeminarSearch) {
  const all = { ...search, search: '' };
  if (search.search === '' && !search.past) {
    return {
      title: texts.empty.noneComing,
      advice: texts.empty.noneComingAdvice,
      action: texts.tabs.past,
      href: tabHref(all, true),
    };
  }
  return {
    title: texts.empty.title(words.one),
    action: texts.empty.showAll(words.one),
    href: tabHref(all, search.past && search.search !== ''),
  };
}
