import type { ItemKind, OrderStatus } from '../orders/types';
import type { MemberType } from './members';

export const statusLabels: Record<OrderStatus, string> = {
  pending_payment: 'Chờ thanh toán',
  paid: 'Đã thanh toán',
  completed: 'Hoàn tất',
  cancelled: 'Đã huỷ',
  refunded: 'Đã hoàn tiền',
};

export const kindLabels: Record<ItemKind, string> = {
  course: 'Khoá học',
  document: 'Tài liệu',
  seminar: 'Hội thảo',
};

export const memberTypeLabels: Record<MemberType, string> = {
  none: 'Chưa là hội viên',
  individual: 'Cá nhân',
  student: 'Sinh viên',
  corporate: 'Tổ chức',
};
