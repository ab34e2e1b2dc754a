import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  exitCodes,
  loadServerModule,
  loadStrapi,
  operatorPath,
  runCommand,
  UsageError,
} from './lib/serverCommand.mjs';

/** Imports members, orders, certificates, content and addresses of an old site: docs/operations/moving-in.md. */
const usage = `Cách dùng: move-in <loại> <tệp> [<loại> <tệp> …] [lựa chọn]

Loại: members, certificates, content, orders, wordpress, redirects
  --dry-run               chỉ kiểm tra, không ghi gì
  --skip-refused          ghi các dòng đúng dù có dòng bị từ chối
  --invite                gửi thư mời đặt mật khẩu cho thành viên mới chưa có mật khẩu
  --existing              ghi cả cho tài khoản mà người dùng đã tự đăng ký ở trang này
  --type <loại nội dung>  của content: news-category, news-post, course-category, course, …
  --category <đường dẫn>  của wordpress: chuyên mục cho bài chưa có chuyên mục
  --pictures <trang cũ>   lấy ảnh từ trang cũ, ví dụ https://www.example.vn
  --reason <lý do>        ghi vào nhật ký thao tác`;

const endings = {
  unchanged: 'Không có gì mới để ghi.',
  written: 'Đã ghi.',
  dryRun: 'Chạy thử: chưa ghi gì.',
  refused: 'Chưa ghi gì: sửa các dòng bị từ chối, hoặc thêm --skip-refused để bỏ qua chúng.',
};

await runCommand(usage, async () => {
  const { values, moves } = readArguments();
  const { isMoveKind } = loadServerModule('moving-in/command/kinds');
  const unknown = moves.find(({ kind }) => !isMoveKind(kind));
  if (unknown) throw new UsageError(`Không có loại “${unknown.kind}”.`);

  const { moveIn } = loadServerModule('moving-in/command/moveIn');
  const { countsOf, reportLines } = loadServerModule('moving-in/command/report');
  const strapi = await loadStrapi();
  try {
    const { reports, written } = await moveIn(strapi, moves, {
      dryRun: values['dry-run'],
      skipRefused: values['skip-refused'],
      invite: values.invite,
      existing: values.existing,
      pictures: values.pictures ?? null,
      category: values.category ?? null,
      type: values.type ?? null,
      reason: values.reason,
    });
    const refused = reports.some(({ refusal, rows }) => refusal !== null || countsOf(rows).bad > 0);
    const changed = reports.some(({ rows }) => countsOf(rows).added + countsOf(rows).changed > 0);
    const unwritten = values['dry-run'] ? 'dryRun' : 'refused';
    const ending = written ? (changed ? 'written' : 'unchanged') : unwritten;
    console.log([...reportLines(reports), endings[ending]].join('\n'));
    return refused ? exitCodes.problems : 0;
  } finally {
    await strapi.destroy();
  }
});

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'skip-refused': { type: 'boolean', default: false },
      invite: { type: 'boolean', default: false },
      existing: { type: 'boolean', default: false },
      type: { type: 'string' },
      category: { type: 'string' },
      pictures: { type: 'string' },
      reason: { type: 'string', default: 'Chuyển dữ liệu từ hệ thống cũ' },
    },
  });
  if (positionals.length === 0 || positionals.length % 2 === 1) {
    throw new UsageError('Thiếu loại hoặc tệp.');
  }
  if (values.pictures !== undefined && !/^https?:\/\//.test(values.pictures)) {
    throw new UsageError('--pictures cần địa chỉ của trang cũ, ví dụ https://www.example.vn.');
  }
  const moves = [];
  for (let at = 0; at < positionals.length; at += 2) {
    const [kind, path] = positionals.slice(at, at + 2);
    moves.push({ kind, file: { name: basename(path), content: read(operatorPath(path)) } });
  }
  return { values, moves };
}

function read(path) {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new UsageError(error.message);
  }
}
