import { updateProfileInputRules } from '@iia/shared/generated/inputRules/UpdateProfileInput';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import { UpdateProfileDocument } from '@/data/generated/operations/pages/profile/UpdateProfile';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { toast } from '@/ui/toast';
import { texts } from './texts';
import { useAction } from '@/data/useAction';

const { Form, TextField } = contractForm(updateProfileInputRules);

export const ProfileForm = ({ profile }: { profile: ProfileQuery['me'] }) => {
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
