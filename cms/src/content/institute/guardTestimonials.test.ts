import { expect, it } from 'vitest';
import { refusalOf } from './guardTestimonials';

it('refuses a testimonial whose consent is dated in the future', () => {
  const testimonials = [
    { name: 'Trần Minh Quân', consentOn: '2026-11-26' },
    { name: 'Lê Bích Ngọc', consentOn: '2026-11-27' },
  ];
  expect(refusalOf(testimonials, '2026-11-26')).toContain('“Lê Bích Ngọc”');
  expect(refusalOf(testimonials, '2026-11-27')).toBeNull();
  // A draft may lack it: Strapi refuses to publish without.
  expect(refusalOf([{ name: 'Đỗ Thanh Tùng', consentOn: null }], '2026-11-26')).toBeNull();
});
