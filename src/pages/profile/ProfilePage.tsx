import { formatDate } from '@iia/shared/dates';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/data/session';
import { memberQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';
import { Grid, GridCell } from '@/ui/Grid';
import { Heading } from '@/ui/Heading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { ProfileForm } from './ProfileForm';
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
const AccountFacts = ({ profile, now }: AccountFactsProps) => (
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

export const queries = memberQueries(() => ({ me: partialQuery(ProfileDocument) }));

/** `/tai-khoan` */
export function Component() {
  const { now } = usePage();
  const me = usePageQuery(queries, 'me');
  return (
    <AccountFrame>
      <PageMeta title={texts.title} description={texts.description} noindex />
      <PageHeading title={texts.title} lead={texts.lead} close />
      <QueryBoundary result={me}>
        {(profile) => (
          <Grid>
            <GridCell $span={7}>
              <Stack gap={5}>
                <Heading level={2} size="lg" id="profile-form">
                  {texts.form}
                </Heading>
                <ProfileForm key={profile.documentId} profile={profile} />
              </Stack>
            </GridCell>
            <GridCell $span={5}>
              <AccountFacts profile={profile} now={now} />
            </GridCell>
          </Grid>
        )}
      </QueryBoundary>
    </AccountFrame>
  );
}
