import { environment } from '../../../platform/environment';
import type { Mail } from '../../../platform/mail/Mail';
import { routePatterns } from '@iia/shared/routePatterns';
import type { Knex } from 'knex';
import { writeNotification } from '../../../platform/notifications/writeNotification';
import { writeMail } from '../../../platform/mail/writeMail';
import { tables } from '../../../platform/tables';

type SecondFactorChange =
  | 'on'
  | 'off'
  | 'replaced'
  | 'renewed'
  | 'recovered'
  | 'reset'
  | 'passkeyAdded'
  | 'passkeyRemoved';

interface ChangeText {
  title: string;
  body: string;
}

const changeTexts: Readonly<Record<SecondFactorChange, ChangeText>> = {
  on: {
    title: 'Xác thực hai lớp đã được bật',
    body: 'Từ nay, ngoài mật khẩu, mỗi lần đăng nhập cần thêm mã của ứng dụng xác thực.',
  },
  off: {
    title: 'Xác thực hai lớp đã được tắt',
    body: 'Từ nay tài khoản chỉ cần mật khẩu để đăng nhập.',
  },
  replaced: {
    title: 'Ứng dụng xác thực đã được đổi',
    body: 'Từ nay chỉ mã của ứng dụng mới dùng được. Các mã dự phòng cũ cũng được thay bằng các mã mới.',
  },
  renewed: {
    title: 'Mã dự phòng đã được tạo lại',
    body: 'Các mã dự phòng cũ không còn dùng được.',
  },
  reset: {
    title: 'Xác thực hai lớp đã được Viện đặt lại',
    body: 'Viện đã gỡ xác thực hai lớp khỏi tài khoản và đăng xuất tài khoản trên mọi thiết bị. Quý khách đăng nhập bằng mật khẩu rồi thiết lập lại tại trang Bảo mật tài khoản.',
  },
  passkeyAdded: {
    title: 'Một khoá truy cập đã được thêm',
    body: 'Từ nay có thể đăng nhập bằng khoá truy cập này, không cần mật khẩu. Nếu không phải Quý khách thêm, Quý khách cần xoá khoá tại trang Bảo mật tài khoản.',
  },
  passkeyRemoved: {
    title: 'Một khoá truy cập đã được xoá',
    body: 'Khoá truy cập đó không còn đăng nhập được vào tài khoản.',
  },
  recovered: {
    title: 'Một mã dự phòng vừa được dùng',
    body: 'Một mã dự phòng vừa được dùng thay cho mã của ứng dụng xác thực. Mã đó không dùng lại được.',
  },
};

/** @param reason given by staff for a change of theirs */
function secondFactorEmail(to: string, change: SecondFactorChange, reason?: string): Mail {
  const { title, body } = changeTexts[change];
  const { publicUrl } = environment();
  return {
    kind: 'security',
    to,
    subject: title,
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      body,
      ...(reason === undefined ? [] : [`Lý do: ${reason}`]),
      `Nếu không phải Quý khách, vui lòng đặt lại mật khẩu ngay tại ${publicUrl}/quen-mat-khau rồi xem lại bảo mật tài khoản.`,
    ],
    action: { label: 'Xem bảo mật tài khoản', url: `${publicUrl}${routePatterns.security}` },
    thanks: 'Trân trọng.',
  };
}

/** Call it in the transaction of the change. */
export async function notifyChange(
  trx: Knex.Transaction,
  userId: number,
  change: SecondFactorChange,
  reason?: string,
): Promise<void> {
  const account = await trx(tables.users).where({ id: userId }).first('email');
  if (!account) return;
  await writeMail(trx, [secondFactorEmail(account.email, change, reason)]);
  await writeNotification(trx, {
    userId,
    kind: 'account_changed',
    ...changeTexts[change],
    url: routePatterns.security,
  });
}
