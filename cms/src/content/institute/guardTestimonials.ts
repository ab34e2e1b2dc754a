import type { Core } from '@strapi/strapi';
import { isoDate } from '@iia/shared/dates';
import { fieldError } from '../../platform/panel-writes/guardRecords';

interface TestimonialInput {
  name?: string | null;
  consentOn?: string | null;
}

/** Refuses a consent that has not been given yet. Strapi refuses to publish without its date. */
export function guardTestimonials(strapi: Core.Strapi): void {
  strapi.documents.use(async ({ uid, params }, next) => {
    if (uid !== 'api::home-page.home-page' || !('data' in params)) return next();
    const { testimonials } = (params.data ?? {}) as { testimonials?: TestimonialInput[] | null };
    const message = refusalOf(testimonials ?? [], isoDate(new Date()));
    if (message !== null) throw fieldError('testimonials', message);
    return next();
  });
}

export function refusalOf(testimonials: readonly TestimonialInput[], today: string): string | null {
  const early = testimonials.find(
    ({ consentOn }) => typeof consentOn === 'string' && consentOn > today,
  );
  if (!early) return null;
  return `Ngày đồng ý của “${early.name ?? ''}” còn ở phía trước. Vui lòng nhập ngày người ấy đã đồng ý, rồi lưu lại.`;
}
