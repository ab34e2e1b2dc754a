import type { InferType } from 'yup';
import { memberTypeNames } from '@iia/shared/names';
import { registerInputRules } from '@iia/shared/generated/inputRules/RegisterInput';
import { updateProfileInputRules } from '@iia/shared/generated/inputRules/UpdateProfileInput';
import * as rule from 'rest-contract/rules/vi';
import type { RenewableType } from '../../../generated/types';
import { readChoice, readDay, readNumber, readText, type ImportColumn } from '../ImportColumn';
import type { Cell } from '../../../platform/spreadsheets/cells';

const types: readonly RenewableType[] = ['individual', 'student', 'corporate'];

export const typeNames = Object.fromEntries(
  types.map((type) => [type, memberTypeNames[type]]),
) as Record<RenewableType, string>;

const readType = readChoice(memberTypeNames);

/** Exports of the user list contain a name for non-members; an import leaves the cell empty. */
const readMemberType = (cell: Cell): string => {
  const type = readType(cell);
  return type === 'none' ? '' : type;
};

/** The rules of registration and profile, and a term's rules as for staff. */
export const memberRules = registerInputRules
  .pick(['email', 'fullName'])
  .concat(updateProfileInputRules.pick(['phone', 'company', 'position']))
  .concat(
    rule.object({
      memberType: rule
        .text('Loại hội viên')
        .transform(rule.emptyToNull)
        .nullable()
        .default(null)
        .oneOf([...types, null] as const, `Chỉ nhận: ${Object.values(typeNames).join(', ')}.`),
      startsOn: rule.day('Từ ngày').transform(rule.emptyToNull).nullable().default(null),
      endsOn: rule.day('Đến ngày').transform(rule.emptyToNull).nullable().default(null),
      seats: rule
        .whole('Số chỗ')
        .transform(rule.emptyToNull)
        .min(0, 'Số chỗ nhỏ nhất là 0.')
        .max(1000, 'Số chỗ lớn nhất là 1000.')
        .nullable()
        .default(null),
    }),
  );

export type MemberValues = InferType<typeof memberRules>;

export const memberColumns: readonly ImportColumn<keyof MemberValues>[] = [
  {
    key: 'email',
    label: 'Email',
    otherHeadings: ['dia chi email', 'e mail'],
    required: true,
    hint: 'Mỗi người một dòng. Email đã có tài khoản thì tài khoản đó được giữ nguyên, chỉ thêm thời hạn.',
    example: 'lan.nguyen@congty.example',
    read: readText,
  },
  {
    key: 'fullName',
    label: 'Họ và tên',
    otherHeadings: ['ho ten'],
    required: true,
    hint: 'Có dấu, như trên giấy tờ.',
    example: 'Nguyễn Thị Lan',
    read: readText,
  },
  {
    key: 'phone',
    label: 'Số điện thoại',
    otherHeadings: ['dien thoai'],
    required: false,
    hint: 'Số di động hoặc máy bàn. Số mất số 0 ở đầu hoặc có +84 cũng đọc được.',
    example: '0912345678',
    read: readText,
  },
  {
    key: 'company',
    label: 'Đơn vị công tác',
    otherHeadings: ['don vi', 'cong ty'],
    required: false,
    hint: 'Nhiều nhất 200 ký tự.',
    example: 'Ngân hàng An Bình',
    read: readText,
  },
  {
    key: 'position',
    label: 'Chức vụ',
    required: false,
    hint: 'Nhiều nhất 200 ký tự.',
    example: 'Trưởng phòng',
    read: readText,
  },
  {
    key: 'memberType',
    label: 'Loại hội viên',
    required: false,
    hint: `${Object.values(typeNames).join(', ')}; để trống nếu chỉ tạo tài khoản.`,
    example: typeNames.individual,
    read: readMemberType,
  },
  {
    key: 'startsOn',
    label: 'Từ ngày',
    otherHeadings: ['ngay bat dau'],
    required: false,
    hint: 'Ngày đầu của thời hạn, dạng 31/12/2026.',
    example: '01/01/2026',
    read: readDay,
  },
  {
    key: 'endsOn',
    label: 'Đến ngày',
    otherHeadings: ['ngay ket thuc', 'ngay het han'],
    required: false,
    hint: 'Ngày cuối của thời hạn, dạng 31/12/2026.',
    example: '31/12/2026',
    read: readDay,
  },
  {
    key: 'seats',
    label: 'Số chỗ',
    required: false,
    hint: 'Chỉ cho hội viên tổ chức: số chỗ cho đồng nghiệp.',
    example: '',
    read: readNumber,
  },
];
