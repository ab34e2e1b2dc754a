import openapiTS from 'openapi-typescript';
import { astToString } from 'openapi-typescript';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registration } from '../support/members';
import { borrowApi } from '../support/api';
import type { TestApi } from '../support/startApi';
import { addItem, addShopSettings } from '../support/content';

/** As written by a developer with nothing but `/api/openapi.json`. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { components, paths } from './api';

export async function orderCourse(baseUrl: string, person: components['schemas']['RegisterInput']) {
  const client = createClient<paths>({ baseUrl });
  await client.POST('/auth/local/register', { body: person });
  const { data: session } = await client.POST('/auth/local', {
    body: { identifier: person.email, password: person.password },
  });
  const headers = { Authorization: \`Bearer \${session?.jwt}\` };

  const { data: list } = await client.GET('/courses', {
    params: { query: { 'pagination[page]': 1, 'pagination[pageSize]': 10 } },
  });
  const course = list?.data[0];
  if (!course) throw new Error('There is no course.');

  const items = [{ kind: 'course' as const, documentId: course.documentId, quantity: 2 }];
  const { data: quote } = await client.POST('/order/quote', { body: { items }, headers });
  const { data: order, error } = await client.POST('/order/addUserOrder', {
    headers,
    body: {
      items,
      customer: { fullName: person.fullName, email: person.email, phone: person.phone },
      expectedTotal: quote?.data.total ?? 0,
      idempotencyKey: crypto.randomUUID(),
    },
  });
  if (error) throw new Error(error.error.message);
  return { course, pages: list.meta.pagination.total, code: order.data.code, status: order.data.status };
}

export async function wrongPassword(baseUrl: string): Promise<string | undefined> {
  const { error } = await createClient<paths>({ baseUrl }).POST('/auth/local', {
    body: { identifier: 'khach@example.com', password: 'sai-mat-khau' },
  });
  return error?.error.name;
}
`;

const MISTAKE = `
import createClient from 'openapi-fetch';
import type { paths } from './api';
const client = createClient<paths>({});
void client.POST('/order/quote', { body: { items: [{ kind: 'book', documentId: '1', quantity: 1 }] } });
void client.GET('/courses', { params: { query: { 'pagination[page]': 1 } } });
`;

interface Program {
  orderCourse: (
    baseUrl: string,
    person: object,
  ) => Promise<{ course: { title: string }; pages: number; code: string; status: string }>;
  wrongPassword: (baseUrl: string) => Promise<string | undefined>;
}

let folder: string;
let api: TestApi;

const file = (name: string): string => join(folder, name);

/** The compiler errors of these files, by line. */
function compiled(...names: string[]): string[] {
  const program = ts.createProgram(names.map(file), {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  });
  return ts.getPreEmitDiagnostics(program).map(({ start = 0, file: source, messageText }) => {
    const line = source ? source.getLineAndCharacterOfPosition(start).line : 0;
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
  });
}

beforeAll(async () => {
  // Below the project, so that the program finds openapi-fetch.
  await mkdir('.tmp', { recursive: true });
  folder = resolve(await mkdtemp('.tmp/client-'));
  const document = await readFile('host/generated/openapi.json', 'utf8');
  await writeFile(file('api.ts'), astToString(await openapiTS(document)));
  await writeFile(file('program.ts'), PROGRAM);
  await writeFile(file('mistake.ts'), MISTAKE);
  api = await borrowApi({ database: 'sqlite' });
  await addShopSettings(api);
  await addItem(api, 'course', { price: 1_000_000 });
});
afterAll(async () => {
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('type-checks a client that another tool generates from the OpenAPI document', () => {
  expect(compiled('program.ts')).toEqual([]);
  const mistakes = compiled('mistake.ts');
  expect(mistakes).toHaveLength(2);
  expect(mistakes[0]).toContain(`Type '"book"' is not assignable to type '"course" | "document"`);
  expect(mistakes[1]).toContain(`'"pagination[pageSize]"' is missing`);
});

it('registers, logs in, lists courses, requests a price and orders with that client', async () => {
  const { orderCourse, wrongPassword } = (await import(file('program.ts'))) as Program;
  const order = await orderCourse(`${api.url}/api`, registration());
  expect(order).toMatchObject({ pages: 1, status: 'pending_payment' });
  expect(order.course.title).toMatch(/^Tên của course/);
  expect(order.code).toMatch(/^DH/);
  expect(await wrongPassword(`${api.url}/api`)).toBe('InvalidCredentials');
});
