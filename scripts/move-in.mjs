import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { cms } from './lib/run.mjs';
import { enterServer } from './lib/serverCommand.mjs';

/** Moves members, orders, certificates, content and addresses of an old site in: docs/operations/moving-in.md. */
const usage = `Cách dùng: npm run move-in -- <loại> <tệp> [<loại> <tệp> …] [lựa chọn]

Loại: members, certificates, content, orders, wordpress, redirects
  --dry-run               chỉ kiểm tra, không ghi gì
  --skip-refused          ghi các dòng đúng dù có dòng bị từ chối
  --invite                gửi thư mời đặt mật khẩu cho thành viên mới chưa có mật khẩu
  --type <loại nội dung>  của content: news-category, news-post, course-category, course, …
  --category <đường dẫn>  của wordpress: chuyên mục cho bài chưa có chuyên mục
  --pictures <trang cũ>   lấy ảnh từ trang cũ, ví dụ https://www.example.vn
  --reason <lý do>        ghi vào nhật ký thao tác`;

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-refused': { type: 'boolean', default: false },
      invite: { type: 'boolean', default: false },
      type: { type: 'string' },
      category: { type: 'string' },
      pictures: { type: 'string' },
      reason: { type: 'string', default: 'Chuyển dữ liệu từ hệ thống cũ' },
    },
  });
  if (positionals.length === 0 || positionals.length % 2 === 1)
    throw new Error('Thiếu loại hoặc tệp.');
  if (values.pictures !== undefined && !/^https?:\/\//.test(values.pictures)) {
    throw new Error('--pictures cần địa chỉ của trang cũ, ví dụ https://www.example.vn.');
  }
  const folder = process.env.INIT_CWD ?? process.cwd();
  const moves = [];
  for (let at = 0; at < positionals.length; at += 2) {
    const [kind, path] = positionals.slice(at, at + 2);
    const content = readFileSync(resolve(folder, path));
    moves.push({ kind, file: { name: basename(path), content } });
  }
  return { values, moves };
}

let chosen;
try {
  chosen = readArguments();
  enterServer();
} catch (error) {
  console.error(`${error.message}\n\n${usage}`);
  process.exit(2);
}

// Sample data is for demonstrations only.
process.env.SEED = 'off';
// Each start purges the web hosts.
if (chosen.values['dry-run']) {
  delete process.env.HOST_PURGE_URL;
  delete process.env.PURGE_SECRET;
}
const require = createRequire(`${cms}/dist/src/`);
const { isMoveKind } = require('./moving-in/command/kinds.js');
const unknown = chosen.moves.find(({ kind }) => !isMoveKind(kind));
if (unknown) {
  console.error(`Không có loại “${unknown.kind}”.\n\n${usage}`);
  process.exit(2);
}

const { createStrapi } = createRequire(`${cms}/`)('@strapi/strapi');
const strapi = createStrapi({ appDir: cms, distDir: `${cms}/dist` });
// Only the report.
strapi.log.level = 'error';
await strapi.load();
// The server's own tasks run on the server.
strapi.cron.stop();
const { moveIn } = require('./moving-in/command/moveIn.js');
const { countsOf, reportLines } = require('./moving-in/command/report.js');
const { values, moves } = chosen;
const { reports, written } = await moveIn(strapi, moves, {
  dryRun: values['dry-run'],
  skipRefused: values['skip-refused'],
  invite: values.invite,
  pictures: values.pictures ?? null,
  category: values.category ?? null,
  type: values.type ?? null,
  reason: values.reason,
});
const refused = reports.some(({ refusal, rows }) => refusal !== null || countsOf(rows).bad > 0);
const changed = reports.some(({ rows }) => countsOf(rows).added + countsOf(rows).changed > 0);
const endings = {
  unchanged: 'Không có gì mới để ghi.',
  written: 'Đã ghi.',
  dryRun: 'Chạy thử: chưa ghi gì.',
  refused: 'Chưa ghi gì: sửa các dòng bị từ chối, hoặc thêm --skip-refused để bỏ qua chúng.',
};
const ending = written
  ? changed
    ? 'written'
    : 'unchanged'
  : values['dry-run']
    ? 'dryRun'
    : 'refused';
const report = [...reportLines(reports), endings[ending], ''].join('\n');
await strapi.destroy();
// An exit before the end of the write would truncate a piped report.
process.stdout.write(report, () => process.exit(refused ? 1 : 0));
