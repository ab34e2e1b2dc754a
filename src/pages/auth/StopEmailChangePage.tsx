import { stopEmailChangeInputRules } from '@/data/generated/inputRules/StopEmailChangeInput';
import { StopEmailChangeDocument } from '@/data/generated/operations/StopEmailChange';
import { paths } from '@/lib/paths';
import { linkCodePage } from './linkCodePages';
import { stopTexts } from './texts';

/** `/tai-khoan/giu-email#ma=`: the target of the link emailed to the previous email address. */
export const Component = linkCodePage({
  document: StopEmailChangeDocument,
  rules: stopEmailChangeInputRules,
  texts: stopTexts,
  path: paths.stopEmailChange(),
  next: paths.forgotPassword(),
});
