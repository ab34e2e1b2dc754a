import { courseCategories, documentCategories } from './categories';
import { collections } from './collections';
import { companyInformation, quantityDiscountRule } from './company';
import { courses } from './courses';
import { documents } from './documents';
import { homePage } from './homePage';
import { news, newsCategories } from './news';
import { discounts, renewPrices } from './offers';
import { pages } from './pages';
import { seminars } from './seminars';
import { standardLists, standards } from './standards';

export const samples: readonly unknown[] = [
  ...[courseCategories, courses, documentCategories, documents, seminars],
  ...[newsCategories, news, standardLists, standards, collections],
  ...[companyInformation, quantityDiscountRule, homePage, pages, discounts, renewPrices],
];
