import { object, ref, string } from 'yup';

/** A new password and its repetition. */
export const newPasswordRules = object({
  password: string()
    .strict()
    .typeError('Mật khẩu không hợp lệ.')
    .min(8, 'Mật khẩu cần ít nhất 8 ký tự.')
    .max(72, 'Mật khẩu có nhiều nhất 72 ký tự.')
    .required('Vui lòng nhập mật khẩu mới.'),
  passwordConfirmation: string()
    .strict()
    .typeError('Mật khẩu nhập lại không hợp lệ.')
    .oneOf([ref('password')], 'Mật khẩu nhập lại không khớp.')
    .required('Vui lòng nhập lại mật khẩu mới.'),
});
