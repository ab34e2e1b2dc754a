import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AttendanceCheck, Download, TicketBooking } from '@/data/generated/types';
import { callApi } from '../support/api';
import { cmsFolder } from '../support/buildApi';
import { callAs, dataOf } from '../support/callAs';
import { runScript } from '../support/command';
import { addItem, addShopSettings, publishDocument } from '../support/content';
import { connectTo, databases, insert, nextId, openFile } from '../support/database';
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
      : {
          // As in the guide: the owner of a database, not of the server.
          DATABASE_URL: (api.databaseEnv['DATABASE_URL'] ?? '')
            .replace('//postgres@', '//iia@')
            .replace(/\w+$/, 'restored'),
        }),
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
    if (database === 'postgres') {
      await api.sql('create role iia login');
      await api.sql('create database restored owner iia');
    }
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

  it('is not restored while the server runs, or over existing data without --replace', async () => {
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

  it('is refused if its list of checksums names a file outside of it', async () => {
    const forged = join(home.path, 'forged');
    await cp(await newest(), forged, { recursive: true });
    const content = 'anything';
    await writeFile(join(forged, 'evil'), content);
    const sum = createHash('sha256').update(content).digest('hex');
    await appendFile(join(forged, 'SHA256SUMS'), `${sum}  files/uploads/../../evil\n`);
    for (const refused of [await runScript('verify-backup', [forged], {}), await restore([forged])])
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('../../evil')]);
  });

  it('restores a working server in an empty place', async () => {
    const taken = await newest();
    const restored = await restore([basename(taken)], { INIT_CWD: backups() });
    expect(restored.code, restored.output).toBe(0);
    for (const part of ['uploads', 'owners-only']) {
      const [file = ''] = await readdir(join(home.path, 'restored', part));
      expect((await stat(join(home.path, 'restored', part, file))).mode & 0o777).toBe(0o600);
    }

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

  it('restores an encrypted backup over existing data, and retains that data', async () => {
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
    expect(restored.output).toMatch(/previous data is in .*before_restore_/);
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

  describe('repeated', () => {
    const folder = () => join(home.path, 'repeated');
    const partOf = async (backup: string) => {
      const files = join(folder(), backup, 'files', 'owners-only');
      const path = join(files, (await readdir(files))[0] ?? '');
      return { path, found: await stat(path) };
    };
    /** Backups are named by the second. */
    const backUpAs = async (name: string) => {
      const { code, output } = await backUp({ BACKUP_FOLDER: folder() });
      const taken = (await readdir(folder())).find((each) => !each.startsWith('2001')) ?? '';
      await rename(join(folder(), taken), join(folder(), name));
      return { code, output };
    };
    const verify = (name: string) => runScript('verify-backup', [join(folder(), name)], {});

    it('links unchanged files to those of the previous backup', async () => {
      const [first, second] = ['2001-01-01T000000Z', '2001-01-02T000000Z'] as const;
      for (const name of [first, second]) expect((await backUpAs(name)).code).toBe(0);
      expect((await partOf(second)).found.ino).toBe((await partOf(first)).found.ino);
      expect((await verify(second)).code).toBe(0);
    });

    it('copies a file again that is damaged in the previous backup', async () => {
      const { path, found } = await partOf('2001-01-02T000000Z');
      await writeFile(path, 'x'.repeat(found.size));
      await utimes(path, found.atime, found.mtime);
      expect((await verify('2001-01-02T000000Z')).code).toBe(3);
      expect((await backUpAs('2001-01-03T000000Z')).code).toBe(0);
      expect((await verify('2001-01-03T000000Z')).code).toBe(0);
    });

    it('reports each missing file once, and none again after a restore', async () => {
      const dated = { created_at: new Date(), updated_at: new Date(), published_at: new Date() };
      for (let count = 0; count < 101; count += 1) {
        const id = nextId('gone');
        const url = `/uploads/${id}.png`;
        await insert(api, 'files', { document_id: id, name: id, hash: id, url, ...dated });
      }
      const { code, output } = await backUpAs('2001-01-04T000000Z');
      expect([code, output]).toEqual([3, expect.stringContaining('and 1 more')]);
      const words = [join(folder(), '2001-01-04T000000Z'), '--replace', nameOfPlace];
      const restored = await restore(words);
      expect(restored.code, restored.output).toBe(0);
    });
  });

  const countOrders = async () => {
    const rows = connectTo(elsewhere());
    const found = await rows.sql('select id from orders');
    await rows.end();
    return found.length;
  };

  it.runIf(database === 'sqlite')(
    'sets aside the files of a missing or damaged database',
    async () => {
      const file = join(home.path, 'restored', 'data.db');
      const backup = join(home.path, 'repeated', '2001-01-03T000000Z');
      const { facts } = await manifestOf(backup);
      const server = openFile(file);
      server.pragma('journal_mode = WAL');
      server.exec('pragma wal_autocheckpoint = 0; delete from cpe_evidence; vacuum');
      await cp(`${file}-wal`, join(home.path, 'log'));
      server.close();
      await rm(file);
      await rename(join(home.path, 'log'), `${file}-wal`);
      // Of an earlier restore and a verification that were killed.
      await writeFile(`${file}.restoring`, 'half');
      const scratch = join(home.path, 'repeated', '.verify-old');
      await mkdir(scratch);
      await utimes(scratch, 0, 0);

      const refused = await restore([backup]);
      expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('data.db-wal')]);
      const restored = await restore([backup, '--replace', 'data.db']);
      expect(restored.code, restored.output).toBe(0);
      const connection = openFile(file);
      expect(connection.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      connection.close();
      expect(await countOrders()).toBe(facts.rows['orders']);
      expect(await readdir(join(home.path, 'repeated'))).not.toContain('.verify-old');

      await writeFile(file, 'no database');
      const again = await restore([backup, '--replace', 'data.db']);
      expect(again.code, again.output).toBe(0);
      expect(await countOrders()).toBe(facts.rows['orders']);
    },
  );

  it.runIf(database === 'postgres')(
    'changes nothing if PostgreSQL closes the connection',
    async () => {
      const before = await countOrders();
      const backup = join(home.path, 'repeated', '2001-01-03T000000Z');
      const { facts } = await manifestOf(backup);
      let isOver = false;
      const restoring = restore([backup, '--replace', 'restored']).finally(() => (isOver = true));
      // From the first statement of the restore on.
      const ended = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'restored' and exists (
      select from pg_stat_activity where datname = 'restored' and application_name = 'psql')`;
      while (!isOver && (await api.sql(ended)).length === 0);
      expect((await restoring).code).toBe(1);
      // The last moment to end it may be after its commit.
      expect([before, facts.rows['orders']]).toContain(await countOrders());
      const again = await restore([backup, '--replace', 'restored']);
      expect(again.code, again.output).toBe(0);
      expect(await countOrders()).toBe(facts.rows['orders']);
      const rows = connectTo(elsewhere());
      // Granted by default to everybody, not on a new schema.
      const granted = "select has_schema_privilege('pg_monitor', 'public', 'usage') as granted";
      expect(await rows.sql(granted)).toEqual([{ granted: true }]);
      await rows.end();
    },
  );

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
