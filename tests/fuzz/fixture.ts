import { createHmac } from 'node:crypto';
import type { Agent } from 'node:http';
import { schema } from '@/data/testing/contract';
import { addBuyers, newStaff } from '../support/members';
import { addOrder } from '../support/orders';
import type { DatabaseKind } from '../support/database';
import { borrowApi } from '../support/api';
import type { TestApi } from '../support/startApi';
import type { Caller } from './requests';
import { newAgent } from './send';
import type { KnownValues } from './targets';

export interface FuzzFixture {
  api: TestApi;
  agent: Agent;
  known: KnownValues;
  tokens: Record<Caller, readonly (string | undefined)[]>;
}

const TABLES = ['courses', 'documents', 'seminars', 'news_posts', 'about_pages', 'standard_pages'];

export async function createFuzzFixture(database: DatabaseKind): Promise<FuzzFixture> {
  const api = await borrowApi({ database, seed: 'content' });
  const rows = (
    await Promise.all(
      TABLES.map((table) =>
        api.sql<{ documentId: string; slug: string }>(
          `select document_id as "documentId", slug from ${table} where published_at is not null order by id limit 4`,
        ),
      ),
    )
  ).flat();
  const [members, others] = [await addBuyers(api, 4), await addBuyers(api, 2)];
  const item = rows[0]?.documentId ?? '';
  const orders = await Promise.all(
    [...members, ...others].flatMap(({ id }) =>
      (['pending_payment', 'paid', 'cancelled'] as const).map((status) =>
        addOrder(api, id, { status, lines: [{ kind: 'course', item }] }),
      ),
    ),
  );
  const staff: string[] = [];
  for (let count = 0; count < 3; count += 1) staff.push((await newStaff(api)).token);
  return {
    api,
    agent: newAgent(),
    known: {
      schema,
      ids: [...rows.map(({ documentId }) => documentId), ...orders],
      slugs: rows.map(({ slug }) => slug),
      words: ['kiểm toán', 'kiem', 'CIA', 'CHAOBAN', 'CHAO-BAN', 'department', '1', 'a b c'],
    },
    tokens: {
      visitor: [undefined],
      member: members.map(({ token }) => token),
      other: others.map(({ token }) => token),
      staff,
      forged: forgedTokens(members[0]?.token ?? ''),
    },
  };
}

/** Tokens that were never issued. */
function forgedTokens(token: string): string[] {
  const [head = '', payload = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const none = encode({ alg: 'none', typ: 'JWT' });
  const signed = (secret: string) =>
    createHmac('sha256', secret).update(`${head}.${payload}`).digest('base64url');
  return [
    'x',
    '',
    'a.b.c',
    '..',
    'null',
    'undefined',
    'a'.repeat(4_000),
    '%00',
    '{"userId":1}',
    `${none}.${payload}.`,
    `${head}.${payload}.${signed('')}`,
    `${head}.${payload}.`,
    `${head}.${encode({ userId: '1', type: 'access', exp: 9e9 })}.${signed('x')}`,
  ];
}
