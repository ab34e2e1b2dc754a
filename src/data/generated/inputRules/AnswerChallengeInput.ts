/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `AnswerChallengeInput`. */
export const answerChallengeInputRules = rule.object({
  challenge: rule
    .secret('Bước đăng nhập')
    .max(100, 'Bước đăng nhập có nhiều nhất 100 ký tự.')
    .required('Vui lòng nhập bước đăng nhập.'),
  code: rule
    .text('Mã xác thực', rule.cleanCode)
    .test('min', 'Mã xác thực cần ít nhất 6 ký tự.', rule.longEnough(6))
    .max(40, 'Mã xác thực có nhiều nhất 40 ký tự.')
    .required('Vui lòng nhập mã xác thực.'),
});
