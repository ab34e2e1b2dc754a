import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { Fault } from '../errors/Fault';
import { changeOrderStatus } from './changeOrderStatus';
import { isOrderStatus } from './orderStatus';
import { query } from './sql';
import { orderTexts } from './texts';

const ORDER = 'api::order.order';
const PARTS: readonly string[] = ['api::order.order-line', 'api::order.order-status-change'];
const READS: readonly string[] = ['findMany', 'findFirst', 'findOne', 'count'];

type Middleware = Parameters<Core.Strapi['documents']['use']>[0];

/** The one who works in the admin panel, as the request knows them. */
interface AdminUser {
  firstname?: string | null;
  lastname?: string | null;
  email?: string;
}

/**
 * Keeps placed orders as they were sold: in the admin panel, and wherever else the Document Service is
 * called, an order's status moves by the rules and its internal note may be written; the rest of it, its
 * lines and its history can be neither edited, added nor deleted.
 */
export function guardOrders(strapi: Core.Strapi): void {
  const guard: Middleware = async (context, next) => {
    if (READS.includes(context.action)) return next();
    if (PARTS.includes(context.uid)) throw new errors.ForbiddenError(orderTexts.ordersArePlaced);
    if (context.uid !== ORDER) return next();
    if (context.action !== 'update') throw new errors.ForbiddenError(orderTexts.ordersArePlaced);
    const { params } = context;
    const { orderStatus, staffNote } = (params.data ?? {}) as Record<string, unknown>;
    return strapi.db.transaction(async ({ trx }) => {
      await moveAsStaff(
        strapi,
        params.documentId,
        orderStatus,
        await statusOf(trx, params.documentId),
      );
      Object.assign(params, { data: staffNote === undefined ? {} : { staffNote } });
      return next();
    });
  };
  strapi.documents.use(guard);
}

async function statusOf(
  trx: Parameters<typeof query>[0],
  documentId: string,
): Promise<string | undefined> {
  const [row] = await query<{ order_status: string }>(
    trx,
    'select order_status from orders where document_id = ?',
    [documentId],
  );
  return row?.order_status;
}

async function moveAsStaff(
  strapi: Core.Strapi,
  order: string,
  to: unknown,
  now: string | undefined,
): Promise<void> {
  if (to === undefined || to === now) return;
  if (!isOrderStatus(to)) throw new errors.ValidationError(orderTexts.statusInvalid);
  const staff = strapi.requestContext.get()?.state?.user as AdminUser | undefined;
  try {
    await changeOrderStatus(strapi, {
      order,
      to,
      by: staff ? 'staff' : 'system',
      actor: staff && ([staff.firstname, staff.lastname].filter(Boolean).join(' ') || staff.email),
    });
  } catch (error) {
    // The admin panel shows the words of Strapi's own errors only.
    if (error instanceof Fault) throw new errors.ApplicationError(error.message, error.details);
    throw error;
  }
}
