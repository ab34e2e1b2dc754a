import { describe, expect, it } from 'vitest';
import { CourseCategoriesDocument } from '../generated/operations/pages/course-list/CourseCategories';
import { LocalSessionDocument } from '../generated/operations/data/session';
import { NewsCategoryDocument } from '../generated/operations/pages/news';
import { isLoginVar } from '../session';
import { fillHostClient, hostClient } from './hostClient';

const record = { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi' };
const courseCategories = [{ __typename: 'CourseCategory', ...record, order: 1 }];
const categories = { query: CourseCategoriesDocument, variables: {}, data: { courseCategories } };
const news = {
  query: NewsCategoryDocument,
  variables: { slug: 'luyen-thi' },
  data: { newsCategory: { __typename: 'NewsCategory', ...record } },
};

describe('hostClient', () => {
  it('contains the results of the last fill only', () => {
    fillHostClient([categories, news]);
    expect(hostClient.readQuery(categories)).toEqual(categories.data);
    expect(hostClient.readQuery(news)).toEqual(news.data);
    expect(hostClient.readQuery({ ...news, variables: { slug: 'khac' } })).toBeNull();
    expect(hostClient.extract()).toHaveProperty(['NewsCategory:k1']);
    fillHostClient([categories]);
    expect(hostClient.readQuery(categories)).toEqual(categories.data);
    expect(hostClient.readQuery(news)).toBeNull();
  });

  it('ignores the session', () => {
    isLoginVar(true);
    fillHostClient([]);
    expect(hostClient.readQuery({ query: LocalSessionDocument })).toEqual({ isLogin: false });
  });
});
