import { useQuery } from '@apollo/client/react';
import { ProfileDocument } from '@/data/generated/operations/data/session';
import { paths } from '@/lib/paths';
import { texts } from './texts';

interface AccountEntry {
  label: string;
  to: string;
}

interface AccountGroup {
  id: keyof typeof texts.groups;
  entries: readonly AccountEntry[];
}

const seatsEntry: AccountEntry = { label: texts.seats, to: paths.companySeats() };

const membershipEntries: readonly AccountEntry[] = [
  { label: texts.membership, to: paths.memberType() },
];

/** In the order of the menus. */
const memberGroups = (corporate: boolean): readonly AccountGroup[] => [
  { id: 'overview', entries: [{ label: texts.overview, to: paths.profile() }] },
  {
    id: 'learning',
    entries: [
      { label: texts.courses, to: paths.myCourses() },
      { label: texts.cpe, to: paths.cpe() },
    ],
  },
  {
    id: 'orders',
    entries: [
      { label: texts.orders, to: paths.purchaseHistory() },
      { label: texts.waiting, to: paths.waitingList() },
    ],
  },
  {
    id: 'membership',
    entries: corporate ? [...membershipEntries, seatsEntry] : membershipEntries,
  },
  {
    id: 'account',
    entries: [
      { label: texts.notifications, to: paths.notifications() },
      { label: texts.security, to: paths.security() },
      { label: texts.personalData, to: paths.personalData() },
      { label: texts.password, to: paths.changePassword() },
    ],
  },
];

const staffGroup: AccountGroup = {
  id: 'staff',
  entries: [
    { label: texts.work, to: paths.staffWork() },
    { label: texts.users, to: paths.manageUsers() },
    { label: texts.statistics, to: paths.analysis() },
    { label: texts.reconciliation, to: paths.reconciliation() },
    { label: texts.attendance, to: paths.attendance() },
  ],
};

/** The account's pages in groups; staff see theirs too, once the profile is known. */
export function useAccountNavigation(): readonly AccountGroup[] {
  // Every navigation fetches the profile.
  const { data } = useQuery(ProfileDocument, { fetchPolicy: 'cache-only' });
  const groups = memberGroups(data?.me?.memberType === 'corporate');
  return data?.me?.role?.type === 'staff' ? [...groups, staffGroup] : groups;
}
