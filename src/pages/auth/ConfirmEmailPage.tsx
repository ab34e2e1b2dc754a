import { confirmEmailInputRules } from '@/data/generated/inputRules/ConfirmEmailInput';
import { ConfirmEmailDocument } from '@/data/generated/operations/ConfirmEmail';
import { paths } from '@/lib/paths';
import { linkCodePage } from './linkCodePages';
import { confirmTexts } from './texts';

/** `/tai-khoan/xac-nhan-email#ma=`: the target of the link emailed to a new email address. */
export const Component = linkCodePage({
  document: ConfirmEmailDocument,
  rules: confirmEmailInputRules,
  texts: confirmTexts,
  path: paths.confirmEmail(),
  next: paths.security(),
});
