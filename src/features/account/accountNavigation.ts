import { paths } from '@/lib/paths';
import { texts } from './texts';

export const accountNavigation = [
  { label: texts.profile, to: paths.profile() },
  { label: texts.courses, to: paths.myCourses() },
  { label: texts.orders, to: paths.purchaseHistory() },
  { label: texts.membership, to: paths.memberType() },
  { label: texts.notifications, to: paths.notifications() },
  { label: texts.password, to: paths.changePassword() },
] as const;
