import type { Core } from '@strapi/strapi';
import type { JoiningOffer } from '../../generated/types';
import { readRenewPrices } from '../../membership/renewals/quoteRenewal';

interface CourseRow {
  title: string;
  slug: string;
  price: number;
  memberPrice: number | null;
}

interface HomeRow {
  joiningCourses: CourseRow[];
}

const published = { publishedAt: { $notNull: true } };

/** Empty, with a saving of 0, until editors choose courses. */
export async function readJoiningOffer(strapi: Core.Strapi): Promise<JoiningOffer> {
  const home = (await strapi.db.query('api::home-page.home-page').findOne({
    where: published,
    select: ['id'],
    populate: {
      joiningCourses: { where: published, select: ['title', 'slug', 'price', 'memberPrice'] },
    },
  })) as HomeRow | null;
  const prices = await readRenewPrices(strapi.db.connection);
  const year = prices.find(({ memberType, years }) => memberType === 'individual' && years === 1);
  return offerOf(home?.joiningCourses ?? [], year?.price ?? null);
}

export function offerOf(chosen: readonly CourseRow[], fee: number | null): JoiningOffer {
  const courses = chosen.flatMap(({ title, slug, price, memberPrice }) =>
    memberPrice !== null && memberPrice < price ? [{ title, slug, price, memberPrice }] : [],
  );
  const saving = courses.reduce((sum, course) => sum + course.price - course.memberPrice, 0);
  return { courses, saving, fee };
}
