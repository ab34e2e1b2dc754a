import { limits } from '@iia/shared/limits';
import type { ImportKind, ImportOutcome } from '@/data/generated/types';
import { formatCount } from '@iia/shared/numbers';

export const texts = {
  title: 'Nhập từ tệp',
  description: 'Nhập hội viên và chứng chỉ từ tệp, dành cho nhân viên của Viện.',
  back: 'Danh sách thành viên',
  kinds: {
    label: 'Loại dữ liệu cần nhập',
    members: 'Hội viên',
    certificates: 'Chứng chỉ',
  },
  lead: {
    members:
      'Mỗi dòng là một người, nhận ra theo email. Người chưa có tài khoản được tạo tài khoản và nhận thư mời đặt mật khẩu; người đã có thì giữ nguyên thông tin, chỉ thêm thời hạn còn thiếu.',
    certificates:
      'Mỗi dòng là một chứng chỉ, nhận ra theo số. Số chưa có được thêm vào sổ; số đã có được cập nhật những ô có ghi, ô để trống giữ nguyên.',
  } satisfies Record<ImportKind, string>,
  columns: {
    summary: 'Các cột của tệp',
    loading: 'Đang tải các cột…',
    caption: 'Các cột của tệp; cột khác được bỏ qua',
    name: 'Cột',
    required: 'Bắt buộc',
    yes: 'Có',
    no: 'Không',
    hint: 'Nội dung',
    example: 'Ví dụ',
  },
  sample: {
    action: 'Tải tệp mẫu',
    name: {
      members: 'mau-nhap-hoi-vien.csv',
      certificates: 'mau-nhap-chung-chi.csv',
    } satisfies Record<ImportKind, string>,
  },
  upload: {
    heading: 'Chọn tệp',
    form: 'Kiểm tra tệp',
    file: 'Tệp cần nhập',
    hint: (kilobytes: number) =>
      `CSV UTF-8 hoặc Excel (.xlsx), có dòng tiêu đề như tệp mẫu, nhiều nhất ${formatCount(limits.importRows)} dòng và ${kilobytes} KB. Bước kiểm tra chưa ghi gì.`,
    submit: 'Kiểm tra',
    submitting: 'Đang kiểm tra…',
    missing: 'Vui lòng chọn tệp cần nhập.',
    tooLarge: (kilobytes: number) =>
      `Tệp lớn hơn ${kilobytes} KB. Vui lòng chia thành các tệp nhỏ hơn.`,
    unreadable: 'Trình duyệt không đọc được tệp này, vui lòng chọn lại.',
  },
  check: {
    heading: 'Kết quả kiểm tra',
    counts: {
      bad: 'Dòng chưa đúng',
      added: 'Thêm mới',
      changed: 'Thay đổi',
      unchanged: 'Đã có sẵn',
    } satisfies Record<ImportOutcome, string>,
    bad: (count: number, hasGood: boolean) =>
      `Có ${formatCount(count)} dòng chưa đúng. Vui lòng sửa các dòng dưới đây, chọn lại tệp rồi kiểm tra lại${hasGood ? ', hoặc chỉ nhập các dòng đúng ở cuối trang' : ''}.`,
    nothing: 'Mọi dòng của tệp đều đã có sẵn, không cần nhập gì thêm.',
    ignored: (headings: string) => `Cột không được dùng: ${headings}.`,
    caption: (listed: number, all: number) =>
      listed < all
        ? `${formatCount(listed)} trong ${formatCount(all)} dòng; dòng chưa đúng và dòng có thay đổi đứng trước`
        : 'Từng dòng của tệp; dòng chưa đúng và dòng có thay đổi đứng trước',
    row: 'Dòng',
    subject: { members: 'Email', certificates: 'Số chứng chỉ' } satisfies Record<
      ImportKind,
      string
    >,
    name: 'Họ và tên',
    outcome: 'Kết quả',
    notes: 'Chi tiết',
    outcomes: {
      bad: 'Chưa đúng',
      added: 'Thêm mới',
      changed: 'Thay đổi',
      unchanged: 'Đã có sẵn',
    } satisfies Record<ImportOutcome, string>,
    note: (column: string, message: string) => `${column}: ${message}`,
  },
  run: {
    heading: 'Nhập tệp',
    added: {
      members: (count: number) =>
        `Sẽ tạo ${formatCount(count)} tài khoản và gửi ${formatCount(count)} thư mời.`,
      certificates: (count: number) => `Sẽ thêm ${formatCount(count)} chứng chỉ.`,
    } satisfies Record<ImportKind, (count: number) => string>,
    changed: {
      members: (count: number) => `Sẽ thêm thời hạn cho ${formatCount(count)} tài khoản đã có.`,
      certificates: (count: number) => `Sẽ cập nhật ${formatCount(count)} chứng chỉ.`,
    } satisfies Record<ImportKind, (count: number) => string>,
    skipBad: (good: number, bad: number) =>
      `Nhập ${formatCount(good)} dòng đúng, bỏ qua ${formatCount(bad)} dòng chưa đúng`,
    form: 'Nhập tệp đã kiểm tra',
    reason: 'Lý do',
    hint: 'Ví dụ nguồn của danh sách. Ghi trong nhật ký, không sửa được.',
    submit: 'Nhập tệp',
    submitting: 'Đang nhập…',
    failed: 'Chưa nhập được',
  },
  done: {
    heading: 'Đã nhập xong',
    body: (added: number, changed: number) =>
      `Đã thêm ${formatCount(added)} và thay đổi ${formatCount(changed)} bản ghi.`,
    skipped: (count: number) =>
      `${formatCount(count)} dòng chưa đúng đã được bỏ qua. Vui lòng sửa các dòng ấy trong tệp rồi nhập lại tệp: dòng đã nhập không bị nhập hai lần.`,
    users: 'Xem danh sách thành viên',
  },
} as const;
