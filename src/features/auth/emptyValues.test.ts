import { expect, it } from 'vitest';
import { resetPasswordInputRules } from '@/data/generated/inputRules/ResetPasswordInput';
import { emptyValues } from '@/ui/forms/formValues';

it('an empty text is empty, also one that must repeat another', () => {
  expect(emptyValues(resetPasswordInputRules)).toEqual({
    code: '',
    password: '',
    passwordConfirmation: '',
  });
});
