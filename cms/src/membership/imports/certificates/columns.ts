import type { InferType } from 'yup';
import { limits } from '@iia/shared/limits';
import { certificateStateNames, certificationNames } from '@iia/shared/names';
import * as rule from 'rest-contract/rules/vi';
import { nameRule } from '../../../platform/text/nameKey';
import type { CertificateState, Certification } from '../../../generated/types';
import {
  readChoice,
  readDay,
  readFlag,
  readNumber,
  readText,
  type ImportColumn,
} from '../ImportColumn';

const certifications = Object.keys(certificationNames) as Certification[];
const states = Object.keys(certificateStateNames) as CertificateState[];

/** In the content type's spelling. An empty cell leaves the certificate's value unchanged. */
export const certificateRules = rule.object({
  number: rule
    .text('Số chứng chỉ', rule.cleanCode)
    .max(
      limits.certificateNumberLength,
      `Số chứng chỉ có nhiều nhất ${limits.certificateNumberLength} ký tự.`,
    )
    .test(
      'pattern',
      'Số chứng chỉ gồm chữ in hoa không dấu, chữ số và dấu gạch nối.',
      rule.like(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, limits.certificateNumberLength),
    )
    .required('Vui lòng nhập số chứng chỉ.'),
  holderName: nameRule('Họ và tên')
    .max(limits.holderNameLength, `Họ và tên có nhiều nhất ${limits.holderNameLength} ký tự.`)
    .required('Vui lòng nhập họ và tên.'),
  certification: rule
    .text('Chứng chỉ')
    .oneOf([...certifications, ''] as const, `Chỉ nhận: ${certifications.join(', ')}.`)
    .required('Vui lòng nhập chứng chỉ.'),
  issuedOn: rule.day('Ngày cấp').required('Vui lòng nhập ngày cấp.'),
  state: rule
    .text('Tình trạng')
    .transform(rule.emptyToNull)
    .nullable()
    .default(null)
    .oneOf(
      [...states, null] as const,
      `Chỉ nhận: ${Object.values(certificateStateNames).join(', ')}.`,
    ),
  expiresOn: rule.day('Hiệu lực đến').transform(rule.emptyToNull).nullable().default(null),
  cpe: rule
    .decimal('Giờ CPE năm nay')
    .transform(rule.emptyToNull)
    .min(0, 'Giờ CPE nhỏ nhất là 0.')
    .max(1000, 'Giờ CPE lớn nhất là 1000.')
    .nullable()
    .default(null),
  optedIn: rule.flag('Đồng ý công khai').transform(rule.emptyToNull).nullable().default(null),
  email: rule
    .text('Email tài khoản', rule.cleanAddress)
    .transform(rule.emptyToNull)
    .test('format', 'Email chưa đúng, ví dụ: ten@congty.vn.', rule.isEmail)
    .nullable()
    .default(null),
});

export type CertificateValues = InferType<typeof certificateRules>;

export const certificateColumns: readonly ImportColumn<keyof CertificateValues>[] = [
  {
    key: 'number',
    label: 'Số chứng chỉ',
    otherHeadings: ['so hieu'],
    required: true,
    hint: 'Chữ in hoa, chữ số và dấu gạch nối. Số đã có thì chứng chỉ đó được cập nhật.',
    example: 'CIA-2026-00123',
    read: readText,
  },
  {
    key: 'holderName',
    label: 'Họ và tên',
    otherHeadings: ['ho ten'],
    required: true,
    hint: 'Viết như trên chứng chỉ, có dấu.',
    example: 'Nguyễn Thị Lan',
    read: readText,
  },
  {
    key: 'certification',
    label: 'Chứng chỉ',
    required: true,
    hint: `${certifications.join(', ')}.`,
    example: 'CIA',
    read: readChoice(certificationNames),
  },
  {
    key: 'issuedOn',
    label: 'Ngày cấp',
    required: true,
    hint: 'Dạng 31/12/2026.',
    example: '15/03/2026',
    read: readDay,
  },
  {
    key: 'state',
    label: 'Tình trạng',
    required: false,
    hint: `${Object.values(certificateStateNames).join(', ')}. Chứng chỉ mới để trống là ${certificateStateNames.active}.`,
    example: certificateStateNames.active,
    read: readChoice(certificateStateNames),
  },
  {
    key: 'expiresOn',
    label: 'Hiệu lực đến',
    otherHeadings: ['ngay het han'],
    required: false,
    hint: 'Dạng 31/12/2026; để trống nếu không có hạn.',
    example: '31/12/2026',
    read: readDay,
  },
  {
    key: 'cpe',
    label: 'Giờ CPE năm nay',
    otherHeadings: ['gio cpe'],
    required: false,
    hint: 'Số giờ, ví dụ 12,5.',
    example: '12,5',
    read: readNumber,
  },
  {
    key: 'optedIn',
    label: 'Đồng ý công khai',
    required: false,
    hint: 'Có hoặc không. Chứng chỉ mới để trống là không: không ai tra cứu được, trừ chính chủ.',
    example: 'có',
    read: readFlag,
  },
  {
    key: 'email',
    label: 'Email tài khoản',
    otherHeadings: ['email'],
    required: false,
    hint: 'Tài khoản của chủ chứng chỉ, nếu đã có: chứng chỉ hiện trong tài khoản đó.',
    example: 'lan.nguyen@congty.example',
    read: readText,
  },
];
