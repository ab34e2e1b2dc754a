import { formatDate } from '@iia/shared/dates';
import { updateProfileInputRules } from '@iia/shared/generated/inputRules/UpdateProfileInput';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/data/session';
import {
  OverviewBookingsDocument,
  OverviewCoursesDocument,
  OverviewHoursDocument,
  OverviewOrdersDocument,
  OverviewRenewalsDocument,
} from '@/data/generated/operations/pages/profile';
import { UpdateProfileDocument } from '@/data/generated/operations/pages/profile/UpdateProfile';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { useAction } from '@/data/useAction';
import { AccountFrame } from '@/features/account/AccountFrame';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Heading } from '@/ui/Heading';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { Stack, Grid, GridCell } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';
import { Overview } from './Overview';
import { texts } from './texts';

const { Form, TextField } = contractForm(updateProfileInputRules);

const ProfileForm = ({ profile }: { profile: ProfileQuery['me'] }) => {
  const updateProfile = useAction(UpdateProfileDocument);
  const { withReauthentication, confirmation } = useReauthentication();
  return (
    <>
      <Form
        aria-labelledby="profile-form"
        initial={{
          fullName: profile.fullName,
          phone: profile.phone ?? '',
          company: profile.company ?? '',
          position: profile.position ?? '',
        }}
        failed={texts.failed}
        onSubmit={async (input) => {
          await withReauthentication(() => updateProfile(input));
          toast(texts.saved);
        }}
      >
        <TextField
          name="fullName"
          label={texts.fullName}
          hint={texts.fullNameHint}
          required
          autoComplete="name"
        />
        <TextField
          name="phone"
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
        <TextField name="company" label={texts.company} autoComplete="organization" />
        <TextField name="position" label={texts.position} autoComplete="organization-title" />
        <SubmitButton busy={texts.saving}>{texts.save}</SubmitButton>
      </Form>
      {confirmation}
    </>
  );
};

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

export const queries = memberQueries(() => ({
  me: partialQuery(ProfileDocument),
  orders: partialQuery(
    OverviewOrdersDocument,
    { page: 1, status: 'pending_payment' },
    'cache-and-network',
  ),
  renewals: partialQuery(OverviewRenewalsDocument, {}, 'cache-and-network'),
  bookings: partialQuery(OverviewBookingsDocument, { page: 1 }, 'cache-and-network'),
  courses: partialQuery(OverviewCoursesDocument, {}, 'cache-and-network'),
  hours: partialQuery(OverviewHoursDocument, {}, 'cache-and-network'),
}));

/** `/tai-khoan`: what waits for the member, then the profile. */
export function Component() {
  const { now } = usePage();
  const me = usePageQuery(queries, 'me');
  const results = {
    orders: usePageQuery(queries, 'orders'),
    renewals: usePageQuery(queries, 'renewals'),
    bookings: usePageQuery(queries, 'bookings'),
    courses: usePageQuery(queries, 'courses'),
    hours: usePageQuery(queries, 'hours'),
  };
  return (
    <AccountFrame title={texts.title} description={texts.description}>
      <QueryBoundary result={me}>
        {(profile) => (
          <Stack gap={16}>
            <Overview results={results} profile={profile} now={now} />
            <Grid>
              <GridCell $span={7}>
                <Stack gap={5}>
                  <Heading level={2} size="lg" id="profile-form">
                    {texts.form}
                  </Heading>
                  <Text tone="muted">{texts.formLead}</Text>
                  <ProfileForm key={profile.documentId} profile={profile} />
                </Stack>
              </GridCell>
              <GridCell $span={5}>
                <AccountFacts profile={profile} now={now} />
              </GridCell>
            </Grid>
          </Stack>
        )}
      </QueryBoundary>
    </AccountFrame>
  );
}
