import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { environment } from '../../../platform/environment';
import { Fault } from '../../../platform/errors/Fault';
import { statusMessage } from '../../../platform/errors/statusMessages';
import { readTransfer } from '../../../payments/bankTransfer';
import { isSigned } from '../../../payments/isSigned';
import { receiveTransfer } from '../../../payments/receiveTransfer';

/** Key under which the body parser keeps the raw body (`includeUnparsed` in config/middlewares). */
const UNPARSED = Symbol.for('unparsedBody');

type BankContext = Context & { request: { body?: { [UNPARSED]?: unknown } } };

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Any signed, readable call gets a 200; staff handle what does not match. */
  async bankWebhook(ctx: BankContext) {
    const secret = environment().bankWebhookSecret;
    if (!secret) throw new Fault(404, 'NotFoundError', statusMessage(404).message);
    const { body } = ctx.request;
    const call = {
      timestamp: ctx.request.get('X-Bank-Timestamp'),
      signature: ctx.request.get('X-Bank-Signature'),
      body: String(body?.[UNPARSED] ?? ''),
    };
    if (!isSigned(secret, call, new Date())) {
      throw new Fault(401, 'UnauthorizedError', 'Chữ ký không đúng hoặc đã hết hạn.');
    }
    const state = await receiveTransfer(strapi, readTransfer(body));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { state } };
  },
});
