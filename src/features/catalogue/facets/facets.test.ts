import { describe, expect, it } from 'vitest';
import { facetFields } from './facetFields';
import { courseFacets, documentFacets, facetPairs, readFacets } from './facets';

const read = (query: string, list = courseFacets) => {
  const params = new URLSearchParams(query);
  return readFacets((name) => params.get(name), list);
};

const now = Date.parse('2026-11-26T03:00:00Z');

describe('facets', () => {
  it('reads the values of the URL', () => {
    expect(
      read(
        'hinh-thuc=truc-tiep&thang=2026-12&tinh-thanh=da-nang&gio-cpe=tu-16&dao-duc=co&gia=mien-phi&con-nhan=co',
      ),
    ).toEqual({
      format: 'classroom',
      month: '2026-12',
      city: 'da-nang',
      cpe: 'from_16',
      ethics: 'true',
      price: 'free',
      open: 'true',
    });
  });

  it.each([
    'hinh-thuc=classroom',
    'thang=2026-13',
    'tinh-thanh=__proto__',
    'gia=',
    'con-nhan=khong',
  ])('ignores %s', (query) => expect(read(query)).toEqual({}));

  it('ignores the facets of other lists', () => {
    expect(read('tinh-thanh=hue&gia=mien-phi', documentFacets)).toEqual({ price: 'free' });
  });

  it('writes the parameters that it reads', () => {
    const facets = read('hinh-thuc=tu-hoc&gio-cpe=4-8&gia=duoi-1-trieu');
    expect(read(new URLSearchParams(facetPairs(facets)).toString())).toEqual(facets);
  });
});

describe('facetFields', () => {
  const counts = {
    counted: true,
    city: [{ value: 'ha-noi', count: 5 }],
    month: [{ value: '2027-01', count: 2 }],
  };
  const optionsOf = (name: string, facets = {}, given?: typeof counts) =>
    facetFields(courseFacets, facets, given, now)
      .find((field) => field.name === name)
      ?.options.map(({ label, count }) => [label, count]);

  it('offers the values that have items, with their number', () => {
    expect(optionsOf('city', {}, counts)).toEqual([['Hà Nội', 5]]);
    expect(optionsOf('month', {}, counts)).toEqual([['Tháng 1/2027', 2]]);
  });

  it('offers a selected value that has none', () => {
    expect(optionsOf('city', { city: 'hue' }, counts)).toEqual([
      ['Hà Nội', 5],
      ['Huế', 0],
    ]);
  });

  it('offers all values and the next twelve months if nothing was counted', () => {
    expect(optionsOf('city')).toHaveLength(7);
    expect(optionsOf('month')?.at(0)).toEqual(['Tháng 11/2026', undefined]);
    expect(optionsOf('month')).toHaveLength(12);
  });
});
