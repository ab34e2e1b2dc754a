import { searchQueries } from '../../tests/support/searchQueries';
import { callApi } from '../../tests/support/api';
import type { DatabaseKind } from '../../tests/support/database';
import { startApi } from '../../tests/support/startApi';
import { fillCourses } from './fillCourses';
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
