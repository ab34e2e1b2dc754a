const NO_BREAK_SPACE = '\u00a0';

/** `1234567` → `1.234.567`. Not `Intl`: its output differs between server and browser ICU. */
export function formatCount(value: number): string {
  const whole = Math.trunc(value);
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, '.');
  return whole < 0 ? `−${digits}` : digits;
}

/** `7.5` → `7,5`, at most one decimal. */
export function formatDecimal(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const sign = value < 0 && tenths > 0 ? '−' : '';
  const rest = tenths % 10;
  return `${sign}${formatCount((tenths - rest) / 10)}${rest ? `,${rest}` : ''}`;
}

/** `1.234.567 ₫` with a no-break space, from whole đồng. */
export function formatAmount(dong: number): string {
  return `${formatCount(dong)}${NO_BREAK_SPACE}₫`;
}

/** An amount in whole đồng, or `Miễn phí` for 0. */
export function formatMoney(dong: number): string {
  return dong === 0 ? 'Miễn phí' : formatAmount(dong);
}

const UNITS = [
  { size: 1e9, name: 'tỷ' },
  { size: 1e6, name: 'triệu' },
  { size: 1e3, name: 'nghìn' },
];

/** `2500000` → `2,5 triệu`, for an axis where each figure must be short. */
export function formatShort(value: number): string {
  const unit = UNITS.find(({ size }) => value >= size);
  return unit
    ? `${formatDecimal(value / unit.size)}${NO_BREAK_SPACE}${unit.name}`
    : formatCount(value);
}

/** The change from one figure to another: `+12,5%`, `−3%`; null if the first figure is 0. */
export function formatChange(before: number, now: number): string | null {
  if (before === 0) return null;
  const percent = ((now - before) / Math.abs(before)) * 100;
  const text = formatDecimal(percent);
  return `${percent > 0 && text !== '0' ? '+' : ''}${text}%`;
}
