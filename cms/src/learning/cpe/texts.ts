import { DAY_MS } from '@iia/shared/dates';
import { limits } from '@iia/shared/limits';

const MEGABYTE = 1_000_000;

/** Bytes that one member may store. */
export const MEMBER_BYTES = 100 * MEGABYTE;

/** An unclaimed file is deleted after this time. */
export const UNCLAIMED_MS = DAY_MS;

/** Years after the entry's own year for which its evidence is retained. */
export const RETENTION_YEARS = 5;

export const cpeTexts = {
  keyReused: 'Mã yêu cầu này đã dùng cho một hoạt động khác.',
  busy: 'Hệ thống đang bận, vui lòng thử lại sau ít phút.',
  tenths: 'Số giờ CPE có nhiều nhất một chữ số thập phân, ví dụ 1,5.',
  noHours: 'Số giờ CPE phải lớn hơn 0.',
  future: 'Ngày học không được sau hôm nay.',
  tooOld: (years: number) => `Ngày học cách đây tối đa ${years} năm.`,
  entryNotFound: 'Không tìm thấy hoạt động này trong hồ sơ CPE của Quý khách.',
  earnedFixed:
    'Giờ CPE do Viện ghi nhận không sửa hay xoá được. Nếu có nhầm lẫn, Quý khách vui lòng viết thư cho Viện.',
  certificateNotFound: 'Không tìm thấy chứng chỉ này trong tài khoản của Quý khách.',
  tooManyEntries: (limit: number) => `Mỗi năm ghi tối đa ${limit} hoạt động.`,
  evidenceNotFound: 'Không tìm thấy tệp minh chứng này. Quý khách vui lòng chọn lại tệp.',
  evidenceType: 'Tệp minh chứng phải là PDF, JPEG hoặc PNG.',
  evidenceEmpty: 'Tệp minh chứng trống.',
  evidenceSize: `Tệp minh chứng có nhiều nhất ${limits.evidenceBytes / MEGABYTE} MB.`,
  evidenceCut: 'Tệp chưa được gửi trọn vẹn. Quý khách vui lòng gửi lại.',
  evidenceSpace: 'Quý khách đã lưu quá nhiều tệp minh chứng. Vui lòng xoá bớt tệp không cần nữa.',
} as const;
