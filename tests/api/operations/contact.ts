import type { Rows } from './Row';

export const contact: Rows = {
  AddContact: {
    variables: () => ({
      input: {
        fullName: 'Nguyễn Thị Kiểm Thử',
        email: 'an@example.com',
        phone: '0912345678',
        subject: 'Lịch khai giảng',
        message: 'Xin cho biết lịch khai giảng của khóa tới.',
      },
    }),
  },
};
