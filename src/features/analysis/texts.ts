import { memberTypeNames } from '@iia/shared/names';
import type { MemberType } from '@/data/generated/types';
import { formatDecimal } from '@iia/shared/numbers';

const MEGABYTE = 1_000_000;

/** Members as staff see them, and exports. */
export const texts = {
  formats: { csv: 'Xuất CSV', xlsx: 'Xuất XLSX' },
  exporting: (bytes: number) =>
    bytes < MEGABYTE / 10 ? 'Đang xuất…' : `Đang xuất, ${formatDecimal(bytes / MEGABYTE)} MB…`,
  saved: (name: string) => `Đã xuất tệp ${name}.`,
  failed: (reason: string) => `Chưa xuất được tệp. ${reason}`,
  /** As in the exported files. */
  types: memberTypeNames satisfies Record<MemberType, string>,
  columns: {
    fullName: 'Họ và tên',
    email: 'Liên hệ',
    type: 'Loại hội viên',
    expires: 'Hết hạn',
    registered: 'Đăng ký',
    orders: 'Số đơn',
    spent: 'Đã mua',
  },
  none: '–',
  expired: 'đã hết hạn',
  daysLeft: (days: number) => (days === 0 ? 'hết hạn hôm nay' : `còn ${days} ngày`),
} as const;
