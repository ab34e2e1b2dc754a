import type { ManagedUserQuery } from '@/data/generated/operations/pages/manage-user';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate, formatDateTime } from '@iia/shared/dates';
import { formatAmount, formatCount } from '@iia/shared/numbers';
import { Badge } from '@/ui/Badge';
import { DefinitionList } from '@/ui/DefinitionList';
import { texts } from './texts';

const labels = texts.facts;

export type ManagedUser = ManagedUserQuery['managedUser'];

/** Accounts from before names were required may have none. */
export const nameOf = ({ fullName, username }: ManagedUser): string => fullName || username;

export const UserFacts = ({ user }: { user: ManagedUser }) => {
  const { memberType, memberExpiresAt, company, position } = user;
  const until =
    memberType === 'none' || memberExpiresAt === null
      ? ''
      : ` ${labels.until(formatDate(memberExpiresAt))}`;
  return (
    <DefinitionList
      items={[
        {
          term: labels.state,
          description: (
            <Badge tone={user.blocked ? 'error' : 'success'}>
              {user.blocked ? texts.states.blocked : texts.states.open}
            </Badge>
          ),
        },
        { term: labels.role, description: user.staff ? texts.states.staff : texts.states.member },
        {
          term: labels.email,
          description: `${user.email} (${user.confirmed ? labels.confirmed : labels.unconfirmed})`,
        },
        { term: labels.phone, description: user.phone },
        { term: labels.username, description: user.username },
        {
          term: labels.company,
          description: [position, company].filter(Boolean).join(', ') || null,
        },
        { term: labels.registered, description: formatDateTime(user.registeredAt) },
        {
          term: labels.membership,
          description: `${membershipTexts.types[memberType]}${until}`,
        },
        { term: labels.secondFactor, description: user.secondFactor ? labels.on : labels.off },
        { term: labels.orders, description: formatCount(user.orderCount) },
        { term: labels.spent, description: formatAmount(user.spent) },
        {
          term: labels.deletedAfter,
          description: user.deletedAfter && formatDateTime(user.deletedAfter),
        },
      ]}
    />
  );
};
