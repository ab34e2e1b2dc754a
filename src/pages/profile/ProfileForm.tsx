import { useMutation } from '@apollo/client/react';
import { updateProfileInputRules } from '@/data/generated/inputRules/UpdateProfileInput';
import type { ProfileQuery } from '@/data/generated/operations/Profile';
import { UpdateProfileDocument } from '@/data/generated/operations/UpdateProfile';
import type { UpdateProfileInput } from '@/data/generated/types';
import { useReauthentication } from '@/features/auth/useReauthentication';
import { contractForm } from '@/ui/forms/contractForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { toast } from '@/ui/toast';
import { texts } from './texts';

/** @returns a function that resolves once the profile is saved and rejects with an ApiError. */
function useUpdateProfile(): (input: UpdateProfileInput) => Promise<void> {
  const [update] = useMutation(UpdateProfileDocument);
  return async (input) => {
    await update({ variables: { input } });
  };
}

const { Form, TextField } = contractForm(updateProfileInputRules);

export const ProfileForm = ({ profile }: { profile: ProfileQuery['me'] }) => {
  const updateProfile = useUpdateProfile();
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
