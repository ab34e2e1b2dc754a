import { toBlocks } from './blocks';
import { loadArticles } from './loadArticles';
import { loadDocumentFiles } from './loadDocumentFiles';
import { loadItems, loadSingle } from './loadItem';
import type { Loader } from './Loader';
import { loadPages } from './loadPages';
import { momentOf } from './moments';
import type { CourseSource, Schedule, SeminarSource } from './samples/sources';

export async function loadContent(loader: Loader, now: Date): Promise<void> {
  const { companyInformation, quantityDiscountRule } = loader.samples;
  const { courseCategories, courses, documentCategories, documents, seminars } = loader.samples;
  await loadSingle(loader, 'api::company-information.company-information', companyInformation);
  await loadSingle(loader, 'api::quantity-discount-rule.quantity-discount-rule', {
    ...quantityDiscountRule,
  });
  await loadItems(loader, 'api::course-category.course-category', courseCategories);
  await loadItems(loader, 'api::document-category.document-category', documentCategories);
  for (const { slug: category } of courseCategories) {
    const data = courses[category]?.map((course) => ({ ...courseData(course, now), category }));
    await loadItems(loader, 'api::course.course', data ?? []);
  }
  for (const { slug: category } of documentCategories) {
    const sources = documents[category] ?? [];
    const files = await loadDocumentFiles(loader.strapi, sources);
    const data = sources.map((document) => ({
      ...document,
      category,
      ...files.get(document.slug),
    }));
    await loadItems(loader, 'api::document.document', data);
  }
  const data = seminars.map((seminar) => seminarData(seminar, now));
  await loadItems(loader, 'api::seminar.seminar', data);
  await loadArticles(loader, now);
  await loadPages(loader);
}

function times(schedule: Schedule | undefined, now: Date) {
  const [startAt, endAt] = schedule ?? [];
  return {
    startAt: startAt && momentOf(startAt, now).toISOString(),
    endAt: endAt && momentOf(endAt, now).toISOString(),
  };
}

/** Fields named as in the schema are copied; the rest is derived. */
function courseData({ schedule, demand: _demand, outline, ...course }: CourseSource, now: Date) {
  const minutes = Math.round((course.hours * 60) / outline.length / 5) * 5;
  return {
    featured: false,
    ...course,
    ...times(schedule, now),
    outline: outline.map(([title, detail]) => ({ title, detail })),
    lessons: outline.map(([title, detail]) => ({ title, body: toBlocks(detail), minutes })),
  };
}

function seminarData(
  { schedule, demand: _demand, optionGroups = [], ...seminar }: SeminarSource,
  now: Date,
) {
  return {
    ...seminar,
    ...times(schedule, now),
    orderByOption: optionGroups.length > 0,
    orderOptionGroup: optionGroups.map(({ options, ...group }) => ({
      ...group,
      options: options.map(({ demand: _of, ...option }) => option),
    })),
  };
}
