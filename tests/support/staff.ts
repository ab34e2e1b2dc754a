import { randomBytes } from 'node:crypto';
import { callServer, type ApiResponse } from './api';
import { insert } from './database';
import { enrollPanelUser } from './enroll';
import type { TestApi } from './startApi';

/** An editor, through the admin panel's own calls. */
export interface TestEditor {
  /** Creates a draft; returns its documentId. */
  create(uid: string, data: object): Promise<string>;
  update(uid: string, documentId: string, data: object): Promise<void>;
  publish(uid: string, documentId: string): Promise<void>;
  unpublish(uid: string, documentId: string): Promise<void>;
  remove(uid: string, documentId: string): Promise<void>;
  /** Creates and publishes; returns the documentId. */
  add(uid: string, data: object): Promise<string>;
  /** Writes a single type's draft. */
  saveSingle(uid: string, data: object): Promise<void>;
  publishSingle(uid: string): Promise<void>;
  /** Uploads to the media library; returns id and address. */
  upload(
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    type?: string,
  ): Promise<{ id: number; url: string }>;
  replaceFile(id: number, name: string, text: string): Promise<void>;
  removeFile(id: number): Promise<void>;
}

/** The panel's path of a collection, of one of its records or of an action. */
export const panelList = (uid: string, rest = ''): string =>
  `/content-manager/collection-types/${uid}${rest}`;

/** A super administrator who writes content. */
export const newEditor = async (api: TestApi): Promise<TestEditor> =>
  editorOf(
    await newAdministrator(
      api,
      { firstname: 'Biên', lastname: 'Tập', ...editorLogin },
      cheapHashes.editor,
    ),
  );

/** @param user of the panel, with a second factor */
export function editorOf(user: PanelUser): TestEditor {
  const call = async <Body>(path: string, method: string, content?: object): Promise<Body> => {
    const { status, body } = await user.call<Body>(path, method, content);
    if (status >= 400) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const act = async (uid: string, documentId: string, action: string) => {
    await call(panelList(uid, `/${documentId}/actions/${action}`), 'POST', {});
  };
  const create = async (uid: string, json: object) => {
    type Created = { documentId: string };
    const created = await call<Created | { data: Created }>(panelList(uid), 'POST', json);
    // Members come without the envelope.
    return ('data' in created ? created.data : created).documentId;
  };
  return {
    create,
    async update(uid, documentId, json) {
      await call(panelList(uid, `/${documentId}`), 'PUT', json);
    },
    publish: (uid, documentId) => act(uid, documentId, 'publish'),
    unpublish: (uid, documentId) => act(uid, documentId, 'unpublish'),
    async remove(uid, documentId) {
      await call(panelList(uid, `/${documentId}`), 'DELETE');
    },
    async add(uid, json) {
      const documentId = await create(uid, json);
      await act(uid, documentId, 'publish');
      return documentId;
    },
    async saveSingle(uid, json) {
      await call(`/content-manager/single-types/${uid}`, 'PUT', json);
    },
    async publishSingle(uid) {
      await call(`/content-manager/single-types/${uid}/actions/publish`, 'POST', {});
    },
    async upload(name, content, type = 'text/plain') {
      const form = fileForm(name, content, type);
      const [file] = await call<[{ id: number; url: string }]>('/upload', 'POST', form);
      return file;
    },
    async replaceFile(id, name, text) {
      await call(`/upload?id=${id}`, 'POST', fileForm(name, text));
    },
    async removeFile(id) {
      await call(`/upload/files/${id}`, 'DELETE');
    },
  };
}

function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'text/plain') {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  // Without these, a record with the picture cannot be published.
  const texts = { name, alternativeText: 'Ảnh thử', caption: 'Ảnh của Viện' };
  if (type.startsWith('image/')) form.append('fileInfo', JSON.stringify(texts));
  return form;
}

export interface PanelUser {
  token: string | undefined;
  /** Calls the panel's API, e.g. `/content-manager/init`, with JSON or a form. */
  call<Body = unknown>(
    path: string,
    method?: string,
    content?: unknown,
  ): Promise<ApiResponse<Body>>;
}

export const chiefLogin = { email: 'quantri@example.com', password: 'Thuyen-buom-2026' };
export const editorLogin = { email: 'bientap@example.com', password: 'Den-long-Hoi-An-7' };
/** bcrypt of these passwords, with 2^4 rounds. */
const cheapHashes = {
  chief: '$2a$04$ETfjfI56919Ahy0/y1tsSOGYvobN7DZ./v6ohzigZEbqTL6N2X5dG',
  editor: '$2a$04$BqUpU3RyZrYhhIN8f1Tq6O1Zmk86Ng9u5ZrsyCHghS/fkTAWapeDq',
};

export const loginOf = (role: string) => ({
  email: `${role}@example.com`,
  password: 'Cau-Long-Bien-26',
});

/** A panel user with a token, with or without a second factor. @param from their address */
export const panelUserOf = (
  api: Pick<TestApi, 'url'>,
  token?: string,
  from?: string,
): PanelUser => ({
  token,
  call: (path, method = 'GET', content) =>
    callServer(api, path, {
      method,
      token,
      ...(content instanceof FormData ? { form: content } : { json: content }),
      ...(from && { headers: { 'X-Forwarded-For': from } }),
    }),
});

/** Logs in to the panel, with the password only. @param from their address @throws Error with the response if it fails */
export async function logInToPanel(
  api: Pick<TestApi, 'url'>,
  { email, password, deviceId }: { email: string; password: string; deviceId?: string },
  from?: string,
): Promise<PanelUser> {
  const { status, body } = await panelUserOf(api).call<{ data: { token: string } }>(
    '/admin/login',
    'POST',
    { email, password, ...(deviceId && { deviceId }) },
  );
  if (status !== 200) throw new Error(JSON.stringify(body));
  return panelUserOf(api, body.data.token, from);
}

/** The chief administrator of a fresh API. */
export const newChief = (api: TestApi): Promise<PanelUser> =>
  newAdministrator(api, { firstname: 'Quản', lastname: 'Trị', ...chiefLogin }, cheapHashes.chief);

/** Inserted into the database, where `npm run admin` inserts one too, in a session with a second factor. */
async function newAdministrator(
  api: TestApi,
  { firstname, lastname, ...login }: typeof chiefLogin & { firstname: string; lastname: string },
  cheapHash: string,
): Promise<PanelUser> {
  const userId = await insert(api, 'admin_users', {
    document_id: randomBytes(12).toString('hex'),
    firstname,
    lastname,
    email: login.email,
    password: cheapHash,
    is_active: true,
    blocked: false,
    created_at: new Date(),
    updated_at: new Date(),
  });
  await api.sql(
    `insert into admin_users_roles_lnk (user_id, role_id)
     select ?, id from admin_roles where code = 'strapi-super-admin'`,
    [userId],
  );
  // From another address, because a test may use up the attempts of its address.
  const elsewhere = panelUserOf(api, undefined, '203.0.113.200');
  const { body } = await elsewhere.call<{ data: { token: string } }>('/admin/login', 'POST', {
    email: login.email,
    password: login.password,
  });
  await enrollPanelUser(api, login.email);
  return panelUserOf(api, body.data.token);
}

/** Someone without panel access. */
export const outsider = (api: TestApi): PanelUser => panelUserOf(api);

/** A user with a role, invited by the chief administrator. */
export async function newPanelUser(
  api: TestApi,
  by: PanelUser,
  role: string,
  { email, password } = loginOf(role),
): Promise<PanelUser> {
  const roles = await by.call<{ data: { id: number; code: string }[] }>('/admin/roles');
  const { id } = roles.body.data.find(({ code }) => code === role) ?? {};
  const invited = await by.call<{ data: { registrationToken: string } }>('/admin/users', 'POST', {
    firstname: 'Nhân',
    lastname: role,
    email,
    roles: [id],
  });
  const { registrationToken } = invited.body.data;
  const registered = await panelUserOf(api).call<{ data: { token: string } }>(
    '/admin/register',
    'POST',
    {
      registrationToken,
      userInfo: { firstname: 'Nhân', lastname: role, password },
    },
  );
  await enrollPanelUser(api, email);
  return panelUserOf(api, registered.body.data.token);
}
