import type { Knex } from 'knex';
import { documentColumns } from '../platform/sql/documentColumns';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows } from '../platform/sql/query';

const DAY_MS = 86_400_000;

/** Days ago, who, about what, and the message; the first two are late. */
const unanswered = [
  [
    9,
    'Vũ Thị Thanh Hà',
    'Xuất hoá đơn cho đơn vị',
    'Kính nhờ Viện xuất hoá đơn cho công ty chúng tôi theo thông tin đã gửi khi đặt hàng.',
  ],
  [
    6,
    'Ngô Đức Thịnh',
    'Chứng nhận tham dự hội thảo',
    'Tôi đã tham dự đủ hai buổi nhưng chưa thấy giấy chứng nhận trong hồ sơ CPE.',
  ],
  [
    1,
    'Đinh Hoàng Yến',
    'Lịch học CIA phần 2',
    'Xin Viện cho biết quý tới có lớp buổi tối tại Hà Nội hay không.',
  ],
] as const;

/** Unanswered messages, and an answered one. */
export async function loadContacts(trx: Knex.Transaction, day: Date): Promise<void> {
  await insertRows(
    trx,
    'contacts',
    [
      ...unanswered,
      [14, 'Lý Gia Hân', 'Phí hội viên', 'Phí hội viên năm tới là bao nhiêu?'] as const,
    ].map(([ago, fullName, subject, message], index) => ({
      ...documentColumns(newDocumentId(), new Date(day.getTime() - ago * DAY_MS)),
      full_name: fullName,
      email: `lien-he-${index + 1}@vien-ktnb.example`,
      phone: null,
      subject,
      message,
      handled: index === unanswered.length,
    })),
  );
}
