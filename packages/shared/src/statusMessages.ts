interface StatusMessage {
  name: string;
  message: string;
}

const messages: Record<number, StatusMessage> = {
  400: { name: 'ValidationError', message: 'Yêu cầu chưa đúng, vui lòng kiểm tra lại.' },
  401: { name: 'UnauthorizedError', message: 'Vui lòng đăng nhập để tiếp tục.' },
  403: { name: 'ForbiddenError', message: 'Quý khách không có quyền thực hiện việc này.' },
  404: { name: 'NotFoundError', message: 'Không tìm thấy nội dung Quý khách cần.' },
  405: { name: 'MethodNotAllowedError', message: 'Cách gọi này không được hỗ trợ.' },
  408: { name: 'RequestTimeoutError', message: 'Yêu cầu đến quá chậm, vui lòng thử lại.' },
  409: { name: 'ConflictError', message: 'Thông tin vừa thay đổi, vui lòng tải lại và thử lại.' },
  411: { name: 'LengthRequiredError', message: 'Yêu cầu phải nói rõ độ dài nội dung gửi lên.' },
  413: {
    name: 'PayloadTooLargeError',
    message:
      'Nội dung gửi lên quá lớn. Quý khách vui lòng chọn tệp nhỏ hơn hoặc rút ngắn nội dung.',
  },
  414: { name: 'UriTooLongError', message: 'Địa chỉ yêu cầu quá dài.' },
  415: { name: 'UnsupportedMediaTypeError', message: 'Nội dung gửi lên phải là JSON.' },
  422: { name: 'UnprocessableEntityError', message: 'Không thể xử lý yêu cầu này.' },
  429: {
    name: 'RateLimitError',
    message: 'Quý khách thao tác quá nhanh, vui lòng thử lại sau ít phút.',
  },
  501: { name: 'NotImplementedError', message: 'Cách gọi này không được hỗ trợ.' },
  503: { name: 'ServiceUnavailableError', message: 'Hệ thống đang bận, vui lòng thử lại sau.' },
};

const internalError: StatusMessage = {
  name: 'InternalServerError',
  message: 'Hệ thống gặp sự cố, vui lòng thử lại sau.',
};

/** The error name and Vietnamese message of an HTTP status. */
export function statusMessage(status: number): StatusMessage {
  return messages[status] ?? (status >= 500 ? internalError : (messages[400] as StatusMessage));
}
