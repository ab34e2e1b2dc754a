import { createResponse, type HostResponse } from './HostResponse';

const plainPage = (status: number, title: string, text: string, headers: string[] = []) =>
  createResponse({
    status,
    body: Buffer.from(
      `<!doctype html><html lang="vi"><meta charset="utf-8"><title>${title}</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><h1>${title}</h1><p>${text}</p></html>`,
    ),
    contentType: 'text/html; charset=utf-8',
    cacheControl: 'no-store',
    headers: ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'", ...headers],
  });

export const errorPage = (): HostResponse =>
  plainPage(
    500,
    'Internal Server Error',
    'Đã có lỗi ngoài dự kiến. Quý khách vui lòng thử lại sau ít phút.',
  );

export const busyPage = (): HostResponse =>
  plainPage(
    503,
    'Service Unavailable',
    'Trang đang có quá nhiều lượt truy cập. Quý khách vui lòng thử lại sau ít giây.',
    ['Retry-After', '5'],
  );
