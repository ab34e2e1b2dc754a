import type { TestApi } from '../../tests/support/startApi';

/** Copies sample courses, with their categories, until this many are published. */
export async function fillCourses(api: TestApi, wanted: number): Promise<void> {
  const columns =
    'title, summary, price, member_price, format, start_at, end_at, hours, cpe_hours, level, capacity, featured, sort_title, created_at, updated_at, published_at';
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
