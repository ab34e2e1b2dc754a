import type { Person } from './types';

/** The invented teachers and speakers of the institute. */
export const people = {
  thuHa: { name: 'Nguyễn Thị Thu Hà', title: 'CIA, CRMA – Giám đốc đào tạo của Viện' },
  minhQuan: {
    name: 'Trần Minh Quân',
    title: 'CIA, CISA – Trưởng kiểm toán nội bộ tập đoàn sản xuất',
  },
  bichNgoc: { name: 'Lê Bích Ngọc', title: 'CIA, CPA Việt Nam – Giảng viên cao cấp' },
  hoangNam: {
    name: 'Phạm Hoàng Nam',
    title: 'CISA, CISM – Chuyên gia kiểm toán công nghệ thông tin',
  },
  thanhTung: { name: 'Đỗ Thanh Tùng', title: 'CFE – Chuyên gia điều tra gian lận' },
  khanhLinh: { name: 'Vũ Khánh Linh', title: 'CRMA, FRM – Cố vấn quản lý rủi ro' },
  ducAnh: { name: 'Bùi Đức Anh', title: 'Thạc sĩ khoa học dữ liệu – Kiểm toán viên phân tích' },
  maiPhuong: { name: 'Hoàng Mai Phương', title: 'CIA – Trưởng ban kiểm toán nội bộ ngân hàng' },
  quocBao: { name: 'Đặng Quốc Bảo', title: 'Luật sư, CIPM – Chuyên gia bảo vệ dữ liệu cá nhân' },
  vanKhoi: { name: 'Ngô Văn Khôi', title: 'Tiến sĩ – Chuyên gia quản trị công ty' },
  lanAnh: { name: 'Dương Lan Anh', title: 'CIA, ACCA – Thành viên Uỷ ban kiểm toán độc lập' },
  huuPhuoc: { name: 'Trịnh Hữu Phước', title: 'CIA – Chuyên gia kiểm toán khu vực công' },
} satisfies Record<string, Person>;
