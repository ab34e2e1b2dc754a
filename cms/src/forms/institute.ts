import { pageGroup, shownGroup } from './common';
import type { Form } from './Form';

/** The forms of news, people, standards and what else the institute says of itself. */
export const instituteForms: Readonly<Record<string, Form>> = {
  'api::news-post.news-post': {
    title: 'title',
    list: 'title category publishedOn author featured',
    sort: 'publishedOn:DESC',
    groups: {
      'Nội dung': pageGroup,
      'Phân loại': ['category publishedOn', 'author featured', 'tags'],
      ...shownGroup,
    },
    words: {
      category: 'Chuyên mục',
      publishedOn: ['Ngày đăng', 'Ngày hiện trên bài; bài chỉ có trên trang khi được đăng.'],
      author: 'Tác giả',
      tags: ['Nhãn', 'Cách nhau bằng dấu phẩy, ví dụ CIA, CPE.'],
    },
  },
  'api::news-category.news-category': {
    title: 'name',
    list: 'name slug order',
    sort: 'order:ASC',
    groups: { 'Chuyên mục': ['name slug', 'order'] },
    words: {},
  },
  'api::about-page.about-page': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Nội dung': [...pageGroup, 'order'], ...shownGroup },
    words: {},
  },
  'api::co-manager.co-manager': {
    title: 'name',
    list: 'name position group order',
    sort: 'order:ASC',
    groups: {
      'Người hoặc phòng ban': ['name slug', 'position', 'group order'],
      'Giới thiệu': ['photo', 'bio'],
    },
    words: { position: 'Chức vụ', photo: 'Ảnh', bio: 'Giới thiệu', group: 'Thuộc' },
  },
  'api::standard-list.standard-list': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Bộ chuẩn mực': ['title', 'slug', 'summary', 'order'] },
    words: {},
  },
  'api::standard-page.standard-page': {
    title: 'title',
    list: 'title code list order',
    sort: 'order:ASC',
    groups: { 'Nội dung': pageGroup, 'Phân loại': ['list code', 'order'], ...shownGroup },
    words: { list: 'Bộ chuẩn mực', code: 'Số hiệu' },
  },
  'api::service.service': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Nội dung': [...pageGroup, 'icon url', 'order'], ...shownGroup },
    words: {},
  },
  'api::member-benefit.member-benefit': {
    title: 'title',
    list: 'title order',
    sort: 'order:ASC',
    groups: { 'Quyền lợi': ['title', 'summary', 'icon url', 'order'] },
    words: {},
  },
  'api::partner.partner': {
    title: 'name',
    list: 'name url order',
    sort: 'order:ASC',
    groups: { 'Đối tác': ['name', 'logo', 'icon url', 'order'] },
    words: { logo: 'Biểu trưng' },
  },
  'api::company-information.company-information': {
    title: 'name',
    groups: {
      'Liên hệ': ['name', 'address', 'hotline email', 'taxCode hours', 'map'],
      'Nhận chuyển khoản': ['bankAccount'],
      'Mạng xã hội': ['socials'],
    },
    words: {
      name: 'Tên Viện',
      address: 'Địa chỉ',
      hotline: 'Điện thoại',
      email: 'Email',
      taxCode: 'Mã số thuế',
      hours: 'Giờ làm việc',
      map: ['Bản đồ', 'Đường dẫn nhúng bản đồ.'],
      bankAccount: 'Tài khoản ngân hàng',
      socials: 'Mạng xã hội',
    },
  },
  'api::home-page.home-page': {
    title: 'id',
    groups: {
      'Mở đầu': ['hero', 'highlights'],
      'Mục nổi bật': ['featuredCourses', 'featuredSeminars', 'featuredDocuments', 'featuredNews'],
      'Đối tác': ['partners'],
      'Con số của Viện': ['figures', 'figuresOn'],
      ...shownGroup,
    },
    words: {
      hero: 'Phần mở đầu',
      highlights: 'Điểm nổi bật',
      featuredCourses: 'Khoá học nổi bật',
      featuredSeminars: 'Hội thảo nổi bật',
      featuredDocuments: 'Tài liệu nổi bật',
      featuredNews: 'Tin nổi bật',
      partners: 'Đối tác',
      figures: 'Các con số',
      figuresOn: ['Tính đến ngày', 'Hiện bên cạnh các con số.'],
    },
  },
};
