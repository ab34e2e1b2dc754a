import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { staffActor } from '../../../identity/audit/actors';
import { dataActions, memberOf, sendPrivate } from '../../../identity/auth/memberCall';
import { logRefusal } from '../../../identity/credentials/logLogins';
import { assignTransferInputRules } from '@iia/shared/generated/inputRules/AssignTransferInput';
import { closeRefundInputRules } from '@iia/shared/generated/inputRules/CloseRefundInput';
import { closeReversalInputRules } from '@iia/shared/generated/inputRules/CloseReversalInput';
import { startPaymentInputRules } from '@iia/shared/generated/inputRules/StartPaymentInput';
import { mergeTransferInputRules } from '@iia/shared/generated/inputRules/MergeTransferInput';
import { reconcileStatementInputRules } from '@iia/shared/generated/inputRules/ReconcileStatementInput';
import { returnTransferInputRules } from '@iia/shared/generated/inputRules/ReturnTransferInput';
import { adapterOf } from '../../../commerce/payments/providers/adapters';
import { bankAdapter } from '../../../commerce/payments/providers/bank';
import type { PaymentAdapter } from '../../../commerce/payments/providers/PaymentAdapter';
import { paymentMethods } from '../../../commerce/gateways/gatewayOf';
import { listAttempts } from '../../../commerce/gateways/listAttempts';
import { receiveLinkPayment } from '../../../commerce/gateways/payos/receiveLinkPayment';
import { returnFromGateway } from '../../../commerce/gateways/returnFromGateway';
import { startPayment } from '../../../commerce/gateways/startPayment';
import {
  readNotification,
  receiveNotification,
} from '../../../commerce/gateways/vnpay/receiveNotification';
import { assignTransfer, returnTransfer } from '../../../commerce/payments/assignTransfer';
import { listUnmatched } from '../../../commerce/payments/listUnmatched';
import { mergeTransfer } from '../../../commerce/payments/mergeTransfer';
import { receiveTransfer } from '../../../commerce/payments/receiveTransfer';
import type { Transfer } from '../../../commerce/payments/Transfer';
import { checkInput } from '../../../platform/errors/checkInput';
import { closeRefund } from '../../../commerce/refunds/closeRefund';
import { listRefunds } from '../../../commerce/refunds/listRefunds';
import { closeReversal, listReversals } from '../../../commerce/statements/listReversals';
import { reconcileStatement } from '../../../commerce/statements/reconcileStatement';
import { environment } from '../../../platform/environment';
import { HttpError } from '../../../platform/errors/HttpError';
import { statusMessage } from '@iia/shared/statusMessages';

/** Key under which the body parser stores the raw body (`includeUnparsed` in config/middlewares). */
const UNPARSED = Symbol.for('unparsedBody');

type WebhookContext = Context & {
  params: { provider?: string; reference?: string };
  request: { body?: { [UNPARSED]?: unknown } };
};

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Any signed, readable call gets a 200; staff handle what does not match. */
  async bankWebhook(ctx: WebhookContext) {
    const transfer = await readSigned(strapi, ctx, bankAdapter);
    const receipt = transfer && (await receiveTransfer(strapi, transfer));
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { data: { state: receipt?.state ?? null } };
  },

  /** All three providers take `{success: true}` as an acknowledgement, and retry otherwise. */
  async webhook(ctx: WebhookContext) {
    const adapter = adapterOf(ctx.params.provider);
    if (!adapter) throw noSuchCall();
    const transfer = await readSigned(strapi, ctx, adapter);
    if (transfer?.provider === 'payos') {
      await receiveLinkPayment(strapi, transfer, ctx.request.body);
    } else if (transfer) {
      await receiveTransfer(strapi, transfer);
    }
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { success: true };
  },

  /** Always 200: VNPAY reads the result from `RspCode`. */
  async vnpayNotification(ctx: Context) {
    const { vnpay } = environment().gateways;
    if (!vnpay) throw noSuchCall();
    const fields = readNotification(ctx.request.querystring, vnpay.hashSecret);
    if (!fields) await logBadSignature(strapi, ctx, 'vnpay');
    sendPrivate(ctx, await receiveNotification(strapi, fields));
  },

  /** Where a gateway sends the payer back to. Nothing in its query is believed. */
  async gatewayReturn(ctx: WebhookContext) {
    ctx.set('Cache-Control', 'no-store');
    ctx.redirect(await returnFromGateway(strapi, ctx.params.reference ?? ''));
    ctx.status = 303;
  },

  ...dataActions({
    paymentMethods: () => paymentMethods(),
    paymentAttempts: (ctx) => listAttempts(strapi, memberOf(ctx).id, ctx.query.code),
    startPayment(ctx) {
      const { code, gateway } = checkInput(startPaymentInputRules, ctx.request.body);
      const { ip } = ctx.request;
      return startPayment(strapi, { code, gateway, ip, userId: memberOf(ctx).id });
    },
  }),

  async unmatchedTransfers(ctx: Context) {
    sendPrivate(ctx, await listUnmatched(strapi, ctx.query));
  },

  async refunds(ctx: Context) {
    sendPrivate(ctx, await listRefunds(strapi, ctx.query));
  },

  async statementReversals(ctx: Context) {
    sendPrivate(ctx, await listReversals(strapi, ctx.query));
  },

  async closeReversal(ctx: WebhookContext) {
    const { id, note } = checkInput(closeReversalInputRules, ctx.request.body);
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await closeReversal(strapi, { id, note, actor }) });
  },

  async mergeTransfer(ctx: WebhookContext) {
    const { id, into } = checkInput(mergeTransferInputRules, ctx.request.body);
    await mergeTransfer(strapi, { id, into, actor: await staffActor(strapi, ctx) });
    sendPrivate(ctx, { data: { ok: true } });
  },

  async reconcileStatement(ctx: WebhookContext) {
    const input = checkInput(reconcileStatementInputRules, ctx.request.body);
    const actor = await staffActor(strapi, ctx);
    const data = await reconcileStatement(strapi, input, actor);
    const { matched, importedCount, differingCount, missingCount, remaining } = data;
    strapi.log.info(
      `Statement ${data.from} to ${data.to} by ${actor.name}: ${matched} matched, ` +
        `${importedCount} imported, ${differingCount} differing, ${missingCount} missing, ` +
        `${remaining} remaining`,
    );
    sendPrivate(ctx, { data });
  },

  async assignTransfer(ctx: WebhookContext) {
    const { id, parts: given } = checkInput(assignTransferInputRules, ctx.request.body);
    const parts = given.map((part) => ({ ...part, code: part.code.toUpperCase() }));
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await assignTransfer(strapi, { id, parts, actor }) });
  },

  async returnTransfer(ctx: WebhookContext) {
    const { id } = checkInput(returnTransferInputRules, ctx.request.body);
    await returnTransfer(strapi, { id, actor: await staffActor(strapi, ctx) });
    sendPrivate(ctx, { data: { ok: true } });
  },

  async closeRefund(ctx: WebhookContext) {
    const { id, reference } = checkInput(closeRefundInputRules, ctx.request.body);
    const actor = await staffActor(strapi, ctx);
    sendPrivate(ctx, { data: await closeRefund(strapi, { id, reference, actor }) });
  },
});

/** @throws HttpError 404 where the provider has no secret, 401 for a bad signature, 400 for a bad body */
async function readSigned(
  strapi: Core.Strapi,
  ctx: WebhookContext,
  adapter: PaymentAdapter,
): Promise<Transfer | null> {
  const secret = environment().webhookSecrets[adapter.provider];
  if (!secret) throw noSuchCall();
  const { body } = ctx.request;
  const call = {
    header: (name: string) => ctx.request.get(name),
    raw: String(body?.[UNPARSED] ?? ''),
    body,
  };
  if (!adapter.isSigned(call, secret, new Date())) {
    await logBadSignature(strapi, ctx, adapter.provider);
    throw new HttpError(401, 'UnauthorizedError', 'Chữ ký không đúng hoặc đã hết hạn.');
  }
  return adapter.read(body);
}

async function logBadSignature(strapi: Core.Strapi, ctx: Context, provider: string): Promise<void> {
  await logRefusal(strapi, `Bad signature of a report by ${provider}`, {
    action: 'payment_webhook',
    category: 'web',
    type: 'denied',
    reason: 'bad signature',
    ip: ctx.request.ip,
  });
}

function noSuchCall(): HttpError {
  return new HttpError(404, 'NotFoundError', statusMessage(404).message);
}
