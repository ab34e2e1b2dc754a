const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

const BILLION = 1_000_000_000;
const GROUPS = [
  { size: 1_000_000, name: 'triệu' },
  { size: 1_000, name: 'nghìn' },
  { size: 1, name: '' },
] as const;

/** `1250000` → `Một triệu hai trăm năm mươi nghìn đồng`, for whole, non-negative amounts in đồng. */
export function amountInWords(dong: number): string {
  const text = `${dong === 0 ? 'không' : read(dong, false)} đồng`;
  return text.charAt(0).toLocaleUpperCase('vi') + text.slice(1);
}

/** @param continued whether higher digits precede, so that leading zeros are read */
function read(value: number, continued: boolean): string {
  const billions = Math.floor(value / BILLION);
  const words = billions > 0 ? [`${read(billions, false)} tỷ`] : [];
  let rest = value % BILLION;
  for (const { size, name } of GROUPS) {
    const group = Math.floor(rest / size);
    rest %= size;
    if (group === 0) continue;
    words.push(readGroup(group, continued || words.length > 0), name);
  }
  return words.filter(Boolean).join(' ');
}

function readGroup(group: number, continued: boolean): string {
  const hundreds = Math.floor(group / 100);
  const [tens, units] = [Math.floor((group % 100) / 10), group % 10];
  const withHundreds = continued || hundreds > 0;
  return [
    withHundreds && `${digit(hundreds)} trăm`,
    tens === 0 && units > 0 && withHundreds && 'lẻ',
    tens === 1 && 'mười',
    tens > 1 && `${digit(tens)} mươi`,
    units > 0 && unitAfter(tens, units),
  ]
    .filter(Boolean)
    .join(' ');
}

function unitAfter(tens: number, units: number): string {
  if (units === 5 && tens > 0) return 'lăm';
  if (units === 1 && tens > 1) return 'mốt';
  return units === 4 && tens > 1 ? 'tư' : digit(units);
}

const digit = (value: number): string => DIGITS[value] ?? '';
