import type { SinglePagePath } from '../../content/views/singlePage';
import type { QuantityRule } from '../../commerce/orders/types';
import type { ContentType } from '../Loader';
import type { PageSource } from './pageRules';
import type {
  CategorySource,
  CompanySource,
  CourseSource,
  DiscountSource,
  DocumentSource,
  HomePageSource,
  NewsSource,
  RenewPriceSource,
  SeminarSource,
  StandardListSource,
  StandardSource,
} from './sources';

/** Keyed by the slug of their category or list, in its order. */
export type Grouped<Source> = Readonly<Record<string, readonly Source[]>>;

/** Records that need no separate loader: rich text in light markup, relations by slug. */
export type Collections = Readonly<Record<ContentType, readonly object[]>>;

/** All sample content. Its fingerprint depends on the order of these fields. */
export interface Samples {
  readonly courseCategories: readonly CategorySource[];
  readonly courses: Grouped<CourseSource>;
  readonly documentCategories: readonly CategorySource[];
  readonly documents: Grouped<DocumentSource>;
  readonly seminars: readonly SeminarSource[];
  readonly newsCategories: readonly CategorySource[];
  readonly news: Grouped<NewsSource>;
  readonly standardLists: readonly StandardListSource[];
  readonly standards: Grouped<StandardSource>;
  readonly collections: Collections;
  readonly companyInformation: CompanySource;
  readonly quantityDiscountRule: QuantityRule;
  readonly homePage: HomePageSource;
  readonly pages: Readonly<Record<SinglePagePath, PageSource>>;
  readonly discounts: readonly DiscountSource[];
  readonly renewPrices: readonly RenewPriceSource[];
}
