/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';

/** The rules of `CpePracticeInput`. */
export const cpePracticeInputRules = rule.object({
  certificate: rule
    .text('Chứng chỉ', rule.cleanCode)
    .max(64, 'Chứng chỉ có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập chứng chỉ.'),
  year: rule
    .whole('Năm')
    .min(2000, 'Năm nhỏ nhất là 2000.')
    .max(2100, 'Năm lớn nhất là 2100.')
    .required('Vui lòng nhập năm.'),
  practising: rule.flag('Đang hành nghề').required('Vui lòng nhập đang hành nghề.'),
});
