/** What is said where the API itself can say nothing; fit to show. */
const messages = {
  400: 'Địa chỉ không đúng. Quý khách vui lòng kiểm tra lại.',
  502: 'Máy chủ trả lời không đúng. Quý khách vui lòng thử lại sau ít phút.',
  503: 'Máy chủ tạm thời chưa sẵn sàng. Quý khách vui lòng thử lại sau ít phút.',
  504: 'Máy chủ trả lời quá chậm. Quý khách vui lòng thử lại sau ít phút.',
} as const;

const names = {
  400: 'BadRequest',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
} as const;

export type FailureStatus = keyof typeof messages;

/** The body of a failure in the API's own shape, so that a client needs to know only one. */
export function failureBody(status: FailureStatus) {
  return {
    data: null,
    error: { status, name: names[status], message: messages[status], details: {} },
  };
}
