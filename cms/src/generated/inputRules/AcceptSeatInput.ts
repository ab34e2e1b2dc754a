/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `AcceptSeatInput`. */
export const acceptSeatInputRules = rule.object({
  token: rule
    .secret('Mã mời')
    .test('min', 'Mã mời cần ít nhất 20 ký tự.', rule.longEnough(20))
    .max(100, 'Mã mời có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập mã mời.'),
});
