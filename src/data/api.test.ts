import { responseError } from 'rest-contract';
import { expect, it } from 'vitest';
import { api } from './api';

it.each([
  ['Dong', [0, -5, 4_500_000], [0.5, 2 ** 60, '1', null]],
  ['Blocks', [[], [{ type: 'paragraph' }]], [{}, 'text', null]],
  ['ImageFormats', [{ small: { url: '/a.png' } }, null], ['text', 1, undefined]],
])('reads only valid values of the scalar %s', (name, fits, others) => {
  const read = api.scalars![name]!;
  expect(fits.map(read)).toEqual(fits);
  expect(others.map(read)).toEqual(others.map(() => undefined));
});

const errorWith = (status: number, message: string) =>
  responseError(api, {
    status,
    headers: new Headers(),
    body: { error: { message, details: { errors: [{ path: ['name'], message }] } } },
  })!;

it.each([
  [400, 'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.'],
  [404, 'Không tìm thấy nội dung.'],
  [413, 'Dữ liệu gửi đi quá lớn. Vui lòng chọn tệp nhỏ hơn hoặc rút ngắn nội dung.'],
  [429, 'Quý khách thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.'],
  [500, 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.'],
  [418, 'Có lỗi xảy ra. Vui lòng thử lại.'],
])('replaces the English message of a %i', (status, text) => {
  for (const message of ['Not found', "name must not be 'Trần Bình'", 'This “Khoá học” is gone']) {
    const { message: shown, fields } = errorWith(status, message);
    expect([shown, fields]).toEqual([text, { name: 'Giá trị này chưa hợp lệ.' }]);
  }
});

it.each(['Mã "TET2026" đã hết hạn.', 'Khoá học "Kiểm toán" đã hết chỗ.'])(
  'preserves the Vietnamese message of the server: %s',
  (message) => {
    const { message: shown, fields } = errorWith(400, message);
    expect([shown, fields]).toEqual([message, { name: message }]);
  },
);

it.each([
  ['NetworkError', /kết nối/],
  ['Timeout', /quá lâu/],
  ['Aborted', /đã được huỷ/],
  ['InvalidResponse', /không đúng định dạng/],
  ['BadPath', /Địa chỉ không hợp lệ/],
  ['BadInput', /chưa hợp lệ/],
])('describes %s in Vietnamese', (code, text) => {
  expect(api.messages.messageFor({ code, status: 0 })).toMatch(text);
});
