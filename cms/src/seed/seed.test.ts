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

// The tests are the steps of one story: what a start does to the database that the start before left.
describe('seeding an empty SQLite database', { shuffle: false }, () => {
  let folder: string;
  let strapi: Core.Strapi;
  let seed: (strapi: Core.Strapi) => Promise<void>;
  /** A copy of `cms/sample`, for the tests to change. */
  let samples: string;
  let printed = '';
  let level = 'off';

  const count = async (table: string) => {
    const [row] = await strapi.db.connection(table).count({ rows: '*' });
    return Number(row?.rows);
  };

  const edit = async (file: string, from: RegExp, to: string) => {
    const path = join(samples, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
  };

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
      seed: (strapi: Core.Strapi, folder: string, level: string) => Promise<void>;
    };
    seed = (each) => server.seed(each, samples, level);
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

  it.each([
    ['an unknown field', /^price:/m, 'prise:', 'there is no field "prise"'],
    ['a missing field', /^code: .*\n/m, '', 'code must be a'],
    ['text for a number', /^price: .*/m, 'price: low', 'price must be a `number` type'],
    ['an unknown category', /^category: .*/m, 'category: abc', '"abc" does not exist'],
    ['an unknown person', /^instructors: .*/m, 'instructors: [an]', '"an" is not in people.yaml'],
    ['a moment without a day', /^startAt: .*/m, 'startAt: +3w', '"+3w" is not a moment'],
  ])('rejects %s with the name of its record, and stores nothing', async (_, from, to, message) => {
    level = 'content';
    const file = 'content/course/2-luyen-thi-chung-chi.md';
    const original = await readFile(join(samples, file), 'utf8');
    await edit(file, from, to);
    const failed = await seed(strapi).catch(String);
    await writeFile(join(samples, file), original);
    expect(failed).toContain(`cms/sample/${file}, record 1: `);
    expect(failed).toContain(message);
    expect(await count('courses')).toBe(0);
    expect(await count('course_categories')).toBe(0);
  });

  it('publishes the content at the next start after an interruption', async () => {
    let left = 60;
    strapi.documents.use(({ action }, next) => {
      // Fails once.
      if (action === 'create' && left-- === 1) throw new Error('The power failed.');
      return next();
    });
    await expect(seed(strapi)).rejects.toThrow('The power failed.');
    expect(await count('courses')).toBe(0);
    await seed(strapi);
    // A draft and a published row each.
    const counts = {
      courses: 50,
      news_posts: 64,
      about_pages: 14,
      standard_pages: 60,
      partners: 20,
    };
    for (const [table, rows] of Object.entries(counts)) expect(await count(table)).toBe(rows);
    expect(await count('certificate_statuses')).toBe(200);
    expect(await count(tables.certificateHolders)).toBe(0);
  }, 120_000);

  it('adds members, orders and accounts, and prints the passwords once', async () => {
    level = 'full';
    const output = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed += String(text);
      return true;
    });
    await seed(strapi);
    output.mockRestore();
    expect(await count(tables.users)).toBe(304);
    expect(await count('orders')).toBeGreaterThan(1000);
    expect(await count(tables.certificateHolders)).toBe(60);
    expect(printed).toContain('hoivien@vien-ktnb.example');
    expect(printed).toMatch(/nhanvien@.*\n.* khoá của ứng dụng xác thực: [A-Z2-7]{32}\n/);
    expect(await count('second_factors')).toBe(1);
    expect(await readFile(join(folder, 'sample-accounts-second.db.txt'), 'utf8')).toContain(
      printed.split('\n').find((line) => line.includes('quantri@')),
    );
  }, 120_000);

  it('lets a sample account log in with its printed password, but no sample member', async () => {
    const password = /hoivien@\S+\s+(\S+)/.exec(printed)?.[1] ?? '';
    const users = strapi.db.query('plugin::users-permissions.user');
    const service = strapi.plugin('users-permissions').service('user');
    const account = await users.findOne({ where: { email: 'hoivien@vien-ktnb.example' } });
    expect(await service.validatePassword(password, account.password)).toBe(true);
    const member = await users.findOne({ where: { email: { $endsWith: '@thanhvien.example' } } });
    expect(await service.validatePassword(password, member.password)).toBe(false);
  });

  it('does nothing the second time, whatever has changed in the samples', async () => {
    const rows = await count('orders');
    await edit('content/settings.yaml', /CHAOMUNG/, 'CHAOMUNG2');
    await seed(strapi);
    expect(await count('orders')).toBe(rows);
    expect(await count('courses')).toBe(50);
    expect(await count('discounts')).toBe(5);
  });

  it('leaves a non-empty database alone that was never seeded', async () => {
    await strapi.store?.delete({ type: 'core', name: 'sample_content', key: 'progress' });
    await strapi.db.connection('orders').delete();
    await seed(strapi);
    expect(await count('orders')).toBe(0);
  });
});
