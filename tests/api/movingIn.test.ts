import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem } from '../support/content';
import { callApi } from '../support/api';
import { connectTo, strictDatabase } from '../support/database';
import { storedEmails } from '../support/mail';
import { logIn, newMember, registration, testPassword } from '../support/members';
import { type MoveFiles, moveIn, type MoveRun } from '../support/moveIn';
import { takenSeats } from '../support/orders';
import { newEditor } from '../support/staff';
import { testPurgeSecret } from '../support/startApi';
import { shared, sharedApi, writingNothing } from '../support/suite';
import type { Order } from '@/data/generated/types';

const phpass = '$P$9IQRaTwmfeRo7ud9Fh4E2PdI0S3r.L0';
const phpassPassword = 'test12345';
/** Of `mat-khau-cu`, with cost 4, as PHP writes it. */
const bcrypt = '$2y$04$Ts7krtHFk6IiWZakrebsue3g6hYRh5pb2Euekx8ShUTQSWM/0SXq2';
const md5 = '5f4dcc3b5aa765d61d8327deb882cf99';

/** A transparent pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** The old site, whose pictures are all the same, and the web host, which accepts purges. */
async function startOldSite() {
  const requested: string[] = [];
  /** Their bodies. */
  const purges: string[] = [];
  let slow = (): unknown => undefined;
  const server = createServer(async (request, response) => {
    if (request.url === '/anh/cham.png') return void slow();
    if (request.method === 'POST') purges.push(await text(request));
    else requested.push(request.url ?? '');
    if (request.url?.startsWith('/anh/')) response.end(png);
    else response.writeHead(request.method === 'POST' ? 200 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requested,
    purges,
    server,
    /** Calls it for a picture that is never sent, `/anh/cham.png`. */
    onSlowPicture: (call: () => unknown) => void (slow = call),
  };
}

interface Post {
  id: number;
  title: string;
  slug: string;
  content: string;
  status?: string;
  category?: string;
  thumbnail?: number;
}

const wxrOf = (site: string, posts: readonly Post[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:wp="w" xmlns:content="c" xmlns:dc="d" xmlns:excerpt="e"><channel>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>lan</wp:author_login><wp:author_display_name>Lan Nguyễn</wp:author_display_name></wp:author>
${posts
  .map(
    ({
      id,
      title,
      slug,
      content,
      status = 'publish',
      category = 'tin-hoi',
      thumbnail = '',
    }) => `<item>
<title><![CDATA[${title}]]></title><link>${site}/2019/05/${slug}/</link><dc:creator>lan</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2019-05-06 08:00:00</wp:post_date>
<wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>
${category && `<category domain="category" nicename="${category}"><![CDATA[Tin hội]]></category>`}
<category domain="post_tag" nicename="iia"><![CDATA[IIA]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${thumbnail}</wp:meta_value></wp:postmeta>
</item>`,
  )
  .join('\n')}
<item><title>Bìa</title><wp:post_id>90</wp:post_id><wp:post_type>attachment</wp:post_type>
<wp:attachment_url>${site}/anh/bia.png</wp:attachment_url></item>
<item><title>Giới thiệu</title><wp:post_id>91</wp:post_id><wp:post_type>page</wp:post_type></item>
</channel></rss>`;

const members = [
  'Danh sách xuất ngày 20/11/2026;;;;;',
  'user_email;Họ và tên;user_login;user_pass;user_registered;Ghi chú cũ',
  `lan.cu@example.com;Nguyễn Thị Lan;LanNguyen;${phpass};2017-03-05 09:00:00;x`,
  '',
  `"binh.cu@example.com";"Trần Văn Bình";binh;${bcrypt};2018-01-01;"hai`,
  'dòng"',
  'chi.cu@example.com;Lê Thị Chi;;;;',
  `md5.cu@example.com;Phạm Văn Năm;;${md5};;`,
  `LAN.cu@example.com;Nguyễn Thị Lan;;${bcrypt};;`,
  'khong-phai-email;Ai Đó;;;;',
].join('\r\n');

const certificates = [
  'Số chứng chỉ,Họ và tên,Chứng chỉ,Ngày cấp,Email tài khoản',
  'CIA-2019-00777,Nguyễn Thị Lan,CIA,05/06/2019,lan.cu@example.com',
  'CIA-2019-00778,Ai Đó,CIA,31/02/2019,',
].join('\n');

const seminars = [
  'id,title,slug,summary,body,startAt,endAt,venue,price,cpeHours',
  'cu-1,Hội thảo 2019,hoi-thao-2019,Tóm tắt,"<p>Một</p>',
  '<script>x()</script><ul><li>Hai</li></ul>",06/05/2019 08:00,06/05/2019 17:00,Hà Nội,500000,4',
  'cu-2,Hội thảo 2199,hoi-thao-2199,Tóm tắt,,06/05/2199 08:00,06/05/2199 17:00,Hà Nội,500000,4',
  'cu-3,Hội thảo sai,hoi-thao-sai,,,hôm qua,06/05/2019 17:00,Hà Nội,miễn phí,4',
].join('\n');

const orderHead =
  'Số đơn cũ;Email;Trạng thái;Ngày đặt;Loại;Tên sản phẩm;Đường dẫn;Số lượng;Đơn giá;Tổng cộng';
const ordersOf = (status: string, document: string) =>
  [
    orderHead,
    `10231;lan.cu@example.com;${status};06/05/2019;Hội thảo;Hội thảo 2019;hoi-thao-2019;2;"500.000 ₫";1.900.000`,
    `10231;lan.cu@example.com;${status};06/05/2019;Tài liệu;Sổ tay;slug-${document};1;1000000;1.900.000`,
    '10232;binh.cu@example.com;đã huỷ;07/05/2019;Khoá học;Khoá đã bỏ;;1;250000;',
    '10233;la.cu@example.com;completed;07/05/2019;Khoá học;Khoá đã bỏ;;1;250000;',
    '10234;lan.cu@example.com;wc-pending;07/05/2019;Khoá học;Khoá đã bỏ;;1;250000;',
    '10235;lan.cu@example.com;completed;07/05/2019;Hội thảo;Hội thảo 2199;hoi-thao-2199;1;1;',
    '10236;lan.cu@example.com;completed;07/05/2019;Khoá học;Khoá A;;1;100;90',
    '10236;lan.cu@example.com;cancelled;07/05/2019;Khoá học;Khoá B;;1;100;90',
    '10237;lan.cu@example.com;completed;07/05/2019;Khoá học;Khoá A;;1;100;900',
  ].join('\n');

const postsOf = (site: string): Post[] => [
  {
    id: 12,
    title: 'Khai giảng &amp; bế giảng',
    slug: 'khai-gi%e1%ba%a3ng',
    content: `<p>Lớp <a href="${site}/2019/05/be-giang/">sau</a>, xem <a href="/lop">lớp</a>.</p><img src="/anh/bia.png">`,
    thumbnail: 90,
  },
  { id: 13, title: 'Bế giảng', slug: 'be-giang', content: 'Một\n\nHai [gallery]', status: 'draft' },
  { id: 14, title: 'Riêng', slug: 'rieng', content: 'x', status: 'private' },
  { id: 15, title: 'Trùng', slug: 'be-giang', content: 'x' },
  { id: 16, title: 'Rỗng', slug: 'rong', content: '<script>x</script>' },
];

const redirects = [
  'from,to',
  '/gioi-thieu.html,/ve-chung-toi',
  '/a,/b',
  '/b,/A/',
  '/khoa-hoc,/lien-he',
  '/c,https://evil.example/',
  '/d,/khong-co-trang',
  '/index.php?id=7,/lien-he',
  '//evil,/lien-he',
  '/GIOI-thieu.html,/lien-he',
  '/e,/gioi-thieu.html',
].join('\n');

/** `name:line` of each refusal. */
const refusalsIn = ({ output }: MoveRun): string[] => [
  ...new Set(output.match(/^[\w.]+:\d+(?=: TỪ CHỐI)/gm)),
];
const countsIn = ({ output }: MoveRun): string[] =>
  output.match(/mới \d+, giữ nguyên \d+, thay đổi \d+, từ chối \d+/g) ?? [];

describe.each(strictDatabase)('moving in, on %s', (database) => {
  const api = sharedApi({ database });
  const oldSite = shared(startOldSite, async ({ server }) => server.close());
  const editor = shared(() => newEditor(api));
  const known = shared(() => newMember(api));
  let document: string;
  let files: MoveFiles;
  const type = '--type=seminar';

  beforeAll(async () => {
    document = await addItem(api, 'document');
    files = {
      members: `${members}\r\n${known.email};Tên Khác;khac;${bcrypt};;`,
      certificates,
      content: seminars,
      orders: ordersOf('wc-processing', document),
      wordpress: wxrOf(oldSite.url, postsOf(oldSite.url)),
      redirects,
    };
  });

  /** Variables with which a second server would take a port that is in use and send what waits in the outbox. */
  const serverEnv = () => ({
    HOST_PURGE_URL: `${oldSite.url}/_host/purge`,
    PURGE_SECRET: testPurgeSecret,
    METRICS_PORT: new URL(oldSite.url).port,
    EMAIL_PROVIDER: 'nodemailer',
    EMAIL_PROVIDER_OPTIONS: '{"host":"127.0.0.1","port":1}',
    EMAIL_FROM: 'thu@example.vn',
  });
  const move = (moved: MoveFiles, ...words: string[]) =>
    moveIn(api, moved, { words, env: serverEnv() });
  /** SQLite's counter of changes of tables, indexes and triggers. */
  const schemaVersion = async () =>
    database === 'sqlite' ? await api.sql('pragma schema_version') : null;

  const counts = [
    'mới 3, giữ nguyên 1, thay đổi 0, từ chối 3',
    'mới 1, giữ nguyên 0, thay đổi 0, từ chối 1',
    'mới 2, giữ nguyên 0, thay đổi 0, từ chối 1',
    'mới 2, giữ nguyên 0, thay đổi 0, từ chối 5',
    'mới 2, giữ nguyên 0, thay đổi 0, từ chối 3',
    'mới 3, giữ nguyên 0, thay đổi 0, từ chối 7',
  ];
  const passwordOf = async (email: string) =>
    (
      await api.sql<{ password: string }>('select password from up_users where email = ?', [email])
    )[0]?.password;
  const ordersOfLan = async () => {
    const token = await logIn(api, 'lan.cu@example.com', phpassPassword);
    const { body } = await callApi<{ data: Order[] }>(api, '/order/userOrder', { token });
    return body.data;
  };

  it('lists every problem with file and line in a dry run, and writes nothing', async () => {
    const run = await writingNothing(api, () => move(files, '--dry-run', type));
    expect(run.output).toContain('Chạy thử: chưa ghi gì.');
    expect(oldSite.purges).toEqual([]);
    expect(run.code).toBe(3);
    expect(countsIn(run)).toEqual(counts);
    expect(refusalsIn(run)).toEqual([
      'members.csv:8',
      'members.csv:9',
      'members.csv:10',
      'certificates.csv:3',
      'content.csv:5',
      'orders.csv:5',
      'orders.csv:6',
      'orders.csv:7',
      'orders.csv:9',
      'orders.csv:10',
      'wordpress.xml:25',
      'wordpress.xml:34',
      'wordpress.xml:43',
      'redirects.csv:3',
      'redirects.csv:4',
      'redirects.csv:5',
      'redirects.csv:6',
      'redirects.csv:7',
      'redirects.csv:9',
      'redirects.csv:10',
    ]);
    for (const hash of [phpass, bcrypt, md5]) expect(run.output).not.toContain(hash);
    expect(run.output).toContain('Cột không dùng đến: Ghi chú cũ.');
    expect(run.output).toContain('Không chuyển, vì không phải bài viết: attachment (1), page (1).');
  });

  it('writes nothing if anything is refused, without --skip-refused', async () => {
    const run = await writingNothing(api, () => move({ redirects }));
    expect(run.code).toBe(3);
    expect(run.output).toContain('Chưa ghi gì');
  });

  it('invites members without a password with --invite, and sets none on their account later', async () => {
    const email = 'moi.cu@example.com';
    const head = 'Email;Họ và tên;Mật khẩu mã hoá';
    const first = await moveIn(
      api,
      { members: `${head}\n${email};Lê Thị Mới;` },
      {
        words: ['--invite'],
        env: { ...serverEnv(), HOST_PURGE_URL: 'http://127.0.0.1:1/_host/purge' },
      },
    );
    expect(first.output).toContain('did not accept the purge');
    expect([first.code, ...countsIn(first)]).toEqual([
      0,
      'mới 1, giữ nguyên 0, thay đổi 0, từ chối 0',
    ]);
    expect(await storedEmails(api, email)).toHaveLength(1);
    const before = await schemaVersion();
    const second = await move({ members: `${head}\n${email};Lê Thị Mới;${phpass}` }, '--invite');
    expect(countsIn(second)).toEqual(['mới 0, giữ nguyên 1, thay đổi 0, từ chối 0']);
    // The servers send it; they have the triggers too.
    expect(await storedEmails(api, email)).toEqual([
      expect.objectContaining({ state: 'waiting', attempts: 0 }),
    ]);
    expect(await schemaVersion()).toEqual(before);
    expect(await passwordOf(email)).toBeNull();
  });

  it('gives nothing to accounts registered here, except with --existing', async () => {
    const { email, password, ...rest } = registration();
    const json = { email, password, ...rest };
    expect((await callApi(api, '/auth/local/register', { json })).status).toBe(200);
    const history = {
      members: `Email;Họ và tên;Loại hội viên;Từ ngày;Đến ngày;Mật khẩu mã hoá\n${email};Lê Thị Chủ;Cá nhân;01/01/2026;31/12/2026;${phpass}`,
      certificates: `Số chứng chỉ;Họ và tên;Chứng chỉ;Ngày cấp;Email tài khoản\nCIA-2018-00001;Lê Thị Chủ;CIA;05/06/2018;${email}`,
      orders: `${orderHead}\n9001;${email};completed;06/05/2019;Khoá học;Khoá A;;1;100;`,
    };
    const refused = await writingNothing(api, () => move(history, '--skip-refused'));
    expect([refused.code, refusalsIn(refused)]).toEqual([
      3,
      ['members.csv:2', 'certificates.csv:2', 'orders.csv:2'],
    ]);
    expect(refused.output).toContain('--existing');
    const given = await move(history, '--existing');
    expect([given.code, ...countsIn(given)]).toEqual([
      0,
      'mới 0, giữ nguyên 0, thay đổi 1, từ chối 0',
      'mới 1, giữ nguyên 0, thay đổi 0, từ chối 0',
      'mới 1, giữ nguyên 0, thay đổi 0, từ chối 0',
    ]);
    await expect(logIn(api, email, phpassPassword)).rejects.toThrow('400');
    const token = await logIn(api, email, password);
    const { body } = await callApi<{ data: Order[] }>(api, '/order/userOrder', { token });
    expect(body.data.map(({ code }) => code)).toEqual(['CU-9001']);
  });

  it('refuses an empty database, and creates nothing in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'empty-'));
    const url = new URL('/empty', api.databaseEnv['DATABASE_URL'] ?? 'postgres://none');
    const env: Record<string, string> =
      database === 'sqlite'
        ? { DATABASE_FILENAME: join(folder, 'data.db') }
        : { DATABASE_URL: url.href };
    if (database === 'postgres') await api.sql('create database empty');
    const run = await moveIn(api, { redirects }, { words: ['--dry-run'], env });
    expect([run.code, run.output]).toEqual([1, expect.stringContaining('Start a server')]);
    const empty = connectTo(env);
    const tables =
      database === 'sqlite' ? 'sqlite_master' : "pg_tables where schemaname = 'public'";
    expect(await empty.sql(`select * from ${tables}`)).toEqual([]);
    await empty.end();
    await rm(folder, { recursive: true });
    if (database === 'postgres') await api.sql('drop database empty');
  });

  it('refuses a database of an earlier release, and sets no minimum release', async () => {
    const stored = await api.sql('select * from database_release');
    await api.sql("update database_release set minimum = '0.0.1'");
    const earlier = await api.sql('select * from database_release');
    const run = await move({ redirects }, '--dry-run');
    expect([run.code, run.output]).toEqual([1, expect.stringContaining('Start a server')]);
    expect(await api.sql('select * from database_release')).toEqual(earlier);
    const [{ minimum } = { minimum: '' }] = stored as { minimum: string }[];
    await api.sql('update database_release set minimum = ?', [minimum]);
  });

  it.runIf(database === 'sqlite')(
    'refuses a database without the triggers of a server',
    async () => {
      const [trigger] = await api.sql<{ name: string; sql: string }>(
        "select name, sql from sqlite_master where type = 'trigger' order by name desc limit 1",
      );
      await api.sql(`drop trigger ${trigger?.name}`);
      const run = await move({ redirects }, '--dry-run');
      await api.sql(trigger?.sql ?? '');
      expect([run.code, run.output]).toEqual([1, expect.stringContaining('Start a server')]);
    },
  );

  it('exits with 130 when it is interrupted, and writes nothing of the record', async () => {
    const posts = [
      { id: 20, title: 'Dở dang', slug: 'do-dang', content: 'Một<img src="/anh/cham.png">' },
    ];
    const interrupted = await writingNothing(api, () =>
      moveIn(
        api,
        { wordpress: wxrOf(oldSite.url, posts) },
        {
          words: [`--pictures=${oldSite.url}`],
          env: serverEnv(),
          onStart: (child) => oldSite.onSlowPicture(() => child.kill('SIGINT')),
        },
      ),
    );
    expect(interrupted.code).toBe(130);
    oldSite.requested.splice(0);
  });

  describe('skipping what is refused', () => {
    let run: MoveRun;
    beforeAll(async () => {
      oldSite.purges.splice(0);
      run = await move(files, '--skip-refused', type);
    });

    it('imports the rest, as the dry run reported', () => {
      expect(run.output).toContain('Đã ghi.');
      expect(countsIn(run)).toEqual(counts);
      // Everything, once it has written.
      expect(oldSite.purges).toEqual(['{}']);
      for (const hash of [phpass, bcrypt, md5]) expect(run.output).not.toContain(hash);
    });

    it('changes nothing when it is repeated', async () => {
      const again = await writingNothing(api, () => move(files, '--skip-refused', type));
      expect(countsIn(again)).toEqual(
        counts.map((line) => {
          const [added = 0, same = 0] = line.match(/\d+/g)?.map(Number) ?? [];
          return line.replace(/mới \d+, giữ nguyên \d+/, `mới 0, giữ nguyên ${added + same}`);
        }),
      );
    });

    it('sends no email', async () => {
      for (const email of ['lan.cu@example.com', 'chi.cu@example.com']) {
        expect(await storedEmails(api, email)).toEqual([]);
      }
    });

    it('lets members log in with their old password, and replaces its hash', async () => {
      await expect(logIn(api, 'lan.cu@example.com', 'sai-mat-khau')).rejects.toThrow('400');
      expect(await passwordOf('lan.cu@example.com')).toBe(phpass);
      // All at once: a login must not end the session of another.
      const tokens = await Promise.all(
        ['lan.cu@example.com', 'lannguyen', 'LanNguyen'].map((name) =>
          logIn(api, name, phpassPassword),
        ),
      );
      for (const token of tokens) {
        expect((await callApi(api, '/users/me', { token })).status).toBe(200);
      }
      expect(await passwordOf('lan.cu@example.com')).toMatch(/^\$2a\$10\$/);
      await logIn(api, 'lan.cu@example.com', phpassPassword);
      await logIn(api, 'binh', 'mat-khau-cu');
      expect(await passwordOf('binh.cu@example.com')).toMatch(/^\$2a\$10\$/);
      await expect(logIn(api, 'chi.cu@example.com', '')).rejects.toThrow('400');
      for (const hash of [phpass, bcrypt]) expect(api.log()).not.toContain(hash);
    });

    it('leaves existing accounts as they are', async () => {
      await logIn(api, known.email, testPassword);
      await expect(logIn(api, known.email, 'mat-khau-cu')).rejects.toThrow('400');
    });

    it('shows orders as history, without seats and payments', async () => {
      const orders = await ordersOfLan();
      expect(orders).toMatchObject([
        {
          code: 'CU-10231',
          status: 'paid',
          placedAt: '2019-05-05T17:00:00.000Z',
          subtotal: 2_000_000,
          total: 1_900_000,
          payment: null,
          lines: [
            { title: 'Hội thảo 2019', slug: 'hoi-thao-2019', quantity: 2 },
            { title: 'Sổ tay', itemDocumentId: document },
          ],
        },
      ]);
      const [line] = orders[0]?.lines ?? [];
      expect(await takenSeats(api, line?.itemDocumentId ?? '')).toBe(0);
      const [cancelled] = await api.sql<{ order_status: string }>(
        "select order_status from orders where code = 'CU-10232'",
      );
      expect(cancelled?.order_status).toBe('cancelled');
    });

    it('rejects a new status of such an order, which would release seats', async () => {
      const [order] = await ordersOfLan();
      const id = order?.documentId ?? '';
      const change = editor.update('api::order.order', id, { orderStatus: 'refunded' });
      await expect(change).rejects.toThrow('hệ thống cũ');
      expect((await ordersOfLan())[0]?.status).toBe('paid');
    });

    it('shows certificates to their holders', async () => {
      const token = await logIn(api, 'lan.cu@example.com', phpassPassword);
      const { body } = await callApi<{ data: { number: string }[] }>(
        api,
        '/certificate-statuses-user',
        { token },
      );
      expect(body.data.map(({ number }) => number)).toEqual(['CIA-2019-00777']);
    });

    it('publishes posts with clean text, their category and new links', async () => {
      const path =
        '/news-posts/khai-giang?fields=title,summary,publishedOn,author,body,tags&populate=category';
      const { body } = await callApi<{ data: Record<string, unknown> }>(api, path);
      expect(body.data).toMatchObject({
        title: 'Khai giảng & bế giảng',
        summary: 'Lớp sau, xem lớp.',
        publishedOn: '2019-05-06',
        author: 'Lan Nguyễn',
        tags: ['IIA'],
        category: { slug: 'tin-hoi' },
      });
      expect(JSON.stringify(body.data.body)).toContain(`"url":"${oldSite.url}/lop"`);
      expect((await callApi(api, '/news-posts/be-giang')).status).toBe(404);
      expect(oldSite.requested).toEqual([]);
    });

    it('publishes records of a CSV', async () => {
      const { body } = await callApi<{ data: Record<string, unknown> }>(
        api,
        '/seminars/hoi-thao-2019?fields=title,startAt,price,body',
      );
      expect(body.data).toMatchObject({
        title: 'Hội thảo 2019',
        startAt: '2019-05-06T01:00:00.000Z',
        price: 500_000,
      });
      expect(JSON.stringify(body.data.body)).not.toContain('x()');
    });

    it('redirects old addresses to final ones', async () => {
      const { body } = await callApi<{ data: unknown[] }>(api, '/redirects');
      expect(body.data).toEqual(
        expect.arrayContaining([
          { from: '/gioi-thieu.html', to: '/ve-chung-toi' },
          { from: '/e', to: '/ve-chung-toi' },
          { from: '/index.php?id=7', to: '/lien-he' },
          { from: '/2019/05/khai-giảng', to: '/tin-tuc/tin-hoi/khai-giang' },
        ]),
      );
      expect(body.data).toHaveLength(4);
    });

    it('imports what changed on the old site, without overwriting changes by editors', async () => {
      const posts = postsOf(oldSite.url);
      const long = `/anh/${'%E1%BA%A3'.repeat(40)}`;
      const pictures = ['/anh/bia.png', '/anh/100%.png', `${long}-1.png`, `${long}-2.png`];
      const changed = posts.map((post) => ({
        ...post,
        title: `${post.title} (sửa)`,
        content: post.content.replace(
          /<img.*/,
          pictures.map((path) => `<img src="${path}">`).join(''),
        ),
      }));
      const [draft] = await api.sql<{ document_id: string }>(
        "select document_id from news_posts where slug = 'be-giang'",
      );
      await editor.update('api::news-post.news-post', draft?.document_id ?? '', {
        title: 'Bế giảng của biên tập viên',
      });
      const next = await move(
        {
          orders: ordersOf('refunded', document),
          wordpress: wxrOf(oldSite.url, changed),
          redirects: 'from,to\n/gioi-thieu.html,/lien-he\n/e,-',
        },
        '--skip-refused',
        `--pictures=${oldSite.url}`,
      );
      expect(countsIn(next)).toEqual([
        'mới 0, giữ nguyên 1, thay đổi 1, từ chối 5',
        'mới 0, giữ nguyên 0, thay đổi 1, từ chối 4',
        'mới 0, giữ nguyên 0, thay đổi 2, từ chối 0',
      ]);
      expect(next.output).toContain('đã được sửa ở trang này');
      expect((await ordersOfLan())[0]?.status).toBe('refunded');
      const { body } = await callApi<{ data: { title: string; body: unknown } }>(
        api,
        '/news-posts/khai-giang?fields=title,body&populate=cover',
      );
      expect(body.data).toMatchObject({
        title: 'Khai giảng & bế giảng (sửa)',
        cover: { alternativeText: 'Bìa', width: 1 },
      });
      const urls = JSON.stringify(body.data.body).match(/"url":"\/uploads\/[^"]+"/g);
      expect(new Set(urls).size).toBe(pictures.length);
      // Each once, though cover and text show the first.
      expect(oldSite.requested).toEqual(pictures);
      const { body: table } = await callApi<{ data: { from: string; to: string }[] }>(
        api,
        '/redirects',
      );
      expect(table.data).toContainEqual({ from: '/gioi-thieu.html', to: '/lien-he' });
      expect(table.data.map(({ from }) => from)).not.toContain('/e');
    });
  });
});
