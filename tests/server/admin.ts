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

/** Registers the first administrator of a fresh API. */
export async function newEditor(api: TestApi): Promise<TestEditor> {
  const email = 'bientap@example.com';
  const { data } = await send<{ data: { token: string } }>(api, '/admin/register-admin', {
    method: 'POST',
    body: JSON.stringify({
      firstname: 'Biên',
      lastname: 'Tập',
      email,
      password: 'Den-long-Hoi-An-7',
    }),
  });
  await enrollPanelUser(api, email);
  const call = <Body>(path: string, method: string, json?: object) =>
    send<Body>(api, path, { method, ...(json && { body: JSON.stringify(json) }) }, data.token);
  const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;
  const act = async (uid: string, documentId: string, action: string) => {
    await call(collection(uid, `/${documentId}/actions/${action}`), 'POST', {});
  };
  const create = async (uid: string, json: object) => {
    type Created = { documentId: string };
    const created = await call<Created | { data: Created }>(collection(uid), 'POST', json);
    // Members come without the envelope.
    return ('data' in created ? created.data : created).documentId;
  };
  return {
    create,
    async update(uid, documentId, json) {
      await call(collection(uid, `/${documentId}`), 'PUT', json);
    },
    publish: (uid, documentId) => act(uid, documentId, 'publish'),
    unpublish: (uid, documentId) => act(uid, documentId, 'unpublish'),
    async remove(uid, documentId) {
      await call(collection(uid, `/${documentId}`), 'DELETE');
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
      const body = fileForm(name, content, type);
      const [file] = await send<[{ id: number; url: string }]>(
        api,
        '/upload',
        { method: 'POST', body },
        data.token,
      );
      return file;
    },
    async replaceFile(id, name, text) {
      const body = fileForm(name, text);
      await send(api, `/upload?id=${id}`, { method: 'POST', body }, data.token);
    },
    async removeFile(id) {
      await call(`/upload/files/${id}`, 'DELETE');
    },
  };
}

function fileForm(name: string, content: string | Uint8Array<ArrayBuffer>, type = 'text/plain') {
  const form = new FormData();
  form.append('files', new Blob([content], { type }), name);
  return form;
}

async function send<Body>(
  api: TestApi,
  path: string,
  init: RequestInit,
  token?: string,
): Promise<Body> {
  const response = await fetch(`${api.url}${path}`, {
    ...init,
    headers: {
      ...(typeof init.body === 'string' && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method} ${path}: ${response.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as Body;
}
