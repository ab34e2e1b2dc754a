import { createHmac, randomUUID, randomBytes } from 'node:crypto';
import { testSecrets, type TestApi } from './startApi';
import { inDays, vietnamDay } from './clock';
import { nextId, insert } from './database';
import { addTerm } from './membership';
import { callApi } from './api';
import { enroll } from './enroll';

export interface TestMember extends Buyer {
  username: string;
  email: string;
  password: string;
}

let registered = 0;

export const testPassword = 'Gio-nam-thoi-2026';
/** bcrypt of it, with 2^4 rounds. */
const cheapHash = '$2a$04$LQ8F8iamIc1iFklQUbsbnuAn9yT22wiMDqOgL1Em8MFN6e0JscDtG';

/** A registration's body, different each time. */
export function registration(changes: Partial<Record<string, unknown>> = {}) {
  registered += 1;
  const username = `thanhvien${process.pid}${registered}`;
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

/** A logged-in member, inserted into the database with a cheap hash, because registration takes a tenth of a second. */
export async function newMember(api: TestApi): Promise<TestMember> {
  const { username, email, password, fullName, phone } = registration();
  const documentId = `m${randomBytes(12).toString('hex').slice(1)}`;
  const id = await insert(api, 'up_users', {
    document_id: documentId,
    username,
    email,
    provider: 'local',
    password: cheapHash,
    full_name: fullName,
    phone,
    member_type: 'none',
    search_text: ` nguyen thi kiem thu ${username}`,
    confirmed: true,
    blocked: false,
  });
  await setRole(api, id, 'authenticated');
  const token = await logIn(api, email, password);
  return { id, username, email, password, token, documentId };
}

/** A member with the staff role, in a session verified by the second factor. */
export async function newStaff(api: TestApi): Promise<TestMember> {
  const staff = await newUnsecuredStaff(api);
  await enroll(api, staff.email);
  return staff;
}

/** A member with the staff role and a session that is not verified by a second factor yet. */
export async function newUnsecuredStaff(api: TestApi): Promise<TestMember> {
  const member = await newMember(api);
  await setRole(api, member.id, 'staff');
  // A change of role ends all sessions.
  return { ...member, token: await logIn(api, member.email, member.password) };
}

/** Gives an account a role, in place of its present one. */
export async function setRole(api: TestApi, userId: number, type: string): Promise<void> {
  await api.sql('delete from up_users_role_lnk where user_id = ?', [userId]);
  await insert(api, 'up_users_role_lnk', { user_id: userId, role_id: await roleIdOf(api, type) });
}

export async function roleIdOf(api: TestApi, type: string): Promise<number | undefined> {
  const [role] = await api.sql<{ id: number }>('select id from up_roles where type = ?', [type]);
  return role?.id;
}

/** @throws Error if no account has the address */
export async function userIdOf(api: Pick<TestApi, 'sql'>, email: string): Promise<number> {
  const [user] = await api.sql<{ id: number }>('select id from up_users where email = ?', [email]);
  if (!user) throw new Error(`No account has the address ${email}.`);
  return user.id;
}

/** A fresh access token. @throws Error with the response if the login fails. */
export async function logIn(
  api: Pick<TestApi, 'url'>,
  identifier: string,
  password: string,
): Promise<string> {
  const response = await callApi<{ jwt: string }>(api, '/auth/local', {
    json: { identifier, password },
  });
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return response.body.jwt;
}

export interface Buyer {
  id: number;
  documentId: string;
  token: string;
}

interface BuyerFields {
  member_type?: string;
  member_expires_at?: Date;
}

/** A tuple if the count is a literal. */
type Times<Item, Count extends number, Items extends Item[] = []> = number extends Count
  ? Item[]
  : Items['length'] extends Count
    ? Items
    : Times<Item, Count, [...Items, Item]>;

/** Members with a session each. Registration is bypassed, because its password hashing would take minutes. */
export async function addBuyers<Count extends number>(
  api: TestApi,
  count: Count,
  fields: BuyerFields = { member_type: 'none' },
): Promise<Times<Buyer, Count>> {
  const buyers: Buyer[] = [];
  const role = await roleIdOf(api, 'authenticated');
  const now = new Date();
  for (let index = 0; index < count; index += 1) {
    const documentId = nextId('buyer');
    const id = await insert(api, 'up_users', {
      document_id: documentId,
      username: documentId,
      email: `${documentId}@example.com`,
      provider: 'local',
      confirmed: true,
      blocked: false,
      full_name: 'Người mua thử',
      created_at: now,
      updated_at: now,
      published_at: now,
      ...fields,
    });
    await insert(api, 'up_users_role_lnk', { user_id: id, role_id: role });
    if (fields.member_expires_at && fields.member_type) {
      const endsOn = vietnamDay(fields.member_expires_at);
      await addTerm(api, id, { member_type: fields.member_type, ends_on: endsOn });
    }
    const sessionId = randomUUID();
    await insert(api, 'strapi_sessions', {
      document_id: sessionId,
      user_id: String(id),
      session_id: sessionId,
      device_id: sessionId,
      origin: 'users-permissions',
      type: 'refresh',
      status: 'active',
      expires_at: inDays(1),
      absolute_expires_at: inDays(1),
      created_at: now,
      updated_at: now,
      published_at: now,
    });
    buyers.push({ id, documentId, token: accessToken(id, sessionId) });
  }
  return buyers as Times<Buyer, Count>;
}

/** One of them. */
export async function addBuyer(api: TestApi, fields?: BuyerFields): Promise<Buyer> {
  const [buyer] = await addBuyers(api, 1, fields);
  return buyer;
}

/** A token signed like the server's, with the test secret. */
function accessToken(userId: number, sessionId: string): string {
  const seconds = Math.floor(Date.now() / 1000);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = { userId: String(userId), sessionId, type: 'access' };
  const words = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({
    ...payload,
    iat: seconds,
    exp: seconds + 3600,
  })}`;
  return `${words}.${createHmac('sha256', testSecrets.JWT_SECRET).update(words).digest('base64url')}`;
}
