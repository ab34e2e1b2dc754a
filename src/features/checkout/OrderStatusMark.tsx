import type { OrderStatus } from '@/data/generated/types';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { texts } from './texts';

const tones: Record<OrderStatus, BadgeTone> = {
  pending_payment: 'warning',
  paid: 'info',
  completed: 'success',
  cancelled: 'neutral',
  refunded: 'neutral',
};

export const OrderStatusMark = ({ status }: { status: OrderStatus }) => (
  <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
);
