import { expect, it } from 'vitest';
import { priceTable } from './MembershipPrices';

it('has a row per membership type and a column per number of years, with gaps for combinations that are not sold', () => {
  expect(
    priceTable([
      { memberType: 'corporate', years: 1, price: 12_000_000, seats: 0 },
      { memberType: 'individual', years: 3, price: 4_050_000, seats: 0 },
      { memberType: 'individual', years: 1, price: 1_500_000, seats: 0 },
    ]),
  ).toEqual({
    columns: ['Loại hội viên', '1 năm', '3 năm'],
    rows: [
      { cells: ['Hội viên cá nhân', '1.500.000\u00a0₫', '4.050.000\u00a0₫'] },
      { cells: ['Hội viên tổ chức', '12.000.000\u00a0₫', '–'] },
    ],
  });
});
