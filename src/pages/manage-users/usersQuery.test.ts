import { describe, expect, it } from 'vitest';
import { filterKeyOf, readUsersQuery, usersHref, variablesOf } from './usersQuery';

const read = (path: string) => readUsersQuery(new URL(path, 'https://site.invalid').searchParams);
const everything = read('/');

describe('usersQuery', () => {
  it('parses the URLs that it builds', () => {
    const query = {
      q: 'Nguyễn & Co',
      type: 'corporate',
      expiresFrom: '2026-06-05',
      expiresBefore: '2026-07-05',
      role: 'staff',
      state: 'blocked',
      certification: 'CIA',
      cpe: 'short',
      sorting: { by: 'memberExpiresAt', direction: 'desc' },
      columns: ['email', 'spent'],
      cursor: { after: null, before: 'abc123' },
    } as const;
    expect(read(usersHref(query))).toEqual(query);
  });

  it('omits defaults from the URL', () =>
    expect(usersHref(everything)).toBe('/tai-khoan/quan-ly-user'));

  it.each(['2026-02-30', '05/07/2026', '2026-7-5', 'x'])('ignores the day “%s”', (day) =>
    expect(read(`/?het-han-truoc=${day}`).expiresBefore).toBeNull(),
  );

  it('shows the chosen columns, or none beside the name', () => {
    expect(everything.columns).toHaveLength(6);
    expect(usersHref({ ...everything, columns: [] })).toMatch(/\?cot=khong$/);
    expect(read('/?cot=khong').columns).toEqual([]);
    expect(read('/?cot=da-mua.x.lien-he').columns).toEqual(['email', 'spent']);
  });

  it('ignores an unknown type or sort', () => {
    expect(read('/?loai=vang').type).toBeNull();
    expect(read('/?vai-tro=giam-doc&tinh-trang=x&chung-chi=ABC')).toEqual(everything);
    expect(read('/?sap-xep=mat-khau-giam').sorting).toEqual(everything.sorting);
    expect(read('/?sau=../x&truoc=')).toEqual(everything);
    expect(read('/?sau=a1&truoc=b2').cursor).toEqual({ after: 'a1', before: null });
  });

  it('translates the URL parameters to the server’s values', () =>
    expect(
      variablesOf(
        read(
          '/?tim=%20an%20&loai=ca-nhan&tinh-trang=dang-hoat-dong&sap-xep=ho-ten&sau=abc123&cpe=thieu-gio',
        ),
      ),
    ).toEqual({
      q: 'an',
      memberType: 'individual',
      expiresFrom: null,
      expiresBefore: null,
      role: null,
      blocked: false,
      certification: null,
      cpeShort: true,
      sort: 'fullName:asc',
      after: 'abc123',
      before: null,
    }));

  it('identifies one search across its pages and sorts', () => {
    expect(filterKeyOf(read('/?tim=an&sau=abc&sap-xep=email'))).toBe(filterKeyOf(read('/?tim=an')));
    expect(filterKeyOf(read('/?tim=binh'))).not.toBe(filterKeyOf(read('/?tim=an')));
  });
});
