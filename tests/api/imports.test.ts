import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import writeXlsxFile from '../../cms/node_modules/write-excel-file/node/index.js';
import { callApi } from '../support/api';
import { newStaff, logIn, newMember, testPassword, type TestMember } from '../support/members';
import { storedEmails } from '../support/mail';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf, refusalOf } from '../support/callAs';
import type {
  AnalysisUserList,
  AuditEntryList,
  Download,
  ImportCheck,
  ImportKind,
  ImportResult,
} from '@/data/generated/types';

type Cells = readonly (string | number)[];

const memberHead: Cells = [
  'Email',
  'Họ và tên',
  'Số điện thoại',
  'Loại hội viên',
  'Từ ngày',
  'Đến ngày',
];
const certificateHead: Cells = [
  'Số chứng chỉ',
  'Họ và tên',
  'Chứng chỉ',
  'Ngày cấp',
  'Tình trạng',
  'Giờ CPE năm nay',
  'Đồng ý công khai',
  'Email tài khoản',
];

const csvOf = (rows: readonly Cells[]) =>
  Buffer.from(`\uFEFF${rows.map((cells) => cells.join(';')).join('\r\n')}`).toString('base64');

const xlsxOf = async (rows: readonly Cells[]) =>
  (
    await writeXlsxFile(
      rows.map((cells) =>
        cells.map((value) => ({ value, type: typeof value === 'number' ? Number : String })),
      ),
    ).toBuffer()
  ).toString('base64');

const newWord = () => `nhap${randomBytes(5).toString('hex')}`;

const reason = 'Danh sách hội viên từ hệ thống cũ';

/** What staff import from files. */
describe.each(strictDatabase)('an import, on %s', (database) => {
  const api = sharedApi({ database });
  const staff = shared(() => newStaff(api));

  const call = <Data>(path: string, json: object) =>
    callAs<Data>(api, staff, `/imports/${path}`, json);
  const check = async (kind: ImportKind, content: string) => {
    const { status, body } = await call<ImportCheck>('check', { kind, content });
    expect([status, body.error]).toEqual([200, undefined]);
    return body.data;
  };
  const run = (kind: ImportKind, content: string, plan: string | null) =>
    call<ImportResult>('run', { kind, content, plan, reason });
  const checkAndRun = async (kind: ImportKind, content: string) => {
    const checked = await check(kind, content);
    expect((await run(kind, content, checked.plan)).status).toBe(200);
    return checked;
  };
  const usersLike = (word: string) =>
    api.sql<{ id: number; email: string; member_type: string; username: string }>(
      'select id, email, member_type, username from up_users where email like ? order by email',
      [`${word}%`],
    );

  it('creates accounts, terms and emails of members once, whatever the number of imports', async () => {
    const word = newWord();
    const known = await newMember(api);
    const rows: Cells[] = [
      memberHead,
      [`${word}a@example.com`, 'Lê Thị Nhập', 912345678, 'Cá nhân', '01/01/2026', '31/12/2199'],
      [`${word}b@example.com`, 'Trần Văn Nhập', '', '', '', ''],
      [known.email, 'Nguyễn Thị Kiểm Thử', '', 'Sinh viên', '01/01/2026', '31/12/2199'],
    ];
    const content = await xlsxOf(rows);
    const checked = await check('members', content);
    expect(checked).toMatchObject({ added: 2, changed: 1, unchanged: 0, bad: 0 });
    expect(await usersLike(word)).toEqual([]);

    const runs = await Promise.all([1, 2, 3].map(() => run('members', content, checked.plan)));
    expect(runs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const done = runs.map(({ body: { data } }) => data);
    expect(done).toContainEqual({ added: 2, changed: 1, unchanged: 0, skipped: 0 });
    expect(done.filter(({ unchanged }) => unchanged === 3)).toHaveLength(2);

    expect(await usersLike(word)).toMatchObject([
      { email: `${word}a@example.com`, member_type: 'individual', username: `${word}a` },
      { email: `${word}b@example.com`, member_type: 'none' },
    ]);
    const [email, ...others] = await storedEmails(api, `${word}a@example.com`);
    expect(email?.text).toContain('/quen-mat-khau');
    expect(others).toEqual([]);
    expect(await storedEmails(api, known.email)).toEqual([]);
    const me = await callApi<{ memberType: string }>(api, '/users/me', { token: known.token });
    expect(me.body.memberType).toBe('student');
    expect(await check('members', content)).toMatchObject({ unchanged: 3, plan: null });

    const path = `/analysis/users?q=${word}a`;
    const { items } = await dataOf(callAs<AnalysisUserList>(api, staff, path));
    expect(items).toMatchObject([{ email: `${word}a@example.com`, phone: '0912345678' }]);
    const logged = await api.sql<{ action: string; reason: string }>(
      `select e.action, e.reason from audit_entries e join up_users u on u.document_id = e.member_id
         where u.email = ? order by e.id`,
      [`${word}a@example.com`],
    );
    expect(logged).toEqual([
      { action: 'record_created', reason },
      { action: 'term_added', reason },
    ]);
  });

  it('creates accounts that stay locked until the owner of the address sets a password', async () => {
    const email = `${newWord()}@example.com`;
    const content = csvOf([memberHead, [email, 'Lê Thị Nhập', '', '', '', '']]);
    await checkAndRun('members', content);
    await expect(logIn(api, email, '')).rejects.toThrow();
    await expect(logIn(api, email, testPassword)).rejects.toThrow('400');
    await callApi(api, '/auth/forgot-password', { json: { email } });
    let code: string | undefined;
    await expect
      .poll(async () => {
        const emails = await storedEmails(api, email);
        code = /code=([^\s"&]+)/.exec(emails.map(({ text }) => text).join())?.[1];
        return code;
      })
      .toBeTruthy();
    const password = 'Tau-hoa-chay-dem-2026';
    const set = await callApi(api, '/auth/reset-password', {
      json: { code, password, passwordConfirmation: password },
    });
    expect(set.status).toBe(200);
    expect(await logIn(api, email, password)).toBeTruthy();
  });

  it('reports every invalid row with its column, and imports the valid ones only on request', async () => {
    const word = newWord();
    const content = csvOf([
      [...memberHead, 'Ghi chú'],
      [`${word}@example.com`, 'Lê Thị Nhập', '', '', '', ''],
      ['không phải email', 'X', '12', 'Vàng', '31/02/2026', 'mai'],
      [`${word}@EXAMPLE.com`, 'Lê Thị Nhập', '', '', '', ''],
      [`${word}c@example.com`, 'Lê Thị Nhập', '', 'Cá nhân', '01/01/2026', ''],
      [`${word}d@example.com`, 'Lê Thị Nhập', '', 'Cá nhân', '02/01/2026', '01/01/2026'],
    ]);
    const checked = await check('members', content);
    expect(checked).toMatchObject({
      added: 1,
      changed: 0,
      unchanged: 0,
      bad: 4,
      ignoredColumns: ['Ghi chú'],
    });
    const notes = checked.listed.map(({ row, notes }) => [
      row,
      ...notes.map(({ column, message }) => `${column}: ${message}`),
    ]);
    expect(notes).toEqual([
      [
        3,
        expect.stringMatching(/^Email: /),
        expect.stringMatching(/^Họ và tên: /),
        expect.stringMatching(/^Số điện thoại: /),
        'Loại hội viên: Chỉ nhận: Cá nhân, Sinh viên, Tổ chức.',
        'Từ ngày: Từ ngày không phải là một ngày.',
        'Đến ngày: Đến ngày không phải là một ngày.',
      ],
      [4, 'Email: Trùng với dòng 2.'],
      [5, expect.stringMatching(/^Loại hội viên: Cần đủ /)],
      [6, 'Đến ngày: Phải từ ngày bắt đầu trở đi.'],
      [2, 'Tài khoản: Tạo tài khoản, gửi thư mời đặt mật khẩu.'],
    ]);
    const refused = await run('members', content, checked.plan);
    expect(refused.status).toBe(400);
    expect(refused.body.error.details.errors).toMatchObject([
      { path: ['skipBad'], message: expect.stringContaining('4 dòng chưa đúng') as unknown },
    ]);
    expect(await usersLike(word)).toEqual([]);

    for (const added of [1, 0]) {
      const json = { kind: 'members', content, plan: checked.plan, skipBad: true, reason };
      const { status, body } = await call<object>('run', json);
      expect({ status, data: body.data }).toEqual({
        status: 200,
        data: { added, changed: 0, unchanged: 1 - added, skipped: 4 },
      });
    }
    expect(await usersLike(word)).toMatchObject([{ email: `${word}@example.com` }]);
  });

  it('reports more invalid rows than valid ones', async () => {
    const bad = Array.from({ length: 300 }, (_, index) => [`dòng ${index}`]);
    const { listed } = await check('members', csvOf([memberHead, ...bad]));
    expect(listed).toHaveLength(300);
  });

  it('assigns nothing to a second account of an address with invisible characters', async () => {
    const known = await newMember(api);
    const [name = '', host = ''] = known.email.split('@');
    const spellings = [
      `${name}\u200b@${host}`,
      `\u200e${known.email}`,
      `${name.slice(0, 3)}\u00ad${name.slice(3)}@${host}`,
      `${known.email.toUpperCase()}\u00a0`,
    ];
    for (const spelling of spellings) {
      const content = csvOf([
        ['\u200eEmail', 'Họ và tên'.normalize('NFD')],
        [spelling, 'Nguyễn Thị Kiểm Thử'.normalize('NFD')],
      ]);
      expect(await check('members', content)).toMatchObject({
        added: 0,
        unchanged: 1,
        bad: 0,
        listed: [
          { subject: spelling.includes('EXAMPLE') ? known.email.toUpperCase() : known.email },
        ],
      });
    }
  });

  it('changes nothing for an exported user list', async () => {
    const word = newWord();
    const content = csvOf([
      memberHead,
      [
        `${word}a@example.com`,
        '-Lê Thị Nhập',
        '+84912345678',
        'Cá nhân',
        '01/01/2026',
        '31/12/2199',
      ],
      [`${word}b@example.com`, 'Trần Văn Nhập', '', '', '', ''],
    ]);
    await checkAndRun('members', content);
    // A number that was stored before numbers were cleaned. The export escapes it.
    await api.sql(`update up_users set phone = '+84912345678' where email = ?`, [
      `${word}a@example.com`,
    ]);
    const path = `/analysis/users/export?q=${word}&format=csv`;
    const { url } = await dataOf(callAs<Download>(api, staff, path));
    const exported = await (await fetch(`${api.url}${url}`)).arrayBuffer();
    expect(Buffer.from(exported).toString()).toContain("'+84912345678");
    expect(await check('members', Buffer.from(exported).toString('base64'))).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 2,
      bad: 0,
    });
  });

  /** Staff add a term from June 2190 on. */
  const addTerm = ({ documentId }: TestMember) =>
    callAs(api, staff, '/managed-users/add-term', {
      id: documentId,
      memberType: 'student',
      reason,
      startsOn: '2190-06-01',
      endsOn: '2191-06-01',
    });
  const termsOf = ({ id }: TestMember) =>
    api.sql('select id from membership_terms where user_id = ?', [id]);

  it('rejects a term that overlaps another, even one added after the check', async () => {
    const known = await newMember(api);
    const row = (type: string, from: string, to: string): Cells => [
      known.email,
      'Nguyễn Thị Kiểm Thử',
      '',
      type,
      from,
      to,
    ];
    const later = csvOf([memberHead, row('Cá nhân', '01/01/2190', '31/12/2190')]);
    const { plan } = await check('members', later);
    expect((await addTerm(known)).status).toBe(200);
    expect((await run('members', later, plan)).status).toBe(400);
    const { listed } = await check('members', later);
    expect(listed[0]?.notes).toEqual([
      {
        column: 'Từ ngày',
        message: 'Trùng ngày với thời hạn đã có: Sinh viên, 01/06/2190 – 01/06/2191.',
      },
    ]);

    const after = csvOf([
      memberHead,
      row('Cá nhân', '02/06/2191', '31/12/2191'),
      [`${known.username}moi@example.com`, 'Lê Thị Nhập', '', '', '', ''],
    ]);
    const before = await check('members', after);
    await api.sql(`update up_users set email = ? where email = ?`, [
      `${known.username}moi@example.com`,
      known.email,
    ]);
    const changed = run('members', after, before.plan);
    expect(await refusalOf(changed)).toEqual([409, 'ImportChanged']);
    expect(await termsOf(known)).toHaveLength(1);
  });

  it('rejects a term of concurrent import and staff entry that share a day', async () => {
    for (let round = 0; round < 12; round += 1) {
      const known = await newMember(api);
      const content = csvOf([
        memberHead,
        [known.email, 'Nguyễn Thị Kiểm Thử', '', 'Cá nhân', '01/01/2190', '31/12/2190'],
      ]);
      const { plan } = await check('members', content);
      const responses = await Promise.all([run('members', content, plan), addTerm(known)]);
      const statuses = responses.map(({ status }) => status);
      const terms = await termsOf(known);
      expect([statuses.filter((status) => status === 200), terms.length]).toEqual([[200], 1]);
    }
  });

  it('adds new certificates, and updates existing ones from the file', async () => {
    const number = `NHAP-${randomBytes(4).toString('hex').toUpperCase()}`;
    const holder = await newMember(api);
    const importRows = (...rows: Cells[]) =>
      checkAndRun('certificates', csvOf([certificateHead, ...rows]));
    const first = await importRows(
      [`${number}-1`, 'Lê Thị Nhập', 'cia', '05/07/2025', '', '12,5', 'có', holder.email],
      [`${number}-2`, 'Trần Văn Nhập', 'CRMA', '05/07/2025', '', '', '', ''],
    );
    expect(first).toMatchObject({ added: 2, bad: 0 });
    const found = (query: string) =>
      dataOf(callAs<object[]>(api, null, `/certificate-statuses?${query}`));
    expect(await found(`number=${number}-1`)).toMatchObject([
      { status: 'active', issuedOn: '2025-07-05', cpe: 12.5, holderName: 'Lê Thị Nhập' },
    ]);
    expect(await found('holderName=Lê Thị  nhập')).toHaveLength(1);
    expect(await found(`number=${number}-2`)).toEqual([]);
    const mine = await dataOf(callAs(api, holder, '/certificate-statuses-user'));
    expect(mine).toMatchObject([{ number: `${number}-1` }]);

    const second = await importRows(
      [`${number}-1`, 'Lê Thị Nhập', 'CIA', '05/07/2025', 'Thu hồi', '', '', ''],
      [`${number}-2`, 'Trần Văn Nhập', 'CRMA', '05/07/2025', '', '', '', ''],
    );
    expect(second).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(second.listed[0]?.notes).toEqual([
      { column: 'Tình trạng', message: 'Hiệu lực → Thu hồi' },
    ]);
    expect(await found(`number=${number}-1`)).toMatchObject([{ status: 'revoked', cpe: 12.5 }]);
    const path = `/managed-users/${holder.documentId}/audit`;
    const { items } = await dataOf(callAs<AuditEntryList>(api, staff, path));
    expect(items).toMatchObject([
      { action: 'status_changed', subjectLabel: `${number}-1`, reason },
      { action: 'record_created', subjectLabel: `${number}-1`, reason },
    ]);

    const bad = await check(
      'certificates',
      csvOf([
        certificateHead,
        [`${number}-3`, 'A', 'ABC', '05/07/2025', 'lạ', 'nhiều', 'có thể', 'a@b.example'],
        ['số 1', 'A', 'CIA', '', '', '', '', ''],
        [`${number}-4`, 'A', 'CIA', '05/07/2025', '', '', '', 'chua-co@example.com'],
      ]),
    );
    expect(bad.listed.map(({ notes }) => notes.map(({ column }) => column))).toEqual([
      ['Chứng chỉ', 'Tình trạng', 'Giờ CPE năm nay', 'Đồng ý công khai'],
      ['Số chứng chỉ', 'Ngày cấp'],
      ['Email tài khoản'],
    ]);
  });

  it.each<[string, readonly Cells[], RegExp]>([
    [
      'without a column',
      [
        ['Email', 'Tên gì đó'],
        ['a@b.example', 'A'],
      ],
      /Họ và tên/,
    ],
    ['without rows', [memberHead], /không có dòng dữ liệu/],
    [
      'of too many rows',
      [memberHead, ...Array.from({ length: 5001 }, () => ['a@b.example'])],
      /quá 5000 dòng/,
    ],
  ])('rejects a file %s', async (_what, rows, message) => {
    const { status, body } = await call('check', { kind: 'members', content: csvOf(rows) });
    expect(status).toBe(400);
    expect(body.error.details.errors).toMatchObject([
      { path: ['content'], message: expect.stringMatching(message) as unknown },
    ]);
  });

  it('accepts thousands of rows', async () => {
    const word = newWord();
    const rows = Array.from({ length: 2_000 }, (_, at): Cells => [
      `${word}${at}@example.com`,
      'Lê Thị Nhập',
      '',
      'Cá nhân',
      '01/01/2026',
      '31/12/2199',
    ]);
    const content = csvOf([memberHead, ...rows]);
    const checked = await check('members', content);
    expect(checked).toMatchObject({ added: 2_000, bad: 0 });
    expect(checked.listed).toHaveLength(200);
    expect((await run('members', content, checked.plan)).body.data.added).toBe(2_000);
    expect(await usersLike(word)).toHaveLength(2_000);
  });
});
