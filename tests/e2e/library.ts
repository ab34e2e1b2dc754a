import { addOrder } from '../support/orders';
import type { Product } from '../support/product';
import type { Person } from './member';
import { userIdOf } from '../support/members';

interface Item {
  document_id: string;
  slug: string;
  title: string;
}

async function firstOf({ api }: Product, table: string, where = ''): Promise<Item> {
  const [item] = await api.sql<Item>(
    `select document_id, slug, title from ${table} where published_at is not null ${where} order by id`,
  );
  if (!item) throw new Error(`There is nothing in ${table}.`);
  return item;
}

/** Lets its lessons be marked as done at once: without study time, questions, exam and declaration. */
async function dropLessonRules({ api }: Product, course: string): Promise<void> {
  const parts = (field: string) =>
    `select part.cmp_id from courses_cmps part join courses on courses.id = part.entity_id
     where courses.document_id = ? and part.field = '${field}'`;
  const rule = parts('completion');
  await api.sql(
    `update components_course_completions set minutes_share = 0, declaration = ? where id in (${rule})`,
    [false, course],
  );
  await api.sql(
    `delete from courses_cmps where field = 'exam' and entity_id in (
       select id from courses where document_id = ?)`,
    [course],
  );
  await api.sql(
    `delete from components_course_lessons_cmps
     where field = 'questions' and entity_id in (${parts('lessons')})`,
    [course],
  );
}

/** Gives a member a paid order of a self-paced course and a document. */
export async function buyCourseAndDocument(
  product: Product,
  { email }: Person,
): Promise<{ course: Item; document: Item }> {
  const userId = await userIdOf(product.api, email);
  const course = await firstOf(product, 'courses', "and format = 'self-paced'");
  await dropLessonRules(product, course.document_id);
  const document = await firstOf(product, 'documents');
  await addOrder(product.api, userId, {
    status: 'paid',
    lines: [
      { kind: 'course', item: course.document_id },
      { kind: 'document', item: document.document_id },
    ],
  });
  return { course, document };
}
