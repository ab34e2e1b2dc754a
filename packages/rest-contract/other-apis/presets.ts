import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foreignApi, type Toolkit } from './foreign';

type Api = Awaited<ReturnType<typeof foreignApi>>;
const PATIENCE = 180_000;
const repo = { owner: 'octokit-fixture-org', repo: 'hello-world' };

/** Four APIs by their recorded responses. */
export function presets(load: () => Promise<Toolkit>): void {
  describe('GitHub', () => {
    let api: Api;
    beforeAll(async () => {
      const toolkit = await load();
      api = await foreignApi(toolkit, 'github', toolkit.adapters.github({ token: () => 'secret' }));
    }, PATIENCE);
    beforeEach(() => api.forget());
    afterAll(() => api.close());

    it('sends its headers, and reads the page from the Link header', async () => {
      const variables = { ...repo, labels: ['bug', 'help wanted'], per_page: 3 };
      const data = await api.request('Issues', 'issues', variables);
      expect(data).toMatchObject({
        issues: {
          items: [
            {
              id: '1000',
              number: 13,
              user: { __typename: 'User', login: 'octokit-fixture-user-a' },
              reactions: { total_count: 5, plus_one: 3, down: 1 },
            },
            { id: '1001', reactions: null },
          ],
          next: { page: 2, per_page: 3 },
          last: { page: 5 },
        },
      });
      const { path, headers } = api.sent.at(-1)!;
      expect(path).toBe(
        '/repos/octokit-fixture-org/hello-world/issues?labels=bug,help%20wanted&per_page=3',
      );
      expect(headers.get('authorization')).toBe('Bearer secret');
      expect(headers.get('x-github-api-version')).toBe('2022-11-28');
      expect(await api.types('Issues')).toContain('plus_one: number');
    });

    it('identifies records by their own keys', async () => {
      await api.request('Repository', 'repository', repo);
      await api.request('Issues', 'issues', { ...repo, per_page: 3 });
      const stored = Object.keys(api.stored());
      expect(stored).toContain('Repository:{"full_name":"octokit-fixture-org/hello-world"}');
      expect(stored).toContain('Organization:{"id":"1000"}');
      expect(stored).toContain('User:{"id":"1000"}');
    });

    it('rejects requests outside the contract, with the error at the field', async () => {
      const label = { ...repo, name: 'test-label', input: { name: '', color: 'red' } };
      await expect(api.request('UpdateLabel', 'updated', label)).rejects.toMatchObject({
        code: 'BadInput',
        message: 'Something in what you entered is not valid. Check it and try again.',
        fields: { name: 'Please enter name.', color: 'Colour has an invalid format.' },
      });
      const reaction = { ...repo, number: 1, input: { content: 'shrug' } };
      await expect(api.request('React', 'reacted', reaction)).rejects.toMatchObject({
        fields: { content: 'Reaction is not valid.' },
      });
      await expect(
        api.request('Issues', 'issues', { ...repo, per_page: '3' }),
      ).rejects.toMatchObject({
        fields: { per_page: 'This value is not valid.' },
      });
      expect(api.sent).toEqual([]);
    });

    it('updates by POST and PATCH, which the cache shows in its lists', async () => {
      await api.request('Labels', 'labels', repo);
      const input = { name: 'test-label-updated', color: 'BADA55' };
      await api.request('UpdateLabel', 'updated', { ...repo, name: 'test-label', input });
      expect(api.sent.at(-1)).toMatchObject({ method: 'PATCH', body: JSON.stringify(input) });
      expect(api.stored()['Label:{"id":"1009"}']).toMatchObject({ name: 'test-label-updated' });
    });

    it('accepts 204 for a change, and refetches a list that lost a record', async () => {
      await api.request('Labels', 'labels', repo);
      expect(await api.request('DeleteLabel', 'done', { ...repo, name: 'bug' })).toMatchObject({
        deleteLabel: { ok: true },
      });
      const stored = Object.keys(api.stored().ROOT_QUERY ?? {});
      expect(stored.filter((name) => name.startsWith('labels'))).toEqual([]);
      expect(await api.request('LockIssue', 'done', { ...repo, number: 13 })).toMatchObject({
        lockIssue: { ok: true },
      });
      expect(api.sent.at(-1)).toMatchObject({ method: 'PUT', body: undefined });
    });

    it('evicts the issue of a number, and no other', async () => {
      await api.request('Issues', 'issues', repo);
      const input = { labels: ['bug'] };
      await api.request('AddLabels', 'labels', { ...repo, number: 13, input });
      expect(api.stored()['Issue:{"id":"1000"}']).not.toHaveProperty('labels');
      expect(api.stored()['Issue:{"id":"1001"}']).toHaveProperty('labels');
    });

    it('reports the refused field', async () => {
      // The server has the last word on what the rules let pass.
      const input = { name: 'foo', color: 'ABCDEF' };
      await expect(api.request('CreateLabel', 'refused', { ...repo, input })).rejects.toMatchObject(
        {
          status: 422,
          code: 'invalid',
          message: 'Validation Failed',
          fields: { color: 'invalid' },
        },
      );
    });
  });

  describe('Stripe', () => {
    let api: Api;
    beforeAll(async () => {
      const toolkit = await load();
      api = await foreignApi(
        toolkit,
        'stripe',
        toolkit.adapters.stripe({ key: () => 'sk_test', version: '2024-06-20' }),
      );
    }, PATIENCE);
    beforeEach(() => api.forget());
    afterAll(() => api.close());

    it('reads cursors, nested lists, and unions by `object`', async () => {
      const variables = { limit: 1, starting_after: 'cus_1', expand: ['data.sources', 'data.tax'] };
      expect(await api.request('Customers', 'customers', variables)).toMatchObject({
        customers: {
          has_more: true,
          items: [
            {
              email: 'jennyrosen@example.com',
              created: 1680893993,
              sources: { has_more: false, data: [{ __typename: 'Card', last4: '4242' }] },
            },
          ],
        },
      });
      expect(api.sent.at(-1)?.path).toBe(
        '/v1/customers?limit=1&starting_after=cus_1&expand[]=data.sources&expand[]=data.tax',
      );
    });

    it('sends a form with brackets, its version, and an idempotency key', async () => {
      const input = {
        email: 'jennyrosen@example.com',
        address: { city: 'Hà Nội', country: 'VN' },
        preferred_locales: ['vi', 'en'],
      };
      const context = { headers: { 'idempotency-key': 'k1' } };
      await api.request('CreateCustomer', 'customer', { input }, context);
      const { headers, body } = api.sent.at(-1)!;
      expect([...new URLSearchParams(body as string)]).toEqual([
        ['email', 'jennyrosen@example.com'],
        ['address[city]', 'Hà Nội'],
        ['address[country]', 'VN'],
        ['preferred_locales[0]', 'vi'],
        ['preferred_locales[1]', 'en'],
      ]);
      expect(headers.get('content-type')).toBe('application/x-www-form-urlencoded');
      expect(headers.get('stripe-version')).toBe('2024-06-20');
      expect(headers.get('idempotency-key')).toBe('k1');
    });

    it('evicts a record by its own key', async () => {
      await api.request('Customer', 'customer', { id: 'cus_NffrFeUfNV2Hib' });
      const record = () => api.stored()['Customer:{"id":"cus_NffrFeUfNV2Hib"}'];
      expect(record()).toHaveProperty('email');
      await api.request('DeleteCustomer', 'deleted', { id: 'cus_NffrFeUfNV2Hib' });
      expect(record()).not.toHaveProperty('email');
    });

    it('reports code, parameter and message of a refusal', async () => {
      await expect(api.request('Customer', 'refused', { id: '5' })).rejects.toMatchObject({
        status: 400,
        code: 'resource_missing',
        message: "No such customer: '5'",
        fields: { customer: "No such customer: '5'" },
      });
    });
  });

  describe('WordPress', () => {
    let api: Api;
    beforeAll(async () => {
      const toolkit = await load();
      api = await foreignApi(
        toolkit,
        'wordpress',
        toolkit.adapters.wordpress({ nonce: () => 'n1' }),
      );
    }, PATIENCE);
    beforeEach(() => api.forget());
    afterAll(() => api.close());

    it('counts its pages from headers, and maps names that GraphQL does not allow', async () => {
      expect(await api.request('Posts', 'posts', { categories: [1, 7] })).toMatchObject({
        posts: {
          total: 3,
          totalPages: 2,
          items: [
            {
              title: { rendered: 'Hello world!' },
              _links: { media: [{ href: 'https://example.com/wp-json/wp/v2/media/5' }] },
            },
          ],
        },
      });
      expect(api.sent.at(-1)?.path).toBe('/wp/v2/posts?categories=1,7');
      expect(api.sent.at(-1)?.headers.get('x-wp-nonce')).toBe('n1');
    });

    it('evicts a record whose key is a number', async () => {
      await api.request('Posts', 'posts');
      const update = { id: 1, input: { title: 'Hello again' } };
      await api.request('UpdatePost', 'updated', update);
      const record = api.stored()['Post:{"id":1}'];
      expect(record).toMatchObject({ title: { rendered: 'Hello again' } });
      await expect(api.request('UpdatePost', 'gone', update)).rejects.toMatchObject({
        code: 'InvalidResponse',
      });
      expect(api.stored()['Post:{"id":1}']).not.toHaveProperty('slug');
    });

    it('uploads a file as multipart, whose content type the browser sets', async () => {
      const file = new File(['ảnh'], 'photo.png', { type: 'image/png' });
      const data = await api.request('AddMedia', 'media', { input: { file, title: 'Photo' } });
      expect(data).toMatchObject({ addMedia: { id: 5, media_type: 'image' } });
      const { body, headers } = api.sent.at(-1)!;
      expect([...(body as FormData).keys()]).toEqual(['file', 'title']);
      expect((body as FormData).get('file')).toMatchObject({
        name: 'photo.png',
        type: 'image/png',
      });
      expect(headers.has('content-type')).toBe(false);
    });

    it('reports the refused parameters', async () => {
      await expect(api.request('Posts', 'refused')).rejects.toMatchObject({
        code: 'rest_invalid_param',
        message: 'Invalid parameter(s): author',
        fields: { author: 'author is not of type integer.' },
      });
    });
  });

  describe('Ghost', () => {
    let api: Api;
    beforeAll(async () => {
      const toolkit = await load();
      api = await foreignApi(
        toolkit,
        'ghost',
        toolkit.adapters.ghost({ key: '22444f78447824223cefc48062' }),
      );
    }, PATIENCE);
    beforeEach(() => api.forget());
    afterAll(() => api.close());

    it('reads a page, a list and a record from one envelope', async () => {
      expect(await api.request('Tags', 'tags')).toMatchObject({
        tags: { items: [{ slug: 'getting-started' }], pagination: { pages: 19, next: 2 } },
      });
      expect(await api.request('AllTags', 'tags')).toMatchObject({
        allTags: [{ name: 'Getting Started' }],
      });
      expect(await api.request('Post', 'post', { slug: 'welcome' })).toMatchObject({
        post: { title: 'Welcome', tags: [{ slug: 'getting-started' }] },
      });
      expect(await api.request('Settings', 'settings')).toMatchObject({
        settings: { title: 'Ghost' },
      });
      expect(api.stored()).toHaveProperty(['Tag:{"slug":"getting-started"}']);
      expect(api.sent.map(({ path }) => path).slice(1, 3)).toEqual([
        '/tags/?limit=all&key=22444f78447824223cefc48062',
        '/posts/slug/welcome/?include=tags&key=22444f78447824223cefc48062',
      ]);
    });

    it('reports the kind of a refusal', async () => {
      await expect(api.request('Tags', 'refused')).rejects.toMatchObject({
        status: 403,
        code: 'NoPermissionError',
        message: 'Authorization failed',
      });
    });
  });
}
