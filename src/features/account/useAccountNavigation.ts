import { useQuery } from '@apollo/client/react';
import { ProfileDocument } from '@/data/generated/operations/Profile';
import { accountNavigation, staffNavigation, type AccountEntry } from './accountNavigation';

/** The account's pages; staff see theirs too, once the profile is known. */
export function useAccountNavigation(): readonly AccountEntry[] {
  // Every navigation fetches the profile.
  const { data } = useQuery(ProfileDocument, { fetchPolicy: 'cache-only' });
  const isStaff = data?.me?.role?.type === 'staff';
  return isStaff ? [...accountNavigation, ...staffNavigation] : accountNavigation;
}
