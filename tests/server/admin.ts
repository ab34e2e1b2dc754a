import type { TestApi } from './startApi';

/** An editor, who works through the admin panel's own calls. */
export interface TestEditor {
  /** Creates a draft; gives its documentId. */
  create(uid: string, data: object): Promise<string>;
  update(uid: string, documentId: string, data: object): Promise<void>;
  publish(uid: string, documentId: string): Promise<void>;
  unpublish(uid: string, documentId: string): Promise<void>;
  remove(uid: string, documentId: string): Promise<void>;
  /** Creates and publishes; gives the documentId. */
  add(uid: string, data: object): Promise<string>;
  /** Puts a file into the media library; gives its id and address. */
  upload(name: string, text: string): Promise<{ id: number; url: string }>;
}

/** Registers the first administrator of an API whose panel nobody has entered yet. */
export async function newEditor(api: TestApi): Promise<TestEditor> {
  const { data } = await send<{ data: { token: string } }>(api, '/admin/register-admin', {
    method: 'POST',
    body: JSON.stringify({
      firstname: 'Biên',
      lastname: 'Tập',
      email: 'bientap@example.com',
      password: 'Bien-tap-2026',
    }),
  });
  const call = <Body>(path: string, method: string, json?: object) =>
    send<Body>(api, path, { method, ...(json && { body: JSON.stringify(json) }) }, data.token);
  const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;
  const act = async (uid: string, documentId: string, action: string) => {
    await call(collection(uid, `/${documentId}/actions/${action}`), 'POST', {});
  };
  const create = async (uid: string, json: object) => {
    const created = await call<{ data: { documentId: string } }>(collection(uid), 'POST', json);
    return created.data.documentId;
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
    async upload(name, text) {
      const form = new FormData();
      form.append('files', new Blob([text], { type: 'text/plain' }), name);
      const [file] = await send<[{ id: number; url: string }]>(
        api,
        '/upload',
        { method: 'POST', body: form },
        data.token,
      );
      return file;
    },
  };
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
