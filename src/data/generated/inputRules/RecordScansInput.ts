/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
import * as rule from '../ruleParts';
import { scanInputRules } from './ScanInput';

/** The rules of `RecordScansInput`. */
export const recordScansInputRules = rule.object({
  kind: rule
    .text('Loại sự kiện')
    .oneOf(['course', 'document', 'seminar'] as const, 'Loại sự kiện không hợp lệ.')
    .required('Vui lòng chọn loại sự kiện.'),
  event: rule
    .text('Sự kiện', rule.cleanCode)
    .max(64, 'Sự kiện có nhiều nhất 64 ký tự.')
    .required('Vui lòng nhập sự kiện.'),
  sentAt: rule.moment('Thời điểm gửi').required('Vui lòng nhập thời điểm gửi.'),
  scans: rule
    .list(
      scanInputRules
        .typeError('Các lượt quét không hợp lệ.')
        .required('Vui lòng nhập các lượt quét.'),
      50,
      'Các lượt quét có nhiều nhất 50 mục.',
    )
    .min(1, 'Các lượt quét cần ít nhất 1 mục.')
    .typeError('Các lượt quét không hợp lệ.')
    .required('Vui lòng nhập các lượt quét.'),
});
