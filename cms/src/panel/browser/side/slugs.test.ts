import { describe, expect, it } from 'vitest';
import { isGeneratedFrom } from './slugs';

const course = 'api::course.course';

describe('isGeneratedFrom', () => {
  it.each([
    ['', 'Khoá học'],
    ['khoa-hoc', 'Khoá học'],
    ['khoa-hoc-2', 'Khoá học'],
    ['khoa-hoc-2', 'Khoá học 2'],
    ['course', ''],
    ['course-1', ''],
  ])('accepts %j of %j', (slug, title) => expect(isGeneratedFrom(slug, title, course)).toBe(true));

  it.each([
    ['khoa-rieng', 'Khoá học'],
    ['khoa-rieng', ''],
    ['khoa-hoc-moi', 'Khoá học'],
  ])('rejects %j of %j', (slug, title) => expect(isGeneratedFrom(slug, title, course)).toBe(false));
});
