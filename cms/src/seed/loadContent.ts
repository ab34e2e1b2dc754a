import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import { courseCategories, documentCategories } from './content/categories';
import { companyInformation, quantityDiscountRule } from './content/company';
import { courses } from './content/courses';
import { documents } from './content/documents';
import { seminars } from './content/seminars';
import type { CourseSource, DocumentSource, SeminarSource } from './content/types';
import { loadArticles } from './loadArticles';
import { loadGroups, loadItems, loadSingle } from './loadItem';
import { loadPages } from './loadPages';
import { loadDocumentFiles } from './loadDocumentFiles';
import { momentOf } from './moments';

/** Creates and publishes the sample content; what exists already is left as it is. */
export async function loadContent(strapi: Core.Strapi, now: Date): Promise<void> {
  await loadSingle(strapi, 'api::company-information.company-information', {
    ...companyInformation,
    socials: [...companyInformation.socials],
  });
  await loadSingle(strapi, 'api::quantity-discount-rule.quantity-discount-rule', {
    tiers: [...quantityDiscountRule.tiers],
    appliesTo: [...quantityDiscountRule.appliesTo],
  });
  const courseGroups = await loadGroups(
    strapi,
    'api::course-category.course-category',
    courseCategories,
  );
  const documentGroups = await loadGroups(
    strapi,
    'api::document-category.document-category',
    documentCategories,
  );
  for (const { slug } of courseCategories) {
    const category = courseGroups.get(slug);
    const data = courses[slug].map((course) => courseData(course, category, now));
    await loadItems(strapi, 'api::course.course', data);
  }
  for (const { slug } of documentCategories) {
    const category = documentGroups.get(slug);
    const files = await loadDocumentFiles(strapi, documents[slug]);
    const data = documents[slug].map((document) => ({
      ...documentData(document, category),
      ...files.get(document.slug),
    }));
    await loadItems(strapi, 'api::document.document', data);
  }
  const data = seminars.map((seminar) => seminarData(seminar, now));
  await loadItems(strapi, 'api::seminar.seminar', data);
  await loadArticles(strapi, now);
  await loadPages(strapi);
}

function pageData({
  title,
  slug,
  summary,
  body,
  price,
  memberPrice,
}: DocumentSource | CourseSource | SeminarSource) {
  const seo = { title, description: summary };
  return { title, slug, summary, body: toBlocks(body), price, memberPrice, seo };
}

function times(schedule: readonly [string, string] | undefined, now: Date) {
  const [startAt, endAt] = schedule ?? [];
  return {
    startAt: startAt && momentOf(startAt, now).toISOString(),
    endAt: endAt && momentOf(endAt, now).toISOString(),
  };
}

function courseData(course: CourseSource, category: string | undefined, now: Date) {
  const { code, format, level, hours, cpeHours, capacity, featured = false, instructors } = course;
  const minutes = Math.round((hours * 60) / course.outline.length / 5) * 5;
  return {
    ...pageData(course),
    ...times(course.schedule, now),
    ...{ category, code, format, level, hours, cpeHours, capacity, featured, instructors },
    outline: course.outline.map(([title, detail]) => ({ title, detail })),
    lessons: course.outline.map(([title, detail]) => ({ title, body: toBlocks(detail), minutes })),
  };
}

function documentData(document: DocumentSource, category: string | undefined) {
  const { pages, language, year, author } = document;
  return { ...pageData(document), category, pages, language, year, author };
}

function seminarData(seminar: SeminarSource, now: Date) {
  const { venue, meetingUrl, capacity, cpeHours, speakers, optionGroups = [] } = seminar;
  return {
    ...pageData(seminar),
    ...times(seminar.schedule, now),
    ...{ venue, meetingUrl, capacity, cpeHours, speakers },
    orderByOption: optionGroups.length > 0,
    orderOptionGroup: optionGroups.map(({ key, name, options }) => ({
      key,
      name,
      options: options.map(({ key: optionKey, name: optionName, price, capacity: places }) => ({
        ...{ key: optionKey, name: optionName, price, capacity: places },
      })),
    })),
  };
}
