import { useQuery } from '@apollo/client/react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { apolloContext } from '@/data/apolloContext';
import { CourseCategoriesDocument } from '@/data/generated/operations/CourseCategories';
import { CourseListDocument } from '@/data/generated/operations/CourseList';
import { courseColumns, CourseLedger } from '@/features/catalogue/entries/CourseLedger';
import { ListMeta } from '@/features/catalogue/list/ListMeta';
import { ListOutcome } from '@/features/catalogue/list/ListOutcome';
import { ListShell } from '@/features/catalogue/list/ListShell';
import { redirectBeyondEnd } from '@/features/catalogue/list/redirectBeyondEnd';
import { answerOrFailure } from '@/features/catalogue/loading/answerOrFailure';
import { pageMoment } from '@/features/catalogue/loading/pageMoment';
import { FilterBar } from '@/features/catalogue/search/FilterBar';
import { texts } from '@/features/catalogue/texts';
import { paths } from '@/lib/paths';
import { courseListHref, courseListVariables, courseSorts, readCourseSearch } from './courseSearch';

const words = texts.course;
const sorts = courseSorts.map((value) => ({ value, label: texts.sorts[value] }));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  const search = readCourseSearch(new URL(request.url).searchParams);
  return answerOrFailure({ now: pageMoment() }, request.signal, async () => {
    const [list] = await Promise.all([
      client.query({ query: CourseListDocument, variables: courseListVariables(search) }),
      client.query({ query: CourseCategoriesDocument }),
    ]);
    redirectBeyondEnd(search.page, list.data?.courses.pagination, (page) =>
      courseListHref({ ...search, page }),
    );
  });
}

/** The courses, as a ledger that can be searched, filtered and ordered. */
export function Component() {
  const { now, failure } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const search = readCourseSearch(params);
  const skip = failure !== null;
  const list = useQuery(CourseListDocument, { variables: courseListVariables(search), skip });
  const categories = useQuery(CourseCategoriesDocument, { skip });
  const found = list.data?.courses;
  const pagination = found?.pagination;

  return (
    <>
      <ListMeta
        title={words.title}
        description={words.description}
        search={search}
        pageCount={pagination?.pageCount ?? 1}
        hrefFor={(page) => courseListHref({ ...search, sort: courseSorts[0], page })}
      />
      <ListShell
        title={words.title}
        kicker={words.kicker}
        lead={words.lead}
        filters={
          <FilterBar
            pathname={paths.courses()}
            search={search}
            sorts={sorts}
            categories={(categories.data?.courseCategories ?? []).map(({ slug, name }) => ({
              value: slug,
              label: name,
            }))}
          />
        }
        count={pagination ? texts.found(pagination.total, words.one, search.search) : ''}
      >
        <ListOutcome
          columns={courseColumns}
          failure={failure ?? list.error}
          pagination={pagination}
          hrefFor={(page) => courseListHref({ ...search, page })}
          empty={{
            title: texts.empty.title(words.one),
            action: texts.empty.showAll(words.one),
            href: paths.courses(),
          }}
        >
          <CourseLedger caption={words.title} courses={found?.items ?? []} now={now} />
        </ListOutcome>
      </ListShell>
    </>
  );
}
