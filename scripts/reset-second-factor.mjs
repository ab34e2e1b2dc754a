import { exitCodes, loadServerModule, runCommand, UsageError } from './lib/serverCommand.mjs';

/** Removes the second factor of a panel user: `npm run reset-second-factor -- name@example.vn "reason"`. */
const usage = 'Cách dùng: npm run reset-second-factor -- <email> "<lý do, ít nhất 5 ký tự>"';

await runCommand(usage, async () => {
  const [email, reason = ''] = process.argv.slice(2);
  if (!email || reason.trim().length < 5) throw new UsageError('Thiếu email hoặc lý do.');
  const { resetByEmail } = loadServerModule('panel/second-factor/resetByEmail');
  if (await resetByEmail(email, reason.trim())) {
    console.log(`Đã đặt lại xác thực hai lớp của ${email}. Lần đăng nhập tới sẽ thiết lập lại.`);
    return 0;
  }
  console.error(
    `Không có ai ở trang quản trị dùng ${email}, hoặc chưa thiết lập xác thực hai lớp.`,
  );
  return exitCodes.failed;
});
