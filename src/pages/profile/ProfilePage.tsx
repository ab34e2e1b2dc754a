import { formatDate } from '@iia/shared/dates';
import { updateProfileInputRules } from '@iia/shared/generated/inputRules/UpdateProfileInput';
import { ProfileDocument, type ProfileQuery } from '@/data/generated/operations/data/session';
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
import { TextLink } from '@/ui/TextLink';
import { toast } from '@/ui/toast';

const texts = {
  title: 'Hồ sơ',
  description: 'Thông tin cá nhân và tài khoản của Quý khách.',
  lead: 'Thông tin này được điền sẵn khi Quý khách đặt hàng và in trên giấy chứng nhận.',
  form: 'Thông tin cá nhân',
  fullName: 'Họ và tên',
  fullNameHint: 'Viết đúng như trên giấy tờ tuỳ thân, vì tên này được in trên giấy chứng nhận.',
  phone: 'Số điện thoại',
  phoneHint: 'Ví dụ: 0912 345 678. Khi đổi số, Viện hỏi lại mật khẩu và báo qua email.',
  company: 'Đơn vị công tác',
  position: 'Chức vụ',
  save: 'Lưu thay đổi',
  saving: 'Đang lưu…',
  saved: 'Đã lưu hồ sơ.',
  failed: 'Chưa lưu được hồ sơ',
  account: 'Tài khoản',
  username: 'Tên đăng nhập',
  email: 'Email',
  membership: 'Loại hội viên',
  until: 'Hiệu lực đến',
  membershipEnded: (day: string) => `Đã hết hiệu lực ngày ${day}`,
  changePassword: 'Đổi mật khẩu',
  security: 'Đổi email và bảo mật tài khoản',
  seeMembership: 'Xem quyền hội viên',
} as const;

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

export const queries = memberQueries(() => ({ me: partialQuery(ProfileDocument) }));

/** `/tai-khoan` */
export function Component() {
  const { now } = usePage();
  const me = usePageQuery(queries, 'me');
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
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
