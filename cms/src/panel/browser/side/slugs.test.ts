import { describe, expect, it } from 'vitest';
import { isGeneratedFrom, slugOf } from './slugs';

const course = 'api::course.course';

describe('slugOf', () => {
  it.each([
    ['Kiểm toán & rủi ro (Đợt 2)', 'kiem-toan-rui-ro-dot-2'],
    ['  ', ''],
  ])('turns %s into %s', (title, slug) => expect(slugOf(title)).toBe(slug));
});

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
