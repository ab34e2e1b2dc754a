import type { Core } from '@strapi/strapi';
import { toBlocks } from './blocks';
import { courseCategories, documentCategories } from './content/categories';
import { companyInformation, quantityDiscountRule } from './content/company';
import { courses } from './content/courses';
import { documents } from './content/documents';
import { seminars } from './content/seminars';
import type { CategorySource, CourseSource, DocumentSource, SeminarSource } from './content/types';
import { momentOf } from './moments';

type ContentType =
  | 'api::course.course'
  | 'api::document.document'
  | 'api::seminar.seminar'
  | 'api::course-category.course-category'
  | 'api::document-category.document-category';

/**
 * Creates and publishes the sample catalogue through the Document Service, so that all its rules run.
 * What exists already, by its slug, is left as it is: a run that was cut short is completed by the next.
 */
export async function loadContent(strapi: Core.Strapi, now: Date): Promise<void> {
  await loadSingle(strapi, 'api::company-information.company-information', {
    ...companyInformation,
    socials: [...companyInformation.socials],
  });
  await loadSingle(strapi, 'api::quantity-discount-rule.quantity-discount-rule', {
    tiers: [...quantityDiscountRule.tiers],
    appliesTo: [...quantityDiscountRule.appliesTo],
  });
  const courseGroups = await loadCategories(
    strapi,
    'api::course-category.course-category',
    courseCategories,
  );
  const documentGroups = await loadCategories(
    strapi,
    'api::document-category.document-category',
    documentCategories,
  );
  for (const { slug } of courseCategories) {
    for (const course of courses[slug]) {
      await loadItem(strapi, 'api::course.course', courseData(course, courseGroups.get(slug), now));
    }
  }
  for (const { slug } of documentCategories) {
    for (const document of documents[slug]) {
      const data = documentData(document, documentGroups.get(slug));
      await loadItem(strapi, 'api::document.document', data);
    }
  }
  for (const seminar of seminars) {
    await loadItem(strapi, 'api::seminar.seminar', seminarData(seminar, now));
  }
}

async function loadSingle(
  strapi: Core.Strapi,
  uid:
    | 'api::company-information.company-information'
    | 'api::quantity-discount-rule.quantity-discount-rule',
  data: Record<string, unknown>,
) {
  const service = strapi.documents(uid);
  if (await service.findFirst({})) return;
  await service.create({ data });
}

async function loadItem(
  strapi: Core.Strapi,
  uid: ContentType,
  data: { slug: string } & Record<string, unknown>,
): Promise<string> {
  const service = strapi.documents(uid);
  const existing = await service.findFirst({ filters: { slug: data.slug }, fields: ['slug'] });
  if (existing) return existing.documentId;
  const { documentId } = await service.create({ data, status: 'published' });
  return documentId;
}

async function loadCategories(
  strapi: Core.Strapi,
  uid: 'api::course-category.course-category' | 'api::document-category.document-category',
  categories: readonly CategorySource[],
): Promise<ReadonlyMap<string, string>> {
  const documentIds = new Map<string, string>();
  for (const [index, { slug, name }] of categories.entries()) {
    documentIds.set(slug, await loadItem(strapi, uid, { slug, name, order: index + 1 }));
  }
  return documentIds;
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
