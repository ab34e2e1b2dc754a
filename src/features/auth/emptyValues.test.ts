import { expect, it } from 'vitest';
import { resetPasswordInputRules } from '@iia/shared/generated/inputRules/ResetPasswordInput';
import { emptyValues } from '@/ui/forms/formValues';

it('starts every text field empty, including one that must match another', () => {
  expect(emptyValues(resetPasswordInputRules)).toEqual({
    code: '',
    password: '',
    passwordConfirmation: '',
  });
});
