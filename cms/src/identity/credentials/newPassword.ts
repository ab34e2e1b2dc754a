import { limits } from '@iia/shared/limits';
import { badField } from '../../platform/errors/HttpError';
import { foldText } from '@iia/shared/foldText';
import { words } from './common-passwords.json';

/** Common passwords in Vietnam, without digits and punctuation; the published lists have hardly any. */
const VIETNAMESE = `
  matkhau matkhaumoi matkhaucu matkhaucuatoi matkhaukho matkhaumanh khongcomatkhau quenmatkhau doimatkhau
  taikhoan dangnhap dangky xinchao chaoban camon hanhphuc anhyeuem anhyeuemnhieu emyeuanh emyeuanhnhieu
  yeuem yeuanh yeuemnhieu yeuanhnhieu toiyeuem toiyeuvietnam tinhyeu tinhyeucuatoi mottinhyeu nhoem nhoanh
  conyeume conyeuba conyeubo bome chame giadinh giadinhtoi vochong conggiao vietnam vietnamvodich
  vietnamquehuongtoi hanoi saigon hochiminh tphochiminh danang haiphong cantho hue nguyen nguyenvana
  admin quantri quantrivien nhanvien hocvien hoivien kiemtoan kiemtoannoibo kiemtoanvien iiavietnam
  vienkiemtoan vienkiemtoannoibo noibo congty maytinh dienthoai internet ngoisao thienthan hoahong
  motngaymoi ngaymai tuonglai thanhcong chienthang conmeo conmeocon concho concua`;

const COMMON = new Set([...words.split(' '), ...VIETNAMESE.trim().split(/\s+/)]);

const ROWS = ['qwertyuiopasdfghjklzxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '12345678901234567890'];
const RUNS = ROWS.flatMap((row) => [row, [...row].reverse().join('')]);

/** Digits and punctuation used in place of letters. */
const SUBSTITUTIONS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters and digits only, folded. */
const plain = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password is among a guesser's first tries: a common one in any case, with or without
 * diacritics, with digits and punctuation around it or in place of letters; a repeated unit; a run of
 * keys.
 */
function isCommonPassword(password: string): boolean {
  const folded = foldText(password);
  const trimmed = folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const forms = [folded, trimmed].flatMap((form) => [
    plain(form),
    plain(withoutSubstitutions(form)),
  ]);
  return forms.some(
    (form) => COMMON.has(form) || COMMON.has(form.replace(/^\d+|\d+$/g, '')) || isPattern(form),
  );
}

function withoutSubstitutions(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => SUBSTITUTIONS[character] ?? character);
}

function isPattern(text: string): boolean {
  if (/^(.{1,5}?)\1+$/su.test(text)) return true;
  return text.length > 3 && RUNS.some((run) => run.includes(text));
}

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
