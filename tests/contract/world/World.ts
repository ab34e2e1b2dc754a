import type { ApiError } from '@/data/ApiError';
import type { TestEditor } from '../../server/admin';
import type { TestMember } from '../../server/members';
import type { TestApi } from '../../server/startApi';

/** Who asks. `member` owns what the rows name; `other` is a member as well, and owns none of it. */
export const roles = ['visitor', 'member', 'other', 'staff'] as const;
export type Role = (typeof roles)[number];

/** Whom a row makes its variables for; a visitor has neither account nor token. */
export type Caller = TestMember | null;

/** What went over the wire. */
export interface Exchange {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  body: unknown;
}

/** How an operation ended: its data or its error, and the last exchange where there was one. */
export interface Outcome {
  data: Record<string, unknown> | null;
  error: ApiError | null;
  exchange: Exchange | null;
}

/** One API with people in it, whom all tests of a database share. */
export interface World {
  api: TestApi;
  /** Works in the admin panel. */
  editor: TestEditor;
  callers: Record<Role, Caller>;
  member: TestMember;
  /** Words by which the member's own things are known: nobody else's answer may hold one of them. */
  secrets: Set<string>;
  /** Somebody new in a role, for operations that end what others need. */
  newCaller(role: Role): Promise<Caller>;
  /** Makes a thing at its first use and keeps it, its failure as well. */
  once<Thing>(name: string, make: () => Promise<Thing>): Promise<Thing>;
}
