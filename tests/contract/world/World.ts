import type { ApiError } from '@/data/ApiError';
import type { TestEditor } from '../../server/admin';
import type { TestMember } from '../../server/members';
import type { TestApi } from '../../server/startApi';

/** `member` owns what the rows refer to; `other` is a member who owns none of it. */
export const roles = ['visitor', 'member', 'other', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Whom a row's variables are for; null for a visitor, who has no account or token. */
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
  /** Terms that identify the member's own data: nobody else's response may contain them. */
  secrets: Set<string>;
  /** A new user in a role, for operations that would spoil it for others. */
  newCaller(role: Role): Promise<Caller>;
  /** Memoizes by name, including failures. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing>;
}
