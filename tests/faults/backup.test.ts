import { createRequire } from 'node:module';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendanceCheck, Download, TicketBooking } from '@/data/generated/types';
import { callApi } from '../support/api';
import { cmsFolder } from '../support/buildApi';
import { callAs, dataOf } from '../support/callAs';
import { runScript } from '../support/command';
import { addItem, addShopSettings, publishDocument } from '../support/content';
import { connectTo, databases } from '../support/database';
import { addBuyers, logIn, newMember, type Buyer, type TestMember } from '../support/members';
import { addOrder, orderBody, placeOrder } from '../support/orders';
import { newOwnedCourse, saveProgress } from '../support/ownedCourse';
import { codeOf, newSecured, type SecuredMember } from '../support/secondFactor';
import { newEditor } from '../support/staff';
import { startApi, testEncryptionKey } from '../support/startApi';
import { shared } from '../support/suite';

interface Age {
  generateIdentity(): Promise<string>;
  identityToRecipient(identity: string): Promise<string>;
}

interface ManifestFacts {
  begunAt: string;
  facts: {
    rows: Record<string, number>;
    orders: Record<string, { count: number; total: number }>;
  };
}

describe.each(databases)('a backup of a server under load, on %s', (database) => {
  const home = shared(
    async () => {
      const path = await mkdtemp(join(tmpdir(), 'backup-'));
      await mkdir(join(path, 'files'));
      return { path };
    },
    ({ path }) => rm(path, { recursive: true, force: true }),
  );
  const filesIn = (name: string) => ({ FILES_FOLDER: join(home.path, name) });
  const api = shared(
    () => startApi({ database, env: filesIn('files') }),
    (own) => own.stop(),
  );
  /** A server's variables for an empty place. */
  const elsewhere = (): Record<string, string> => ({
    ...filesIn('restored'),
    ...(database === 'sqlite'
      ? { DATABASE_FILENAME: join(home.path, 'restored', 'data.db') }
      : { DATABASE_URL: (api.databaseEnv['DATABASE_URL'] ?? '').replace(/\w+$/, 'restored') }),
  });
  const nameOfPlace = database === 'sqlite' ? 'data.db' : 'restored';
  const backups = () => join(home.path, 'backups');
  const backUp = (env: Record<string, string> = {}) =>
    runScript('backup', [], {
      ...api.databaseEnv,
      ...filesIn('files'),
      BACKUP_FOLDER: backups(),
      ...env,
    });
  const restore = (words: readonly string[], env: Record<string, string> = {}) =>
    runScript('restore', words, { ...elsewhere(), ...env });
  const newest = async () => join(backups(), (await readdir(backups())).sort().at(-1) ?? '');

  const picture = 'Ảnh của thư viện';
  const book = 'Nội dung của tài liệu đã mua';
  let member: TestMember;
  let secured: SecuredMember;
  let certificateCode: string;
  let pictureUrl: string;
  let document: string;
  let ticket: string;
  let identity: string;
  let recipient: string;
  const acknowledged: { id: string; at: number }[] = [];
  /** Those acknowledged before the backup began. */
  let before: string[] = [];

  const manifestOf = async (backup: string) =>
    JSON.parse(await readFile(join(backup, 'manifest.json'), 'utf8')) as ManifestFacts;
  const ticketOf = async (owner: { token: string }) => {
    const [booking] = await dataOf(callAs<TicketBooking[]>(api, owner, '/ticket/userBookings'));
    return booking?.tickets[0]?.code;
  };
  const placeOrders = async (buyer: Buyer, course: string, isOn: () => boolean) => {
    const line = { kind: 'course', documentId: course, quantity: 1 };
    while (isOn()) {
      const { status, body } = await placeOrder(api, buyer.token, orderBody([line], 1_000_000));
      if (status === 200) acknowledged.push({ id: body.data.documentId, at: Date.now() });
    }
  };

  beforeAll(async () => {
    const editor = await newEditor(api);
    await addShopSettings(api);
    pictureUrl = (await editor.upload('anh.txt', picture)).url;
    const { id } = await editor.upload('sach.txt', book);
    document = await publishDocument(editor, { file: id });
    member = await newMember(api);
    secured = await newSecured(api);
    const seminar = await addItem(api, 'seminar');
    await addOrder(api, member.id, {
      status: 'paid',
      lines: [
        { kind: 'document', item: document },
        { kind: 'seminar', item: seminar },
      ],
    });
    ticket = (await ticketOf(member)) ?? '';
    const owned = await newOwnedCourse(api, editor, 1, { cpeHours: 1 });
    const { certificate } = await dataOf(
      saveProgress(api, owned.member, owned.course, owned.lessons[0]),
    );
    const [row] = await api.sql<{ code: string }>(
      'select code from attendance_certificates where number = ?',
      [certificate?.number],
    );
    certificateCode = row?.code ?? '';
    const age = createRequire(join(cmsFolder, 'package.json'))('age-encryption') as Age;
    identity = await age.generateIdentity();
    recipient = await age.identityToRecipient(identity);
    await writeFile(join(home.path, 'key.txt'), `# private\n${identity}\n`);
    if (database === 'postgres') await api.sql('create database restored');
  });

  it('contains every order acknowledged before it began', async () => {
    const course = await addItem(api, 'course', { capacity: 1_000_000 });
    let isOn = true;
    const load = (await addBuyers(api, 6)).map((buyer) => placeOrders(buyer, course, () => isOn));
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(30);
    const { code, output } = await backUp();
    isOn = false;
    await Promise.all(load);
    expect(code, output).toBe(0);
    const begun = Date.parse((await manifestOf(await newest())).begunAt);
    before = acknowledged.filter(({ at }) => at < begun).map(({ id }) => id);
    expect(before.length).toBeGreaterThan(30);
    expect(acknowledged.length).toBeGreaterThan(before.length);
    const verified = await runScript('verify-backup', [await newest()], {});
    expect(verified.code, verified.output).toBe(0);
  });

  it('is refused by a server that runs, and by a place that is not empty', async () => {
    const here = { ...api.databaseEnv, ...filesIn('files') };
    const refused = await restore([await newest()], here);
    expect(refused.code).toBe(1);
    const name = database === 'sqlite' ? 'data.db' : 'postgres';
    const running = await restore([await newest(), '--replace', name], here);
    expect([running.code, running.output]).toEqual([1, expect.stringContaining('in use')]);
    expect((await api.sql('select id from orders')).length).toBeGreaterThan(before.length);
  });

  it('is refused if one byte of it changed', async () => {
    const damaged = join(home.path, 'damaged');
    await cp(await newest(), damaged, { recursive: true });
    const file = (await readdir(damaged)).find((name) => name.startsWith('database.')) ?? '';
    const bytes = await readFile(join(damaged, file));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await writeFile(join(damaged, file), bytes);
    const verified = await runScript('verify-backup', [damaged], {});
    expect([verified.code, verified.output]).toEqual([3, expect.stringContaining(file)]);
    const restored = await restore([damaged]);
    expect([restored.code, restored.output]).toEqual([1, expect.stringContaining(file)]);
  });

  it('restores a working server in an empty place', async () => {
    const taken = await newest();
    const restored = await restore([taken]);
    expect(restored.code, restored.output).toBe(0);

    const rows = connectTo(elsewhere());
    const orders = await rows.sql<{ id: string; status: string; total: number | string }>(
      'select document_id as id, order_status as status, total from orders',
    );
    await rows.end();
    const ids = new Set(orders.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    const { facts } = await manifestOf(taken);
    const totalOf = (status: string) =>
      orders
        .filter((each) => each.status === status)
        .reduce((sum, { total }) => sum + Number(total), 0);
    expect(facts.rows['orders']).toBe(orders.length);
    expect(facts.orders['pending_payment']?.total).toBe(totalOf('pending_payment'));
    expect(facts.orders['paid']?.total).toBe(totalOf('paid'));

    await api.restart(elsewhere());
    await expectWorking();
  });

  it('restores an encrypted backup over what was there, and retains that', async () => {
    // Of the restored server.
    const { code, output } = await backUp({
      ...elsewhere(),
      BACKUP_RECIPIENTS: recipient,
      BACKUP_KEEP: '1',
      BACKUP_KEEP_WEEKLY: '0',
      BACKUP_KEEP_MONTHLY: '0',
    });
    expect(code, output).toBe(0);
    expect(await readdir(backups())).toHaveLength(1);
    const taken = await newest();
    for (const name of await readdir(taken, { recursive: true })) {
      const path = join(taken, name);
      if (!(await stat(path)).isFile()) continue;
      const content = await readFile(path, 'latin1');
      for (const plain of [picture, book, member.email]) {
        expect(content).not.toContain(Buffer.from(plain).toString('latin1'));
      }
    }
    await api.kill();
    const key = ['--identity', join(home.path, 'key.txt')];
    expect((await restore([taken, '--replace', nameOfPlace])).code).toBe(1);
    expect((await restore([taken, ...key, '--replace', 'other'])).code).toBe(1);
    const restored = await restore([taken, ...key, '--replace', nameOfPlace]);
    expect(restored.code, restored.output).toBe(0);
    expect(restored.output).toMatch(/before is in .*before_restore_/);
    await api.restart(elsewhere());
    await expectWorking();
  });

  it('reports what a server with other secrets cannot use', async () => {
    await api.kill();
    const key = ['--identity', join(home.path, 'key.txt')];
    const words = [await newest(), ...key, '--replace', nameOfPlace];
    const another = 'another-key-of-32-characters-Xw7Qz';
    const { code, output } = await restore(words, { ENCRYPTION_KEY: another });
    expect([code, output]).toEqual([3, expect.stringContaining('ENCRYPTION_KEY lacks a key')]);
    const added = { ENCRYPTION_KEY: `${another},${testEncryptionKey}` };
    expect((await restore(words, added)).code).toBe(0);
  });

  it('links unchanged files to those of the previous backup', async () => {
    const folder = join(home.path, 'linked');
    for (const time of [1, 2]) {
      // Backups are named by the second.
      if (time === 2) await new Promise((resolve) => setTimeout(resolve, 1_100));
      expect((await backUp({ BACKUP_FOLDER: folder })).code).toBe(0);
    }
    const [first = '', second = ''] = (await readdir(folder)).sort();
    const files = join('files', 'owners-only');
    const [file = ''] = await readdir(join(folder, second, files));
    const links = await Promise.all(
      [first, second].map((name) => stat(join(folder, name, files, file))),
    );
    expect(links[0]?.ino).toBe(links[1]?.ino);
    expect((await runScript('verify-backup', [join(folder, second)], {})).code).toBe(0);
  });

  async function expectWorking(): Promise<void> {
    const token = await logIn(api, member.email, member.password);
    expect(await ticketOf({ token })).toBe(ticket);
    const check = await dataOf(
      callAs<AttendanceCheck>(api, null, '/attendance/check', { code: certificateCode }),
    );
    expect(check.revokedOn).toBeNull();
    const path = `/document/getUserDocument?id=${document}`;
    const { url } = await dataOf(callAs<Download>(api, { token }, path));
    expect(await (await fetch(`${api.url}${url}`)).text()).toBe(book);
    expect(await (await fetch(`${api.url}${pictureUrl}`)).text()).toBe(picture);

    // Its code of this minute may have been used before.
    const rows = connectTo(elsewhere());
    await rows.sql('update second_factors set last_step = 0');
    await rows.end();
    const first = await callApi<{ challenge: string }>(api, '/auth/local', {
      json: { identifier: secured.email, password: secured.password },
    });
    const code = codeOf(secured.secret);
    const second = await callApi(api, '/auth/local/second-factor', {
      json: { challenge: first.body.challenge, code },
    });
    expect(second.status).toBe(200);
  }
});
