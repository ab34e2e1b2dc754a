import type { ProfileQuery } from '@/data/generated/operations/Profile';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';
import { Heading } from '@/ui/Heading';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

type Profile = ProfileQuery['me'];

function membershipEnd({ memberType, memberExpiresAt }: Profile, now: number): string | null {
  if (memberType === 'none' || memberExpiresAt === null) return null;
  const day = formatDate(memberExpiresAt);
  return Date.parse(memberExpiresAt) < now ? texts.membershipEnded(day) : day;
}

type AccountFactsProps = {
  profile: Profile;
  /** Render time, in milliseconds since 1970. */
  now: number;
};

/** The read-only part of the profile. */
export const AccountFacts = ({ profile, now }: AccountFactsProps) => (
  <Stack gap={4}>
    <Heading level={2} size="lg">
      {texts.account}
    </Heading>
    <DefinitionList
      items={[
        { term: texts.username, description: profile.username },
        { term: texts.email, description: profile.email },
        { term: texts.membership, description: membershipTexts.types[profile.memberType] },
        { term: texts.until, description: membershipEnd(profile, now) },
      ]}
    />
    <TextLink to={paths.memberType()}>{texts.seeMembership}</TextLink>
    <TextLink to={paths.security()}>{texts.security}</TextLink>
    <TextLink to={paths.changePassword()}>{texts.changePassword}</TextLink>
  </Stack>
);
