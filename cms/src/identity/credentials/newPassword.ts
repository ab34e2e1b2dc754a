import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import { isCommonPassword, plain } from './commonPasswords';

/** Shorter words occur in too many other words. */
const MIN_WORD = 4;
/** Digits of a phone number without its prefix. */
const PHONE_DIGITS = 9;

/** The user who will log in with the password. */
export interface Owner {
  fullName?: string | null | undefined;
  username?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
}

const texts = {
  short: `Mật khẩu cần ít nhất ${limits.passwordLength} ký tự.`,
  common:
    'Mật khẩu này có nhiều người dùng nên rất dễ bị đoán. Vui lòng chọn mật khẩu khác, ví dụ ghép vài từ không liên quan với nhau.',
  personal:
    'Mật khẩu không được chứa họ tên, tên đăng nhập, email hay số điện thoại của chủ tài khoản. Vui lòng chọn mật khẩu khác, ví dụ ghép vài từ không liên quan với nhau.',
};

/** Why a password is refused, or null. */
export function refusalOf(password: string, owner: Owner): string | null {
  if ([...password].length < limits.passwordLength) return texts.short;
  if (isCommonPassword(password)) return texts.common;
  return isPersonal(password, owner) ? texts.personal : null;
}

/** @throws HttpError 400 on the field `password` */
export function checkNewPassword(password: string, owner: Owner): void {
  const refusal = refusalOf(password, owner);
  if (refusal !== null) throw badField('password', refusal);
}

function isPersonal(password: string, { fullName, username, email, phone }: Owner): boolean {
  const normalized = plain(password);
  const words = [
    ...runsOf((fullName ?? '').split(/\s+/)),
    ...runsOf([username ?? '']),
    ...runsOf((email ?? '').split('@')[0]?.split(/[^\p{L}\p{N}]+/u) ?? []),
  ];
  const number = (phone ?? '').replace(/\D/g, '').slice(-PHONE_DIGITS);
  return (
    words.some((word) => normalized.includes(word)) ||
    (number.length === PHONE_DIGITS && normalized.replace(/\D/g, '').includes(number))
  );
}

/** Adjacent parts joined: of "Lê Văn An" also "levan" and "vanan". */
function runsOf(parts: readonly string[]): string[] {
  const plainParts = parts.map(plain).filter(Boolean);
  return plainParts
    .flatMap((_, from) =>
      plainParts.slice(from).map((_part, more) => plainParts.slice(from, from + more + 1).join('')),
    )
    .filter((run) => run.length >= MIN_WORD);
}
