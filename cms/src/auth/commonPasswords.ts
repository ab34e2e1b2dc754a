import { badField } from '../platform/errors/Fault';

/** Common first guesses, in Vietnam and elsewhere; shorter ones fail the length rule anyway. */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd password1 password12 password123 password1234 password@123
  p@ssw0rd1 p@ssw0rd123 mypassword passwords matkhau1 matkhau12 matkhau123 matkhau1234 matkhau@123
  mat-khau mat_khau matkhaucuatoi khongcomatkhau qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 qwerty@123 asdfghjk asdfghjkl asdfasdf asdf1234 zxcvbnm1 zxcvbnm123 1qaz2wsx 1q2w3e4r
  1q2w3e4r5t q1w2e3r4 qazwsxedc qazwsx123 abcd1234 abc12345 abc123456 abc123abc abcdefgh abcdef123
  a1234567 a12345678 a123456789 aa123456 aa12345678 1234abcd 12345abc 123abc123 abc@1234 abcd@1234
  iloveyou iloveyou1 iloveyou2 iloveyou123 anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh1
  yeuemnhieu yeuanhnhieu toiyeuem tinhyeu123 conyeume vietnam1 vietnam12 vietnam123 vietnam2025
  vietnam2026 vietnam@123 vietnamvodich hanoi123 saigon123 sunshine sunshine1 princess princess1
  football football1 baseball basketball superman superman1 batman123 pokemon1 starwars whatever
  trustno1 welcome1 welcome12 welcome123 welcome@123 admin123 admin1234 admin12345 admin@123
  administrator letmein1 letmein123 dragon123 monkey123 shadow123 michael1 jennifer computer
  internet samsung1 samsung123 facebook facebook1 google123 changeme changeme1 secret123 test1234
  test12345 testtest user1234 default1 hello123 hello1234 hellohello lovelove master123 killer123
  freedom1 blink182 mustang1 charlie1 jordan23 liverpool chelsea1 arsenal1 manchester naruto123
  kiemtoan kiemtoan1 kiemtoan123 kiemtoannoibo iiavietnam iiavietnam123 12341234 12344321 12121212
  11223344 1122334455 112233445566 123123123 123321123 147258369 159357159 789456123 741852963
  987654321 9876543210 87654321 0987654321 13579246 01234567 012345678 0123456789 12345678
  123456789 1234567890 12345678910 10203040 102030405060 123654789 147852369 11112222 22446688`.split(
    /\s+/,
  ),
);

/** Rejects common passwords in any case, and a single repeated character. @throws Fault 400 */
export function checkNewPassword(password: string): void {
  if (!COMMON.has(password.toLowerCase()) && !/^(.)\1*$/su.test(password)) return;
  throw badField(
    'password',
    'Mật khẩu này có nhiều người dùng nên rất dễ bị đoán. Vui lòng chọn mật khẩu khác, ví dụ ghép vài từ không liên quan với nhau.',
  );
}
