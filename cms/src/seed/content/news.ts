import { certificationNews } from './news/certification';
import { instituteNews } from './news/institute';
import { internationalNews } from './news/international';
import { membershipNews } from './news/membership';
import { professionNews } from './news/profession';
import type { CategorySource, NewsSource } from './types';

export const newsCategories = [
  { slug: 'hoat-dong-cua-vien', name: 'Hoạt động của Viện' },
  { slug: 'chuyen-mon-nghe-nghiep', name: 'Chuyên môn nghề nghiệp' },
  { slug: 'dao-tao-va-chung-chi', name: 'Đào tạo và chứng chỉ' },
  { slug: 'hoi-vien', name: 'Hội viên' },
  { slug: 'tin-quoc-te', name: 'Tin quốc tế' },
] as const satisfies readonly CategorySource[];

type NewsCategorySlug = (typeof newsCategories)[number]['slug'];

export const news: Record<NewsCategorySlug, NewsSource[]> = {
  'hoat-dong-cua-vien': instituteNews,
  'chuyen-mon-nghe-nghiep': professionNews,
  'dao-tao-va-chung-chi': certificationNews,
  'hoi-vien': membershipNews,
  'tin-quoc-te': internationalNews,
};
