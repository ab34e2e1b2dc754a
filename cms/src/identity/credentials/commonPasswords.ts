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
export const plain = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password is among a guesser's first tries: a common one in any case, with or without
 * diacritics, with digits and punctuation around it or in place of letters; a repeated unit; a run of
 * keys.
 */
export function isCommonPassword(password: string): boolean {
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
