import { callApi } from './callApi';
import type { TestApi } from './startApi';

/** Somebody who is logged in. */
export interface TestMember {
  username: string;
  email: string;
  password: string;
  token: string;
  documentId: string;
}

let made = 0;

export const testPassword = 'Mat-khau-2026';

/** What a new member sends; each call another one. */
export function registration(changes: Partial<Record<string, unknown>> = {}) {
  made += 1;
  const username = `thanhvien${process.pid}${made}`;
  return {
    fullName: 'Nguyễn Thị Kiểm Thử',
    username,
    email: `${username}@example.com`,
    phone: '0912345678',
    password: testPassword,
    consent: true,
    ...changes,
  };
}

/** Registers a member through the API and logs in. */
export async function newMember(api: TestApi): Promise<TestMember> {
  const { username, email, password, ...rest } = registration();
  const json = { username, email, password, ...rest };
  const registered = await callApi<{ user: { documentId: string } }>(api, '/auth/local/register', {
    json,
  });
  if (registered.status !== 200) throw new Error(JSON.stringify(registered.body));
  const token = await logIn(api, email, password);
  return { username, email, password, token, documentId: registered.body.user.documentId };
}

/** A member whom the staff role was given. */
export async function newStaff(api: TestApi): Promise<TestMember> {
  const member = await newMember(api);
  await api.sql(
    `update up_users_role_lnk set role_id = (select id from up_roles where type = 'staff')
     where user_id = (select id from up_users where email = ?)`,
    [member.email],
  );
  return member;
}

/** A fresh access token. @throws Error with the answer where the login is refused. */
export async function logIn(api: TestApi, identifier: string, password: string): Promise<string> {
  const answer = await callApi<{ jwt: string }>(api, '/auth/local', {
    json: { identifier, password },
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.jwt;
}
