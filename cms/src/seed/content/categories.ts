import type { CategorySource } from './types';

export const courseCategories = [
  { slug: 'nghiep-vu-kiem-toan-noi-bo', name: 'Nghiệp vụ kiểm toán nội bộ' },
  { slug: 'luyen-thi-chung-chi', name: 'Luyện thi chứng chỉ quốc tế' },
  { slug: 'quan-ly-rui-ro-va-kiem-soat', name: 'Quản lý rủi ro và kiểm soát nội bộ' },
  { slug: 'cong-nghe-va-du-lieu', name: 'Công nghệ và dữ liệu' },
  { slug: 'chuyen-nganh-va-lanh-dao', name: 'Chuyên ngành và lãnh đạo' },
] as const satisfies readonly CategorySource[];

export const documentCategories = [
  { slug: 'huong-dan-thuc-hanh', name: 'Hướng dẫn thực hành' },
  { slug: 'bieu-mau-va-cong-cu', name: 'Biểu mẫu và công cụ' },
  { slug: 'on-thi-chung-chi', name: 'Ôn thi chứng chỉ' },
  { slug: 'nghien-cuu-va-chuyen-de', name: 'Nghiên cứu và chuyên đề' },
] as const satisfies readonly CategorySource[];
