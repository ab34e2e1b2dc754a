import type { Core } from '@strapi/strapi';
import { object, string } from 'yup';
import { checkInput } from '../errors/checkInput';

const users = 'plugin::users-permissions.user';

/** The signed-in user, as the contract's `UserProfile` has it. */
interface Profile {
  documentId: string;
  username: string;
  email: string;
  fullName: string;
  phone: string | null;
  company: string | null;
  position: string | null;
  memberType: string;
  memberExpiresAt: string | null;
  role: { documentId: string; name: string; type: string };
}

const text = (label: string, max: number) =>
  string()
    .strict()
    .typeError(`${label} không hợp lệ.`)
    .max(max, `${label} có nhiều nhất ${max} ký tự.`);

const ownFields = object({
  fullName: text('Họ và tên', 100).min(2, 'Họ và tên cần ít nhất 2 ký tự.').optional(),
  phone: text('Số điện thoại', 20)
    .matches(/^(0|\+84)[35789]\d{8}$/, 'Số điện thoại gồm 10 chữ số, ví dụ: 0912345678.')
    .nullable(),
  company: text('Đơn vị công tác', 200).nullable(),
  position: text('Chức vụ', 200).nullable(),
});

/** The fields of a profile by name: what else an account holds stays inside. */
export async function readProfile(strapi: Core.Strapi, id: number): Promise<Profile> {
  const account = await strapi.db.query(users).findOne({ where: { id }, populate: ['role'] });
  const { documentId, username, email, fullName, role } = account;
  return {
    documentId,
    username,
    email,
    fullName: fullName ?? '',
    phone: account.phone ?? null,
    company: account.company ?? null,
    position: account.position ?? null,
    memberType: account.memberType ?? 'none',
    memberExpiresAt: account.memberExpiresAt ?? null,
    role: { documentId: role.documentId, name: role.name, type: role.type },
  };
}

/**
 * Changes the caller's own full name, phone, company and position.
 * @throws Fault 400 for any other field.
 */
export async function updateProfile(
  strapi: Core.Strapi,
  id: number,
  body: unknown,
): Promise<Profile> {
  const data = await checkInput(ownFields, body);
  if (Object.keys(data).length > 0) await strapi.db.query(users).update({ where: { id }, data });
  return readProfile(strapi, id);
}
