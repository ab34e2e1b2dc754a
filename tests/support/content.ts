import { Resvg } from '@resvg/resvg-js';
import type { TestEditor } from './staff';
import type { TestApi } from './startApi';
import { inDays } from './clock';
import { datedNow, nextId, insert } from './database';

interface ItemFields {
  price?: number;
  member_price?: number | null;
  capacity?: number | null;
  start_at?: Date | null;
  end_at?: Date | null;
  format?: string;
  published_at?: Date | null;
  cpe_hours?: number;
}

/** Puts an item on sale, bypassing the panel; returns its documentId. */
export async function addItem(
  api: Pick<TestApi, 'sql'>,
  kind: 'course' | 'document' | 'seminar',
  fields: ItemFields & { order_by_option?: boolean } = {},
): Promise<string> {
  const documentId = nextId(kind);
  const dated = kind !== 'document' && { start_at: inDays(30), end_at: inDays(31) };
  await insert(api, `${kind}s`, {
    document_id: documentId,
    title: `Tên của ${documentId}`,
    slug: `slug-${documentId}`,
    summary: 'Tóm tắt',
    price: 1_000_000,
    ...dated,
    ...(kind === 'course' && { format: 'classroom' }),
    ...datedNow(),
    ...fields,
  });
  return documentId;
}

interface OptionFields {
  key: string;
  price?: number;
  capacity?: number;
}

export async function addOptionGroup(
  api: TestApi,
  seminar: string,
  key: string,
  options: readonly OptionFields[],
): Promise<void> {
  const [row] = await api.sql<{ id: number }>('select id from seminars where document_id = ?', [
    seminar,
  ]);
  const group = await insert(api, 'components_seminar_order_option_groups', {
    key,
    name: `Nhóm ${key}`,
  });
  await insert(api, 'seminars_cmps', {
    entity_id: row?.id,
    cmp_id: group,
    component_type: 'seminar.order-option-group',
    field: 'orderOptionGroup',
    order: 1,
  });
  for (const [order, option] of options.entries()) {
    const id = await insert(api, 'components_seminar_order_options', {
      name: `Lựa chọn ${option.key}`,
      ...option,
    });
    await insert(api, 'components_seminar_order_option_groups_cmps', {
      entity_id: group,
      cmp_id: id,
      component_type: 'seminar.order-option',
      field: 'options',
      order,
    });
  }
}

/** The institute's bank account, and 5 % off from 5 and 10 % from 10 seats of a course or seminar. */
export async function addShopSettings(api: TestApi): Promise<void> {
  const dates = datedNow();
  const company = await insert(api, 'company_informations', {
    document_id: nextId('company'),
    name: 'Viện',
    ...dates,
  });
  const account = await insert(api, 'components_company_bank_accounts', {
    bank_bin: '970436',
    bank_name: 'Vietcombank',
    account_number: '0011004312345',
    account_name: 'VIEN KIEM TOAN NOI BO',
  });
  await insert(api, 'company_informations_cmps', {
    entity_id: company,
    cmp_id: account,
    component_type: 'company.bank-account',
    field: 'bankAccount',
    order: 1,
  });
  const rule = await insert(api, 'quantity_discount_rules', {
    document_id: nextId('rule'),
    applies_to: JSON.stringify(['course', 'seminar']),
    ...dates,
  });
  for (const [order, [minQuantity, percent]] of [
    [5, 5],
    [10, 10],
  ].entries()) {
    const tier = await insert(api, 'components_discount_quantity_tiers', {
      min_quantity: minQuantity,
      percent,
    });
    await insert(api, 'quantity_discount_rules_cmps', {
      entity_id: rule,
      cmp_id: tier,
      component_type: 'discount.quantity-tier',
      field: 'tiers',
      order,
    });
  }
}

interface DiscountFields {
  code: string;
  label?: string;
  type?: 'percent' | 'amount';
  value?: number;
  max_amount?: number | null;
  min_subtotal?: number;
  starts_at?: Date | null;
  ends_at?: Date | null;
  for_courses?: boolean;
  for_documents?: boolean;
  for_seminars?: boolean;
  usage_limit?: number | null;
  usage_limit_per_user?: number | null;
  active?: boolean;
}

/** A discount code, by default 10 % off everything; returns its documentId. */
export async function addDiscount(api: TestApi, fields: DiscountFields): Promise<string> {
  const documentId = nextId('discount');
  await insert(api, 'discounts', {
    document_id: documentId,
    label: 'Ưu đãi thử',
    type: 'percent',
    value: 10,
    min_subtotal: 0,
    active: true,
    for_courses: true,
    for_documents: true,
    for_seminars: true,
    ...datedNow(),
    ...fields,
  });
  return documentId;
}

/** What an editor has to fill in to publish a course. */
export const courseFields = (slug: string, category: string) => ({
  title: `Khoá học ${slug}`,
  slug,
  summary: 'Tóm tắt.',
  category: { connect: [{ documentId: category }] },
  code: slug,
  price: 0,
  format: 'online',
  level: 'foundation',
  hours: 1,
  cpeHours: 1,
  featured: false,
});

const linkTo = (documentId: string) => ({ connect: [{ documentId }] });

/** Publishes a course, by default self-paced, in a new category; returns its documentId. */
export async function publishCourse(
  editor: TestEditor,
  fields: { lessons?: readonly object[]; [name: string]: unknown } = {},
): Promise<string> {
  const slug = nextId('khoa');
  const group = { name: 'Căn bản', slug, order: 1 };
  const category = await editor.create('api::course-category.course-category', group);
  return editor.add('api::course.course', {
    title: 'Khoá học',
    slug,
    summary: 'Tóm tắt',
    code: slug,
    format: 'self-paced',
    category: linkTo(category),
    ...fields,
    ...(fields.lessons && { lessons: fields.lessons.map(withText) }),
  });
}

/** A text long enough for publication, where a test gives none. */
export const withText = (lesson: object): object => ({
  body: [
    { type: 'paragraph', children: [{ type: 'text', text: 'Nội dung bài học. '.repeat(20) }] },
  ],
  ...lesson,
});

/** Publishes a document in a new category; returns its documentId. @param fields e.g. the id of its `file` */
export async function publishDocument(editor: TestEditor, fields: object): Promise<string> {
  const slug = nextId('sach');
  const group = { name: 'Sách', slug, order: 1 };
  const category = await editor.create('api::document-category.document-category', group);
  return editor.add('api::document.document', {
    title: 'Sổ tay kiểm toán',
    slug,
    summary: 'Tóm tắt',
    price: 100_000,
    pages: 10,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Viện',
    category: linkTo(category),
    ...fields,
  });
}

/** A picture that is larger than its smallest copies. */
export function largePicture(): Uint8Array<ArrayBuffer> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"/>';
  return new Uint8Array(new Resvg(drawing).render().asPng());
}
