import type { Core } from '@strapi/strapi';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildApi, cmsFolder } from '../../../tests/support/buildApi';
import { tables } from '../platform/tables';

const requireFromCms = createRequire(join(cmsFolder, 'package.json'));
const distDir = join(cmsFolder, 'dist');

interface StrapiPackage {
  createStrapi(options: {
    appDir: string;
    distDir: string;
    autoReload: boolean;
    serveAdminPanel: boolean;
  }): Core.Strapi;
}

describe('seeding an empty SQLite database', () => {
  let folder: string;
  let strapi: Core.Strapi;
  let seed: (strapi: Core.Strapi) => Promise<void>;
  /** A copy of `cms/sample`, for the tests to change. */
  let samples: string;
  let printed = '';

  const count = async (table: string) => {
    const [row] = await strapi.db.connection(table).count({ rows: '*' });
    return Number(row?.rows);
  };

  const givenKey = { type: 'core', name: 'sample_content', key: 'given' };
  const readGiven = async () =>
    (await strapi.store?.get(givenKey)) as Record<string, Record<string, string[]>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seed-'));
    samples = join(folder, 'sample');
    await cp(join(cmsFolder, 'sample'), samples, { recursive: true });
    await buildApi();
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('DATABASE_FILENAME', join(folder, 'second.db'));
    vi.stubEnv('SEED', 'off');
    const { createStrapi } = requireFromCms('@strapi/strapi') as StrapiPackage;
    strapi = createStrapi({
      appDir: cmsFolder,
      distDir,
      autoReload: false,
      serveAdminPanel: false,
    });
    strapi.log.silent = true;
    await strapi.load();
    const server = requireFromCms(join(distDir, 'src/seed/index.js')) as {
      seed: (strapi: Core.Strapi, folder: string) => Promise<void>;
    };
    seed = (each) => server.seed(each, samples);
  }, 120_000);

  afterAll(async () => {
    vi.unstubAllEnvs();
    // Not `strapi.destroy()`: it removes every process listener, including the test runner's.
    await strapi.server.destroy();
    await strapi.db.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('does nothing when off', async () => {
    await seed(strapi);
    expect(await count('courses')).toBe(0);
    expect(await count(tables.users)).toBe(0);
  });

  it('resumes after an interruption without duplicates', async () => {
    vi.stubEnv('SEED', 'content');
    const left = { creations: 30, discounts: 1 };
    strapi.documents.use(({ action, uid }, next) => {
      if (action === 'create') {
        const what = uid === 'api::discount.discount' ? 'discounts' : 'creations';
        // Fails once: the next start succeeds.
        if (left[what]-- === 1) throw new Error('The power failed.');
      }
      return next();
    });
    await expect(seed(strapi)).rejects.toThrow('The power failed.');
    expect(await count('courses')).toBeGreaterThan(0);
    await expect(seed(strapi)).rejects.toThrow('The power failed.');
    await seed(strapi);
    // Fields recorded before the interruption are preserved.
    expect(Object.keys((await readGiven())['api::course.course'] ?? {})).toHaveLength(25);
    expect(Object.keys((await readGiven())['api::discount.discount'] ?? {})).toHaveLength(5);
    expect(await count('courses')).toBe(50);
    expect(await count('course_categories')).toBe(5);
    expect(await count('services')).toBe(12);
    expect(await count('partners')).toBe(20);
    expect(await count('home_pages')).toBe(2);
    // Seeds the whole content twice, possibly on a busy machine.
  }, 120_000);

  it('publishes news, about-us pages, people and standards, each in its group', async () => {
    // A draft and a published row each.
    expect(await count('news_posts')).toBe(64);
    expect(await count('about_pages')).toBe(14);
    expect(await count('co_managers')).toBe(32);
    expect(await count('standard_pages')).toBe(60);
    const [first] = await strapi.documents('api::standard-page.standard-page').findMany({
      status: 'published',
      sort: 'order:asc',
      populate: ['list'],
    });
    expect(first).toMatchObject({
      code: 'I',
      sortTitle: expect.stringContaining('linh vuc i: muc dich'),
      list: { slug: 'chuan-muc-kiem-toan-noi-bo-toan-cau-2024' },
    });
    const days = await strapi.db.connection('news_posts').distinct('published_on');
    expect(days).toHaveLength(32);
  });

  it('publishes the fixed pages with their sections and files', async () => {
    const page = await strapi.documents('api::single-page.trang-yeu-cau-cpe').findFirst({
      status: 'published',
      populate: {
        sections: { on: { 'sections.downloads': { populate: { downloads: { populate: '*' } } } } },
      },
    });
    expect(page).toMatchObject({
      title: 'Yêu cầu CPE',
      sections: [
        {
          __component: 'sections.downloads',
          downloads: [{ file: { url: '/uploads/bang-theo-doi-gio-cpe.pdf' } }],
        },
      ],
    });
    const files = ['bang-theo-doi-gio-cpe', 'danh-muc-ho-so-gia-nhap'];
    expect(await strapi.db.connection(tables.files).whereIn('hash', files)).toHaveLength(2);
  });

  it('links no certificates to accounts while there are no members', async () => {
    expect(await count('certificate_statuses')).toBe(200);
    const { name } = (
      strapi.db.metadata.get('api::certificate-status.certificate-status').attributes
        .user as unknown as { joinTable: { name: string } }
    ).joinTable;
    expect(await count(name)).toBe(0);
  });

  it('publishes the catalogue with its categories, people and options', async () => {
    const seminar = await strapi.documents('api::seminar.seminar').findFirst({
      filters: { slug: 'hoi-thao-thuong-nien-kiem-toan-noi-bo' },
      status: 'published',
      populate: { orderOptionGroup: { populate: ['options'] }, speakers: true },
    });
    expect(seminar).toMatchObject({
      orderByOption: true,
      speakers: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
      orderOptionGroup: [{ key: 'hinh-thuc-tham-du', options: [{}, {}, { key: 'truc-tuyen' }] }],
    });
    const course = await strapi.documents('api::course.course').findFirst({
      filters: { category: { slug: 'luyen-thi-chung-chi' } },
      status: 'published',
      populate: ['category'],
    });
    expect(course).toMatchObject({ category: { name: 'Luyện thi chứng chỉ quốc tế' } });
  });

  it('adds members, orders and accounts, and prints the passwords once', async () => {
    vi.stubEnv('SEED', 'full');
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    await seed(strapi);
    output.mockRestore();
    expect(await count(tables.users)).toBe(304);
    expect(await count('orders')).toBeGreaterThan(1000);
    expect(printed).toContain('hoivien@vien-ktnb.example');
    expect(printed).toMatch(/nhanvien@.*\n.* khoá của ứng dụng xác thực: [A-Z2-7]{32}\n/);
    expect(await count('second_factors')).toBe(1);
    expect(await readFile(join(folder, 'sample-accounts-second.db.txt'), 'utf8')).toContain(
      printed.split('\n').find((line) => line.includes('quantri@')),
    );
  });

  it('counts exactly the seats of its orders and offers', async () => {
    const held = await strapi.db.connection.raw(
      `select item, sum(seats) as held from (
         select l.item_document_id as item, l.quantity as seats from order_lines l
         join orders o on o.id = l.order_id
         where l.kind <> 'document' and o.order_status not in ('cancelled', 'refunded')
         union all
         select item_document_id, 1 from waiting_entries where state = 'offered') as holders
       group by item order by 1`,
    );
    const taken = await strapi.db.connection.raw(
      `select item_id as item, taken as held from order_places where option_id = '' order by 1`,
    );
    expect(held.length).toBeGreaterThan(20);
    expect(taken).toEqual(held);
  });

  it('lets a sample account log in with its printed password, but no sample member', async () => {
    const password = /hoivien@\S+\s+(\S+)/.exec(printed)?.[1] ?? '';
    const users = strapi.db.query('plugin::users-permissions.user');
    const service = strapi.plugin('users-permissions').service('user');
    const account = await users.findOne({ where: { email: 'hoivien@vien-ktnb.example' } });
    expect(await service.validatePassword(password, account.password)).toBe(true);
    const member = await users.findOne({ where: { email: { $endsWith: '@thanhvien.example' } } });
    expect(await service.validatePassword(password, member.password)).toBe(false);
  });

  it('does nothing the second time', async () => {
    const before = await count('orders');
    await seed(strapi);
    expect(await count('orders')).toBe(before);
    expect(await count('courses')).toBe(50);
  });

  describe('later additions to the sample content', () => {
    const course = 'api::course.course';
    const slug = 'kiem-soat-noi-bo-theo-khung-coso';
    const find = (key: string) =>
      strapi
        .documents(course)
        .findFirst({ filters: { slug: key }, status: 'published', populate: ['category'] });
    const risk = 'course/quan-ly-rui-ro-va-kiem-soat';
    const first = `${risk}/01-${slug}.md`;
    const added = `${risk}/05-moi.md`;
    const edit = async (file: string, change: (text: string) => string) => {
      const path = join(samples, file);
      await writeFile(path, change(await readFile(path, 'utf8')));
    };
    /** Replaces the value of a field. */
    const give = (file: string, field: string, value: string | number) =>
      edit(file, (text) =>
        text
          .replace(new RegExp(`^${field}: .*\\n`, 'm'), '')
          .replace('---\n', `---\n${field}: ${value}\n`),
      );
    /** Adds a course that differs from the first in these fields. */
    const add = async (file: string, fields: { slug: string; code: string; title: string }) => {
      await cp(join(samples, first), join(samples, file));
      for (const [field, value] of Object.entries(fields)) await give(file, field, value);
    };

    it('queries no content while nothing was added', async () => {
      const loaded: string[] = [];
      strapi.documents.use(({ action }, next) => {
        loaded.push(action);
        return next();
      });
      await seed(strapi);
      expect(loaded).toEqual([]);
    });

    it('publishes a new course, and fills a new field if it is empty', async () => {
      const { documentId = '' } = (await find(slug)) ?? {};
      await strapi
        .documents(course)
        .update({ documentId, data: { memberPrice: null, endAt: null } });
      await strapi.documents(course).publish({ documentId });
      await give(first, 'ethicsHours', 2);
      await add(added, { slug: 'moi', code: 'QLRR-900', title: 'Khoá học mới' });
      await seed(strapi);
      expect(await find('moi')).toMatchObject({
        title: 'Khoá học mới',
        category: { slug: 'quan-ly-rui-ro-va-kiem-soat' },
      });
      // A sample value that an editor removed stays removed.
      expect(await find(slug)).toMatchObject({ ethicsHours: 2, memberPrice: null, endAt: null });
      expect(await count('courses')).toBe(52);
    });

    it('preserves an editor’s text in a new field', async () => {
      const { documentId = '' } = (await find('moi')) ?? {};
      const other = 'tu-danh-gia-kiem-soat';
      const { documentId: second = '' } = (await find(other)) ?? {};
      await strapi.documents(course).update({ documentId, data: { body: null } });
      await strapi.documents(course).publish({ documentId });
      for (const file of [added, `${risk}/04-${other}.md`]) await give(file, 'capacity', 77);
      await strapi.db
        .query(course)
        .updateMany({ where: { documentId: second }, data: { capacity: null } });
      await forget(course, [other, 'moi'], 'capacity');
      await seed(strapi);
      expect(await find('moi')).toMatchObject({ capacity: 32, body: null });
      expect(await find(other)).toMatchObject({ capacity: 77 });
    });

    it('publishes no draft of an editor', async () => {
      const { documentId = '' } = (await find('moi')) ?? {};
      await strapi.documents(course).update({ documentId, data: { title: 'Đang viết' } });
      await strapi.db.query(course).updateMany({ where: { documentId }, data: { capacity: null } });
      await forget(course, ['moi'], 'capacity');
      await give(added, 'capacity', 78);
      await seed(strapi);
      expect(await find('moi')).toMatchObject({ title: 'Khoá học mới', capacity: 78 });
    });

    it('publishes no option’s price from an editor’s draft', async () => {
      const uid = 'api::seminar.seminar';
      const key = 'hoi-thao-thuong-nien-kiem-toan-noi-bo';
      const populate = { orderOptionGroup: { populate: ['options'] } };
      const read = (status: 'draft' | 'published') =>
        strapi.documents(uid).findFirst({ filters: { slug: key }, status, populate });
      const pricesOf = (seminar: unknown) =>
        (seminar as { orderOptionGroup: { options: { price: number }[] }[] }).orderOptionGroup.map(
          ({ options }) => options.map(({ price }) => price),
        );
      const { documentId = '' } = (await read('draft')) ?? {};
      const fill = async (venue: string) => {
        await strapi.db.query(uid).updateMany({ where: { documentId }, data: { venue: null } });
        await forget(uid, [key], 'venue');
        await give(`seminar/01-${key}.md`, 'venue', venue);
        const publish = vi.fn();
        strapi.documents.use((context, next) => {
          if (context.uid === uid && context.action === 'publish') publish();
          return next();
        });
        await seed(strapi);
        return publish.mock.calls.length;
      };
      // The record is published again if it was published.
      expect(await fill('Phòng A')).toBe(1);
      const before = pricesOf(await read('published'));
      const drafted = (await read('draft')) as unknown as {
        orderOptionGroup: { options: { price: number }[] }[];
      };
      for (const { options } of drafted.orderOptionGroup) {
        for (const option of options) option.price = 1_000;
      }
      const { orderOptionGroup } = drafted;
      await strapi.documents(uid).update({ documentId, data: { orderOptionGroup } });
      expect(await fill('Phòng B')).toBe(0);
      expect(await read('published')).toMatchObject({ venue: 'Phòng B' });
      expect(pricesOf(await read('published'))).toEqual(before);
      expect(pricesOf(await read('draft'))).not.toEqual(before);
    });

    it('loads records at a later start that failed at first', async () => {
      const file = `${risk}/06-den-sau.md`;
      await add(file, { slug: 'den-sau', code: 'QLRR-902', title: 'Đến sau' });
      let failing = true;
      const within: boolean[] = [];
      strapi.documents.use(({ uid, action, params }, next) => {
        const { data } = params as { data?: { slug?: string } };
        if (failing && action === 'create' && data?.slug === 'den-sau') throw new Error('Full.');
        if (uid.startsWith('api::single-page.')) within.push(strapi.db.inTransaction());
        return next();
      });
      await seed(strapi);
      expect(await find('den-sau')).toBeNull();
      failing = false;
      await seed(strapi);
      expect(await find('den-sau')).toMatchObject({ title: 'Đến sau' });
      // PostgreSQL rejects statements after an error within a transaction, even a caught one.
      expect(within.length).toBeGreaterThan(0);
      expect(within).not.toContain(true);
    });

    it('restores nothing that an editor deleted', async () => {
      const { documentId = '' } = (await find('moi')) ?? {};
      await strapi.documents(course).delete({ documentId });
      await give(added, 'capacity', 79);
      await seed(strapi);
      expect(await find('moi')).toBeNull();
    });

    it('leaves a production database alone', async () => {
      vi.stubEnv('NODE_ENV', 'production');
      const file = `${risk}/07-khong-den.md`;
      await add(file, { slug: 'khong-den', code: 'QLRR-901', title: 'Không đến' });
      await seed(strapi);
      vi.stubEnv('NODE_ENV', 'test');
      expect(await find('khong-den')).toBeNull();
    });

    /** As if no sample had ever set the field. */
    async function forget(uid: string, keys: readonly string[], field: string) {
      const given = await readGiven();
      for (const each of keys) {
        const fields = given[uid]?.[each] ?? [];
        Object.assign(given[uid] ?? {}, { [each]: fields.filter((name) => name !== field) });
      }
      await strapi.store?.set({ ...givenKey, value: given });
    }
  });

  it('leaves a non-empty database alone that was never seeded', async () => {
    await strapi.store?.delete({ type: 'core', name: 'sample_content', key: 'progress' });
    await strapi.db.connection('orders').delete();
    await seed(strapi);
    expect(await count('orders')).toBe(0);
  });
});
