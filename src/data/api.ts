import { type Adapter, createMessageFor, type Messages } from 'rest-contract';
import { strapi } from 'rest-contract/adapters/strapi';
import { UNREACHABLE } from './unreachable';

/** Used if the server sent no message that may be shown. */
const byCode: Record<string, string> = {
  NetworkError: UNREACHABLE,
  Timeout: 'Máy chủ trả lời quá lâu. Vui lòng thử lại.',
  Aborted: 'Yêu cầu đã được huỷ.',
  InvalidResponse: 'Máy chủ trả lời không đúng định dạng. Vui lòng thử lại sau.',
  BadPath: 'Địa chỉ không hợp lệ.',
  BadInput: 'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.',
};

const byStatus: Record<number, string> = {
  400: 'Thông tin gửi đi chưa hợp lệ. Vui lòng kiểm tra lại.',
  401: 'Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.',
  403: 'Quý khách không có quyền thực hiện việc này.',
  404: 'Không tìm thấy nội dung.',
  405: 'Yêu cầu này không được hỗ trợ.',
  409: 'Thông tin vừa thay đổi. Vui lòng xem lại.',
  413: 'Dữ liệu gửi đi quá lớn. Vui lòng chọn tệp nhỏ hơn hoặc rút ngắn nội dung.',
  422: 'Yêu cầu không xử lý được. Vui lòng thử lại.',
  429: 'Quý khách thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.',
  503: 'Hệ thống đang bận. Vui lòng thử lại sau ít phút.',
};

const QUOTED = /(["'`]).*?\1|“.*?”/gs;

const vietnamese: Messages = {
  messageFor: createMessageFor({
    byCode,
    byStatus,
    serverFailed: 'Hệ thống đang gặp sự cố. Vui lòng thử lại sau.',
    unknown: 'Có lỗi xảy ra. Vui lòng thử lại.',
  }),
  badField: 'Giá trị này chưa hợp lệ.',
  // The server's default messages are English, and contain these characters only inside quotations.
  isReadable: (text) => /[\u00c0-\u1ef9]/.test(text.replace(QUOTED, '')),
};

/** The adapter of our API. */
export const api: Adapter = {
  ...strapi(vietnamese),
  scalars: {
    Dong: (value) => (Number.isSafeInteger(value) ? value : undefined),
    Blocks: (value) => (Array.isArray(value) ? value : undefined),
    ImageFormats: (value) => (typeof value === 'object' ? value : undefined),
  },
};
