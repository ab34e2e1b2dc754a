import { searchQueries } from '../../tests/support/searchQueries';
import { callApi } from '../../tests/support/api';
import type { DatabaseKind } from '../../tests/support/database';
import { startApi, type TestApi } from '../../tests/support/startApi';
import { fillSearch } from './fillSearch';
import type { Subject } from './measure';

const SIZES = [100, 10_000, 100_000] as const;

/** Databases of so many courses and search entries of realistic length, with the visitors' lists and the contract test's searches. */
export async function startCatalogues(database: DatabaseKind): Promise<Subject[]> {
  const subjects: Subject[] = [];
  for (const size of SIZES) {
    const api = await startApi({ database, seed: 'content' });
    await fillCourses(api, size);
    const get = (path: string) => async () => (await callApi(api, path)).status;
    const list = (page: number, more = '') => [
      get(`/courses?sort=code&pagination[page]=${page}&pagination[pageSize]=12${more}`),
    ];
    subjects.push({
      api,
      size,
      records: 'records',
      calls: {
        'the first page of courses': list(1),
        'the last page of courses': list(Math.ceil(size / 12)),
        'filtered courses': [
          ...list(1, '&facets[format]=online&facets[open]=true'),
          ...list(1, '&facets[city]=ha-noi&facets[price]=from_3_to_6'),
        ],
        'the facets of courses': [get('/courses/facets'), get('/courses/facets?facets[open]=true')],
        'a search': searchQueries.map(([q]) => get(`/search?q=${encodeURIComponent(q)}`)),
      },
    });
  }
  await fillSearch(subjects);
  for (const { api } of subjects) {
    await api.sql(database === 'postgres' ? 'vacuum analyze' : 'analyze');
  }
  return subjects;
}

/** Copies sample courses, with their categories, until this many are published. */
async function fillCourses(api: TestApi, wanted: number): Promise<void> {
  const columns =
    'title, summary, price, member_price, format, city, start_at, end_at, hours, cpe_hours, level, capacity, featured, sort_title, created_at, updated_at, published_at';
  await api.sql(
    `with recursive n(i) as (select 0 union all select i + 1 from n where i < ${wanted}),
       sample as (select courses.*, row_number() over (order by id) - 1 as number,
         count(*) over () as many from courses where published_at is not null)
     insert into courses (document_id, slug, code, ${columns})
     select 'bench' || i, 'bench-' || i, 'B-' || i, ${columns}
     from n join sample on sample.number = n.i % sample.many
     order by i
     limit ${wanted} - (select count(*) from courses where published_at is not null)`,
  );
  await api.sql(
    `insert into courses_category_lnk (course_id, course_category_id, course_ord)
     select id, (select min(id) + courses.id % count(*) from course_categories), 0
     from courses where document_id like 'bench%'`,
  );
}
