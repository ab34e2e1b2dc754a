import { ApolloClient, type TypedDocumentNode } from '@apollo/client';
import type { DocumentNode } from 'graphql';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCache } from '@/data/cache';
import { restLink } from '@/data/rest/restLink';
import { databases } from '../server/database';
import { newMember, registration, testPassword, type TestMember } from '../server/members';
import { startApi, type TestApi } from '../server/startApi';

/** Every operation of the web app, by name. */
const documents = import.meta.glob<Record<string, DocumentNode>>(
  '../../src/data/generated/operations/*.ts',
  { eager: true },
);
const FOLDER = 'src/data/generated/operations';
const names = readdirSync(FOLDER).map((file) => file.replace('.ts', ''));
const documentOf = (name: string): TypedDocumentNode<Record<string, unknown>> =>
  documents[`../../${FOLDER}/${name}.ts`]?.[`${name}Document`] as TypedDocumentNode<
    Record<string, unknown>
  >;

interface Item {
  documentId: string;
  slug: string;
  price: number;
  placesLeft?: number | null;
}

interface World {
  api: TestApi;
  member: TestMember;
  /** What is published, as the lists show it. */
  course: Item;
  document: Item;
  seminar: Item;
  orderId: string;
}

type Variables = (world: World) => Record<string, unknown>;

const page = { page: 1, pageSize: 12 };
const list: Variables = () => page;
const nothing: Variables = () => ({});

/** Until the lists have been read. */
const none: Item = { documentId: '', slug: '', price: 0 };
const customer = { fullName: 'Nguyễn Thị Kiểm Thử', email: 'an@example.com', phone: '0912345678' };
const itemsOf = ({ course }: World) => [
  { kind: 'course', documentId: course.documentId, quantity: 1 },
];

/** What each operation is asked with; `null` where it asks no server. A new operation needs its row. */
const asked: Record<string, Variables | null> = {
  LocalCart: null,
  LocalSession: null,
  AddUserOrder: (world) => ({
    input: {
      items: itemsOf(world),
      customer,
      expectedTotal: world.course.price,
      idempotencyKey: randomUUID(),
    },
  }),
  Quote: (world) => ({ input: { items: itemsOf(world) } }),
  OrderPayment: ({ orderId }) => ({ id: orderId }),
  PurchasedOrder: ({ orderId }) => ({ id: orderId }),
  PurchaseHistory: () => ({ page: 1 }),
  Login: ({ member }) => ({ input: { identifier: member.email, password: testPassword } }),
  Register: () => ({ input: registration() }),
  Profile: nothing,
  Logout: nothing,
  CourseList: list,
  CourseCategories: nothing,
  CourseDetail: ({ course }) => ({ slug: course.slug }),
  RelatedCourses: list,
  DocumentList: list,
  DocumentCategories: nothing,
  DocumentDetail: ({ document }) => ({ slug: document.slug }),
  RelatedDocuments: list,
  SeminarList: list,
  ComingSeminars: () => ({ ...page, endsAfter: '2026-01-01T00:00:00.000Z', sort: 'startAt:asc' }),
  SeminarDetail: ({ seminar }) => ({ slug: seminar.slug }),
  HomeCourses: list,
  HomeDocuments: list,
  HomeSeminars: list,
  CompanyInformation: nothing,
  QuantityDiscountRule: nothing,
};

/** Operations that end what the others need. */
const LAST = ['Logout'];

const clientOf = ({ api, member }: Pick<World, 'api' | 'member'>): ApolloClient =>
  new ApolloClient({
    cache: createCache({ ssr: true }),
    link: restLink({
      apiUrl: `${api.url}/api`,
      fetch,
      timeoutMs: 15_000,
      retries: 0,
      pauseMs: 1,
      strict: true,
      sessionOf: () => ({
        readToken: () => member.token,
        renew: () => Promise.resolve(null),
        expire: () => undefined,
      }),
    }),
  });

async function ask(world: World, name: string): Promise<Record<string, unknown>> {
  const query = documentOf(name);
  const variables = asked[name]?.(world) ?? {};
  const isMutation = query.definitions.some(
    (node) => node.kind === 'OperationDefinition' && node.operation === 'mutation',
  );
  const client = clientOf(world);
  const { data } = isMutation
    ? await client.mutate({ mutation: query, variables })
    : await client.query({ query, variables });
  return data ?? {};
}

/** The first item of a list that can still be bought. */
async function firstFree(world: World, name: string): Promise<Item> {
  const [answer] = Object.values(await ask(world, name)) as { items: Item[] }[];
  const free = answer?.items.find(({ placesLeft }) => placesLeft == null || placesLeft > 0);
  if (!free) throw new Error(`${name} shows nothing that can be bought.`);
  return free;
}

it('every operation has its row', () => {
  expect(names.filter((name) => !(name in asked))).toEqual([]);
});

describe.each(databases)('every operation on %s', (database) => {
  let world: World;

  beforeAll(async () => {
    const api = await startApi({ database, env: { SEED: 'content' } });
    const member = await newMember(api);
    world = { api, member, course: none, document: none, seminar: none, orderId: '' };
    world.course = await firstFree(world, 'CourseList');
    world.document = await firstFree(world, 'DocumentList');
    world.seminar = await firstFree(world, 'SeminarList');
    const { addUserOrder } = (await ask(world, 'AddUserOrder')) as {
      addUserOrder: { documentId: string };
    };
    world.orderId = addUserOrder.documentId;
  });
  afterAll(() => world.api.stop());

  const remote = names.filter((name) => asked[name] !== null && !LAST.includes(name));
  it.each([...remote, ...LAST])('%s is answered as the schema says', async (name) => {
    const answer = await ask(world, name);
    for (const value of Object.values(answer)) expect(value).not.toBeNull();
    expect(Object.keys(answer)).not.toHaveLength(0);
  });
});
