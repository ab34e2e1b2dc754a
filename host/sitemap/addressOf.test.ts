import { describe, expect, it } from 'vitest';
import openApi from '../generated/openapi.json';
import { routePatterns } from '@iia/shared/routePatterns';
import { addressOf, collectionsWithPages } from './addressOf';

const patterns = Object.values(routePatterns);
const updatedAt = '2031-05-01T00:00:00.000Z';

describe('addressOf', () => {
  it.each(collectionsWithPages)(
    'knows %s by the path of its records in the contract',
    (collection) => {
      const paths = Object.keys(openApi.paths);
      expect(paths.filter((path) => path.startsWith(`/${collection}/{`))).not.toEqual([]);
    },
  );

  it.each([
    ['courses', {}, '/khoa-hoc/a'],
    ['documents', {}, '/tai-lieu/a'],
    ['seminars', {}, '/hoi-thao/a'],
    ['services', {}, '/dich-vu/a'],
    ['standard-pages', {}, '/tieu-chuan/a'],
    ['news-categories', {}, '/tin-tuc/a'],
    ['news-posts', { category: 'muc' }, '/tin-tuc/muc/a'],
    ['about-pages', {}, '/ve-chung-toi/a'],
    ['co-managers', { group: 'department' }, '/ve-chung-toi/cac-phong-ban-chuc-nang/a'],
    ['co-managers', { group: 'board' }, '/ve-chung-toi/hoi-dong-quan-tri/a'],
    ['co-managers', { group: 'founding-council' }, '/ve-chung-toi/hoi-dong-sang-lap/a'],
  ])('maps the record %s %j to %s', (collection, more, path) => {
    expect(addressOf(collection, { slug: 'a', updatedAt, ...more }, patterns)).toBe(path);
    expect(collectionsWithPages).toContain(collection);
    expect(addressOf(collection, { slug: 'a', updatedAt, ...more }, [])).toBeNull();
  });

  it.each([
    ['news-posts', {}],
    ['co-managers', { group: 'former' }],
    ['co-managers', {}],
    ['orders', {}],
  ])('returns null for %s %j', (collection, more) => {
    expect(addressOf(collection, { slug: 'a', updatedAt, ...more }, patterns)).toBeNull();
  });
});
