import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { consentText, LATEST_VERSION } from '../../../identity/consents/consents';
import { readUnsubscribeTicket, unsubscribe } from '../../../identity/consents/emailChoices';
import type { EmailKind } from '../../../generated/types';
import { environment } from '../../../platform/environment';
import { routePatterns } from '@iia/shared/routePatterns';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Changes nothing: mail scanners follow links. */
  confirm(ctx: Context) {
    const { kind } = readUnsubscribeTicket(ctx.query.ticket);
    sendPage(ctx, kind, 'Ngừng nhận thư này?', [
      '<form method="post"><button>Ngừng nhận thư này</button></form>',
    ]);
  },
  async unsubscribe(ctx: Context) {
    const kind = await unsubscribe(strapi, ctx.query.ticket);
    const { publicUrl } = environment();
    sendPage(ctx, kind, 'Đã ngừng nhận thư này', [
      `<p>Để nhận lại, Quý khách đăng nhập và chọn tại trang <a href="${publicUrl}${routePatterns.personalData}">Dữ liệu cá nhân</a>.</p>`,
    ]);
  },
});

function sendPage(ctx: Context, kind: EmailKind, title: string, parts: readonly string[]): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Referrer-Policy', 'no-referrer');
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html>
<html lang="vi">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${consentText(kind, LATEST_VERSION)}</p>
${parts.join('\n')}
</main>
</body>
</html>
`;
}
