import { styled } from 'styled-components';
import type { AnalysisUsersQuery } from '@/data/generated/operations/features/analysis';
import { daysBetween, formatDate, isoDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { texts } from './texts';

export type ListedUser = AnalysisUsersQuery['analysisUsers']['items'][number];

/** Expiries within this many days are highlighted. */
const SOON_DAYS = 30;

const Person = styled.div`
  min-width: 10rem;
  overflow-wrap: anywhere;
`;

const Name = styled(TextLink)`
  font-weight: ${theme.weight.strong};
`;

const Detail = styled.span`
  display: block;
  color: ${theme.color.muted};
`;

const Warning = styled.span`
  display: block;
  color: ${theme.color.warning};
  white-space: nowrap;
`;

const Day = styled.time`
  white-space: nowrap;
  font-variant-numeric: tabular-nums lining-nums;
`;

/** Accounts from before names were required may have none. */
export const nameOf = ({ fullName, username }: ListedUser): string => fullName || username;

export const PersonCell = ({ user }: { user: ListedUser }) => (
  <Person>
    <Name to={paths.manageUser(user.documentId)}>{nameOf(user)}</Name>
    {user.company ? <Detail>{user.company}</Detail> : null}
  </Person>
);

export const ContactCell = ({ user: { email, phone } }: { user: ListedUser }) => {
  const atIndex = email.lastIndexOf('@');
  return (
    <>
      <span translate="no">
        {email.slice(0, atIndex)}
        <wbr />
        {email.slice(atIndex)}
      </span>
      {phone ? <Detail translate="no">{phone}</Detail> : null}
    </>
  );
};

export const DayCell = ({ moment }: { moment: string }) => (
  <Day dateTime={isoDate(moment)}>{formatDate(moment)}</Day>
);

export const ExpiryCell = ({ user, now }: { user: ListedUser; now: number }) => {
  const { memberType, memberExpiresAt } = user;
  if (memberType === 'none' || memberExpiresAt === null) return texts.none;
  const expired = new Date(memberExpiresAt).getTime() <= now;
  const days = daysBetween(now, memberExpiresAt);
  return (
    <>
      <DayCell moment={memberExpiresAt} />
      {expired ? <Detail>{texts.expired}</Detail> : null}
      {!expired && days <= SOON_DAYS ? <Warning>{texts.daysLeft(days)}</Warning> : null}
    </>
  );
};
