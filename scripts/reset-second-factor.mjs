import { createRequire } from 'node:module';
import { loadVariables } from '../cms/loadVariables.mjs';
import { cms } from './lib/run.mjs';

/** Removes the second factor of a panel user: `npm run reset-second-factor -- name@example.vn "reason"`. */
const [email, reason] = process.argv.slice(2);
if (!email || !reason || reason.trim().length < 5) {
  console.error('Cách dùng: npm run reset-second-factor -- <email> "<lý do, ít nhất 5 ký tự>"');
  process.exit(2);
}
loadVariables(`${cms}/.env`);
process.chdir(cms);
const { resetByEmail } = createRequire(`${cms}/dist/src/`)('./panel/second-factor/resetByEmail.js');
if (await resetByEmail(email, reason.trim())) {
  console.log(`Đã đặt lại xác thực hai lớp của ${email}. Lần đăng nhập tới sẽ thiết lập lại.`);
} else {
  console.error(
    `Không có ai ở trang quản trị dùng ${email}, hoặc chưa thiết lập xác thực hai lớp.`,
  );
  process.exitCode = 1;
}
