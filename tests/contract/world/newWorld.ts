import { newEditor } from '../../server/admin';
import type { DatabaseKind } from '../../server/database';
import { newMember, newStaff } from '../../server/members';
import { startApi } from '../../server/startApi';
import type { Caller, Role, Fixture } from './World';

export async function createFixture(
  database: DatabaseKind,
  env: Record<string, string> = {},
): Promise<Fixture> {
  const api = await startApi({ database, seed: 'content', env });
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
