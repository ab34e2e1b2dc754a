import { parseArgs } from 'node:util';
import { readPassword } from './lib/readPassword.mjs';
import { loadServerModule } from './lib/serverCommand.mjs';

/**
 * Creates an account of the panel or of staff, on the database that the environment names: `npm run admin -- create
 * name@example.vn`. Passwords are never arguments: other users of the machine can list those.
 */
const usage = `Cách dùng: npm run admin -- create <email> [--role <vai trò>] [--name "<họ tên>"] [--invite]
  --role     administrator (mặc định), editor, order-staff: của trang quản trị; staff: nhân viên trên trang web
  --invite   in liên kết đặt mật khẩu, dùng được một ngày, thay vì hỏi mật khẩu
  --force --reason "<lý do, ít nhất 5 ký tự>"   thêm một người khi vai trò đã có người giữ`;

const options = {
  role: { type: 'string', default: 'administrator' },
  name: { type: 'string', default: '' },
  invite: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  reason: { type: 'string', default: '' },
};

/** Null if the arguments are wrong. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [action, email, ...more] = positionals;
    const reason = values.reason.trim();
    const hasReason = reason.length >= 5;
    if (action !== 'create' || !email || more.length > 0 || values.force !== hasReason) return null;
    const fullName = values.name.trim() || (email.split('@', 1)[0] ?? '');
    return { email, fullName, role: values.role, invite: values.invite, reason: reason || null };
  } catch {
    return null;
  }
}

const given = readArguments();
if (given === null) {
  console.error(usage);
  process.exit(2);
}

try {
  const { createAccount } = loadServerModule('commands/createAccount');
  const { invite, ...account } = given;
  const isInvitation = invite || !process.stdin.isTTY;
  const password = isInvitation ? null : await readPassword();
  const { invitation, keptPassword, loginUrl } = await createAccount({ ...account, password });
  console.log(`Đã tạo tài khoản ${account.role} cho ${account.email}. Đăng nhập tại ${loginUrl}.`);
  if (keptPassword) console.log('Người này đã có tài khoản trên trang web: mật khẩu giữ nguyên.');
  if (invitation) console.log(`Đặt mật khẩu trong vòng 24 giờ, một lần, tại:\n${invitation}`);
  // The thread that hashes passwords would wait for more.
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
