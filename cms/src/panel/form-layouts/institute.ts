import { pageGroup, shownGroup } from './common';
import type { Form } from './Form';

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
    texts: {
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
    texts: {},
  },
  'api::about-page.about-page': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Nội dung': [...pageGroup, 'order'], ...shownGroup },
    texts: {},
  },
  'api::co-manager.co-manager': {
    title: 'name',
    list: 'name position group order',
    sort: 'order:ASC',
    groups: {
      'Người hoặc phòng ban': ['name slug', 'position', 'group order'],
      'Giới thiệu': ['photo', 'bio'],
    },
    texts: { position: 'Chức vụ', photo: 'Ảnh', bio: 'Giới thiệu', group: 'Thuộc' },
  },
  'api::standard-list.standard-list': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Bộ chuẩn mực': ['title', 'slug', 'summary', 'order'] },
    texts: {},
  },
  'api::standard-page.standard-page': {
    title: 'title',
    list: 'title code list order',
    sort: 'order:ASC',
    groups: { 'Nội dung': pageGroup, 'Phân loại': ['list code', 'order'], ...shownGroup },
    texts: { list: 'Bộ chuẩn mực', code: 'Số hiệu' },
  },
  'api::service.service': {
    title: 'title',
    list: 'title slug order',
    sort: 'order:ASC',
    groups: { 'Nội dung': [...pageGroup, 'icon url', 'order'], ...shownGroup },
    texts: {},
  },
  'api::member-benefit.member-benefit': {
    title: 'title',
    list: 'title order',
    sort: 'order:ASC',
    groups: { 'Quyền lợi': ['title', 'summary', 'icon url', 'order'] },
    texts: {},
  },
  'api::partner.partner': {
    title: 'name',
    list: 'name url order',
    sort: 'order:ASC',
    groups: { 'Đối tác': ['name', 'logo', 'icon url', 'order'] },
    texts: { logo: 'Biểu trưng' },
  },
  'api::company-information.company-information': {
    title: 'name',
    groups: {
      'Liên hệ': ['name', 'address', 'hotline email', 'taxCode hours', 'map'],
      'Nhận chuyển khoản': ['bankAccount'],
      'Mạng xã hội': ['socials'],
    },
    texts: {
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
      'Mở đầu': ['hero', 'highlights', 'joiningCourses'],
      'Mục nổi bật': ['featuredCourses', 'featuredSeminars', 'featuredDocuments', 'featuredNews'],
      'Niềm tin': ['peoplePicture', 'accreditations', 'testimonials', 'partners'],
      'Con số của Viện': ['figures', 'figuresOn'],
      ...shownGroup,
    },
    texts: {
      hero: 'Phần mở đầu',
      highlights: 'Điểm nổi bật',
      joiningCourses: [
        'Khoá học để tính lợi ích hội viên',
        'Trang chủ cộng phần hội viên được giảm ở các khoá này và so với phí hội viên một năm.',
      ],
      peoplePicture: ['Ảnh con người của Viện', 'Hiện cạnh danh sách Hội đồng quản trị.'],
      accreditations: [
        'Căn cứ và công nhận',
        'Chỉ nêu điều có thể kiểm chứng, kèm đường dẫn tới nguồn.',
      ],
      testimonials: [
        'Lời hội viên',
        'Chỉ đăng lời của người thật đã đồng ý. Người ấy rút lại đồng ý thì xoá lời ở đây.',
      ],
      featuredCourses: 'Khoá học nổi bật',
      featuredSeminars: 'Hội thảo nổi bật',
      featuredDocuments: 'Tài liệu nổi bật',
      featuredNews: 'Tin nổi bật',
      partners: 'Đối tác',
      figures: ['Các con số khác', 'Trang đã tự đếm hội viên, chứng chỉ, lượt học và giờ CPE.'],
      figuresOn: ['Tính đến ngày', 'Hiện bên cạnh các con số.'],
    },
  },
};
