import { itemKindNames, paymentTimeNames } from '@iia/shared/names';
import type {
  ItemKind,
  OrdersByPayment,
  OrdersOfKind,
  OrdersOfStatus,
  PaymentTime,
  RenewableType,
  RenewalsOfType,
} from '../../generated/types';
import { ORDER_STATUSES } from '../orders/orderStatus';
import type { Sum } from './figures/readFigures';
import { MEMBER_TYPES } from '../../membership/user-list/readMembers';

const KINDS = Object.keys(itemKindNames) as readonly ItemKind[];

const PAYMENT_TIMES = Object.keys(paymentTimeNames) as readonly PaymentTime[];

const RENEWABLE = MEMBER_TYPES.filter((type): type is RenewableType => type !== 'none');

function find(sums: readonly Sum[], figure: string, series: string) {
  const sum = sums.find((one) => one.figure === figure && one.series === series);
  return { count: sum?.count ?? 0, total: sum?.amount ?? 0 };
}

export const statusesOf = (sums: readonly Sum[]): OrdersOfStatus[] =>
  ORDER_STATUSES.map((status) => ({ status, ...find(sums, 'placed', status) }));

export const kindsOf = (sums: readonly Sum[]): OrdersOfKind[] =>
  KINDS.flatMap((kind) =>
    ORDER_STATUSES.map((status) => ({ kind, status, ...find(sums, 'kinds', `${status}:${kind}`) })),
  );

export const paymentsOf = (sums: readonly Sum[]): OrdersByPayment[] =>
  PAYMENT_TIMES.map((time) => ({ time, ...find(sums, 'payment', time) }));

export const renewalsOf = (sums: readonly Sum[]): RenewalsOfType[] =>
  RENEWABLE.map((memberType) => {
    const { count: kept } = find(sums, 'renewals', `${memberType}:kept`);
    const { count: lost } = find(sums, 'renewals', `${memberType}:lost`);
    return { memberType, due: kept + lost, kept };
  });
