import type { ApiError } from 'rest-contract';
import { type TestEditor, newEditor } from '../../support/staff';
import { type TestMember, newMember, newStaff } from '../../support/members';
import type { TestApi } from '../../support/startApi';
import { borrowApi } from '../../support/api';
import { shared } from '../../support/suite';
import { VnpayServer } from '../../support/vnpayServer';
import type { DatabaseKind } from '../../support/database';

/** `member` owns the records that rows refer to; `other` owns none of them. */
export const roles = ['visitor', 'member', 'other', 'staff'] as const;
export type Role = (typeof roles)[number];

/** The user that a row's variables are for; null for a visitor. */
export type Caller = TestMember | null;

export interface Exchange {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  body: unknown;
}

/** An operation's data or error, and its last exchange, if any. */
export interface Outcome {
  data: Record<string, unknown> | null;
  error: ApiError | null;
  exchange: Exchange | null;
}

/** An API with users in each role, shared by all tests of a database. */
export interface Fixture {
  api: TestApi;
  editor: TestEditor;
  callers: Record<Role, Caller>;
  member: TestMember;
  /** Terms that identify the member's own data. Responses to other users must not contain them. */
  secrets: Set<string>;
  /** A new user in a role, for operations that would spoil it for others. */
  newCaller(role: Role): Promise<Caller>;
  /** Memoizes by name, including failures. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing>;
}

/** A payment by VNPAY starts without a call to VNPAY. */
const withGateway = {
  PUBLIC_URL: 'http://localhost:3000',
  ...new VnpayServer().env('https://vnpay.example.vn'),
};

export async function createFixture(
  database: DatabaseKind,
  env: Record<string, string> = {},
): Promise<Fixture> {
  const api = await borrowApi({ database, seed: 'content', env: { ...withGateway, ...env } });
  const made = new Map<string, Promise<unknown>>();
  const newCaller = async (role: Role): Promise<Caller> => {
    if (role === 'visitor') return null;
    return role === 'staff' ? newStaff(api) : newMember(api);
  };
  const member = await newMember(api);
  return {
    api,
    editor: await newEditor(api),
    member,
    callers: {
      visitor: null,
      member,
      other: await newCaller('other'),
      staff: await newCaller('staff'),
    },
    secrets: new Set([member.email, member.documentId]),
    newCaller,
    once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing> {
      const known = made.get(name) ?? make();
      made.set(name, known);
      return known as Promise<Thing>;
    },
  };
}

export const sharedFixture = (database: DatabaseKind): Fixture =>
  shared(
    () => createFixture(database),
    ({ api }) => api.stop(),
  );
