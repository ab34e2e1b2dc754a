import { expect, it } from 'vitest';
import type { OpenApiDocument } from 'rest-contract/contract';
import { docsPage } from './docsPage';

const json = { schema: { $ref: '#/components/schemas/Course' } };
const responses = {
  '200': { description: 'The response.', content: { 'application/json': json } },
  '404': { $ref: '#/components/responses/Failure404' },
  default: { $ref: '#/components/responses/Failure' },
};
const named = (operationId: string) => ({ operationId, tags: ['course'], summary: operationId });
const failure = (description: string) => ({ description, content: { 'application/json': json } });

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: { title: 'API <của> Viện', description: 'With `jwt` & more.', version: '1' },
  servers: [{ url: '/api' }],
  tags: [{ name: 'course' }, { name: 'order' }],
  paths: {
    '/courses/{slug}': {
      get: {
        ...named('course'),
        description: 'One course.\n\nBy its `slug`.',
        security: [],
        parameters: [
          {
            name: 'slug',
            in: 'path',
            required: true,
            description: 'In the address.',
            schema: { type: 'string', maxLength: 9 },
          },
          { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
        ],
        responses: responses,
      },
      put: {
        ...named('changeCourse'),
        security: [{ session: ['staff'] }],
        requestBody: { required: true, content: { 'application/json': json } },
        responses: responses,
      },
    },
    '/orders/quote': {
      post: { ...named('quote'), tags: ['order'], security: [{}, { session: [] }], responses: {} },
    },
    '/orders': {
      get: { ...named('orders'), tags: ['order'], security: [{ session: [] }], responses: {} },
    },
  },
  components: {
    securitySchemes: {},
    responses: { Failure404: failure('There is `none`.'), Failure: failure('Any other.') },
    schemas: {
      Course: {
        description: 'What is taught.',
        required: ['title'],
        properties: {
          title: { type: 'string', minLength: 1, description: 'Its `name`.' },
          hours: { type: 'integer' },
        },
      },
      Slug: { type: 'string', maxLength: 9 },
    },
  },
};

const page = docsPage(document);

/** What is read on it, line by line. */
const linesOf = (html: string): string[] =>
  html
    .replaceAll(/<(style|script)>[^]*?<\/\1>/g, '')
    .replaceAll(/<\/?(?:code|span|a)\b[^>]*>/g, '')
    .split(/<[^>]+>|\n/)
    .filter((line) => line.trim() !== '');

const articleOf = (id: string): string[] =>
  linesOf(
    page
      .slice(page.indexOf(`<article id="${id}">`))
      .split('</article>', 1)
      .join(''),
  );

it('lists the parameters, responses and errors of a call', () => {
  expect(articleOf('op-course')).toEqual([
    'GET /courses/{slug}',
    'course. Ai cũng gọi được.',
    'One course.',
    'By its slug.',
    'Tham số',
    'slug: string, bắt buộc',
    'In the address.',
    'nhiều nhất (ký tự) 9',
    'page: integer',
    'Trả lời',
    'Course',
    'Lỗi',
    '404: There is none.',
    'Khác: Any other.',
  ]);
  expect(articleOf('op-changeCourse')).toEqual([
    'PUT /courses/{slug}',
    'changeCourse. Chỉ nhân viên.',
    'Nội dung gửi',
    'Course',
    'Trả lời',
    'Course',
    'Lỗi',
    '404: There is none.',
    'Khác: Any other.',
  ]);
});

it('states who may call if that is neither everyone nor staff only', () => {
  expect(articleOf('op-quote')[1]).toBe('quote. Ai cũng gọi được; có thể kèm phiên đăng nhập.');
  expect(articleOf('op-orders')).toEqual(['GET /orders', 'orders. Cần đăng nhập.', 'Lỗi']);
});

it('lists the fields of a type', () => {
  expect(articleOf('type-Course')).toEqual([
    'Course',
    'What is taught.',
    'title: string, bắt buộc',
    'Its name.',
    'ít nhất (ký tự) 1',
    'hours: integer',
  ]);
  expect(articleOf('type-Slug')).toEqual(['Slug', 'string nhiều nhất (ký tự) 9']);
});

it('begins with the title, and groups the calls by tag', () => {
  expect(linesOf(page.split('<main', 1).join(''))).toEqual([
    'API &lt;của&gt; Viện',
    'Đến danh sách lệnh gọi',
    'Trang chủ',
    'API &lt;của&gt; Viện',
    'With jwt &amp; more.',
    'Tài liệu OpenAPI 3.1.0 cho máy đọc: /api/openapi.json. ',
    'Mọi địa chỉ dưới đây nằm dưới /api.',
    'Mục lục',
    'course',
    'GET /courses/{slug}',
    'PUT /courses/{slug}',
    'order',
    'POST /orders/quote',
    'GET /orders',
    'Kiểu dữ liệu',
  ]);
  expect(page).toMatch(/<meta name="robots" content="noindex">/);
});

it('lists the calls and the types under separate headings', () => {
  const main = page.slice(page.indexOf('<main'));
  expect([...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'calls',
    'course',
    'op-course',
    'op-changeCourse',
    'order',
    'op-quote',
    'op-orders',
    'types',
    'type-Course',
    'type-Slug',
  ]);
});

it('closes every element that it opens', () => {
  const open: string[] = [];
  for (const [, closing, name = ''] of page.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (name !== 'meta' && name !== 'link') open.push(name);
  }
  expect(open).toEqual([]);
  expect(page).not.toContain('<dd></dd>');
  expect(page).not.toMatch(/<\/(?:article|div|dl|li|ul)>[^<\s]/);
});
