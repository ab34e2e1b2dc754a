import type { MemberType } from '../generated/types';

export const memberTypeLabels: Record<MemberType, string> = {
  none: 'Chưa là hội viên',
  individual: 'Cá nhân',
  student: 'Sinh viên',
  corporate: 'Tổ chức',
};
