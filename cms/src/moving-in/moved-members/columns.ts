import * as rule from 'rest-contract/rules/vi';
import { isVerifiable } from '../../identity/credentials/oldHashes';
import {
  checkRow,
  readDay,
  readText,
  type ImportColumn,
} from '../../membership/imports/ImportColumn';
import { memberColumns, memberRules } from '../../membership/imports/members/columns';
import type { MemberFile, RowValues } from '../../membership/imports/members/planMembers';
import type { FileRow } from '../../membership/imports/readFile';

/** The columns of an import by staff, and those that only the operator may import: user names and password hashes. */
const movedMemberRules = memberRules.concat(
  rule.object({
    username: rule.text('Tên đăng nhập').transform(rule.emptyToNull).nullable().default(null),
    // The message must not contain the value: it is printed.
    passwordHash: rule
      .secret('Mật khẩu mã hoá')
      .transform(rule.emptyToNull)
      .test(
        'verifiable',
        'Không phải mật khẩu mã hoá bằng bcrypt, phpass ($P$) hay WordPress ($wp$). Để trống thì thành viên tự đặt lại mật khẩu.',
        (value) => value == null || isVerifiable(value),
      )
      .nullable()
      .default(null),
    registeredOn: rule.day('Ngày đăng ký').transform(rule.emptyToNull).nullable().default(null),
  }),
);

/** Headings of WordPress's `wp_users` table. */
const wordpress = { email: ['user email'], fullName: ['display name'] } as const;

export const movedMemberColumns: readonly ImportColumn<keyof RowValues>[] = [
  ...memberColumns.map((column) =>
    column.key === 'email' || column.key === 'fullName'
      ? { ...column, otherHeadings: [...(column.otherHeadings ?? []), ...wordpress[column.key]] }
      : column,
  ),
  {
    key: 'username',
    label: 'Tên đăng nhập',
    otherHeadings: ['user login', 'username'],
    required: false,
    hint: 'Chữ thường, chữ số; tên đã có người dùng thì thêm số. Ai cũng đăng nhập được bằng email.',
    example: 'lan.nguyen',
    read: readText,
  },
  {
    key: 'passwordHash',
    label: 'Mật khẩu mã hoá',
    otherHeadings: ['user pass', 'password', 'password hash'],
    required: false,
    hint: 'bcrypt, phpass ($P$) hoặc WordPress ($wp$), như trong cơ sở dữ liệu cũ.',
    example: '$P$B…',
    read: readText,
  },
  {
    key: 'registeredOn',
    label: 'Ngày đăng ký',
    otherHeadings: ['user registered', 'created at'],
    required: false,
    hint: 'Ngày tạo tài khoản ở trang cũ.',
    example: '31/12/2019',
    read: readDay,
  },
];

/** Imported members get no email unless the operator requests it: they know their account. */
export const movedMembers = (choice: Omit<MemberFile, 'check'>): MemberFile => ({
  check: (row: FileRow) => checkRow(movedMemberRules, movedMemberColumns, row),
  ...choice,
});
