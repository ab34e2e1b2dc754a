import { useQuery } from '@apollo/client/react';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { paths } from '@/lib/paths';
import { texts } from './texts';

interface AccountEntry {
  label: string;
  to: string;
}

/** The pages of a member's account, in the order of its menus. */
const accountNavigation: readonly AccountEntry[] = [
  { label: texts.profile, to: paths.profile() },
  { label: texts.courses, to: paths.myCourses() },
  { label: texts.cpe, to: paths.cpe() },
  { label: texts.orders, to: paths.purchaseHistory() },
  { label: texts.waiting, to: paths.waitingList() },
  { label: texts.membership, to: paths.memberType() },
  { label: texts.notifications, to: paths.notifications() },
  { label: texts.security, to: paths.security() },
  { label: texts.personalData, to: paths.personalData() },
  { label: texts.password, to: paths.changePassword() },
];

/** Pages for staff, listed after the member pages. */
const staffNavigation: readonly AccountEntry[] = [
  { label: texts.work, to: paths.staffWork() },
  { label: texts.users, to: paths.manageUsers() },
  { label: texts.statistics, to: paths.analysis() },
  { label: texts.reconciliation, to: paths.reconciliation() },
  { label: texts.attendance, to: paths.attendance() },
];

/** The account's pages; staff see theirs too, once the profile is known. */
export function useAccountNavigation(): readonly AccountEntry[] {
  // Every navigation fetches the profile.
  const { data } = useQuery(ProfileDocument, { fetchPolicy: 'cache-only' });
  const isStaff = data?.me?.role?.type === 'staff';
  return isStaff ? [...accountNavigation, ...staffNavigation] : accountNavigation;
}
