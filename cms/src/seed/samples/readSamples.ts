import { singlePagePaths } from '../../generated/content';
import { courseRules, documentRules, seminarRules } from './catalogueRules';
import { checkSample, type Rules } from './checkSample';
import { discountRules } from './discountRules';
import { homePageRules } from './homePageRules';
import { newsRules } from './newsRules';
import { pageRules } from './pageRules';
import { readArticles } from './readArticles';
import { readCollections } from './readCollections';
import { readList } from './readList';
import { readPeople } from './readPeople';
import { SampleFolder } from './SampleFolder';
import type { Grouped, Samples } from './Samples';
import type {
  CategorySource,
  Person,
  RenewPriceSource,
  StandardListSource,
  StandardSource,
} from './sources';
import { typeRules } from './typeRules';

/**
 * Reads and checks all sample content.
 * @param path `cms/sample`
 * @throws Error with the file and field of the first mistake
 */
export function readSamples(path: string): Samples {
  const folder = new SampleFolder(path);
  const list = <Source extends object>(type: string, rules?: Rules<Source>) =>
    readList(folder, { path: `${type}.yaml`, type }, rules);
  const single = <Source extends object>(type: string, rules: Rules<Source> = typeRules(type)) =>
    checkSample(rules, folder.yaml(`${type}.yaml`));
  const grouped = <Source extends { slug: string }>(
    type: string,
    groups: readonly { slug: string }[],
    rules: Rules<Source>,
  ): Record<string, Source[]> =>
    Object.fromEntries(
      groups.map(({ slug }) => [
        slug,
        readArticles(folder, { path: `${type}/${slug}`, type }, rules),
      ]),
    );

  const people = readPeople(folder);
  const keys = [...people.keys()];
  const persons = (named: readonly string[]): Person[] =>
    named.flatMap((key) => people.get(key) ?? []);

  const courseCategories = list<CategorySource>('course-category');
  const courses = grouped('course', courseCategories, courseRules(keys));
  const documentCategories = list<CategorySource>('document-category');
  const documents = grouped('document', documentCategories, documentRules());
  const seminars = readArticles(folder, { path: 'seminar', type: 'seminar' }, seminarRules(keys));
  const newsCategories = list<CategorySource>('news-category');
  const standardLists = list<StandardListSource>('standard-list');

  const samples: Samples = {
    courseCategories,
    courses: Object.fromEntries(
      Object.entries(courses).map(([category, files]) => [
        category,
        files.map((file) => ({ ...file, instructors: persons(file.instructors) })),
      ]),
    ),
    documentCategories,
    documents,
    seminars: seminars.map((file) => ({ ...file, speakers: persons(file.speakers) })),
    newsCategories,
    news: grouped('news-post', newsCategories, newsRules()),
    standardLists,
    standards: grouped(
      'standard-page',
      standardLists,
      typeRules<StandardSource>('standard-page', { without: ['list'] }),
    ),
    collections: readCollections(folder),
    companyInformation: single('company-information'),
    quantityDiscountRule: single('quantity-discount-rule'),
    homePage: single(
      'home-page',
      homePageRules({
        courses: slugsOf(courses),
        seminars: seminars.map(({ slug }) => slug),
        documents: slugsOf(documents),
      }),
    ),
    pages: Object.fromEntries(
      singlePagePaths.map((page) => [
        page,
        checkSample(pageRules, folder.yaml(`single-page/${page}.yaml`)),
      ]),
    ) as Samples['pages'],
    discounts: list('discount', discountRules()),
    renewPrices: list<RenewPriceSource>('user-renew-price'),
  };
  folder.assertAllRead();
  return samples;
}

const slugsOf = (groups: Grouped<{ slug: string }>): string[] =>
  Object.values(groups).flatMap((group) => group.map(({ slug }) => slug));
