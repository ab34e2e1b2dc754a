import type {
  CompanyInformation,
  Course,
  CourseCategory,
  Document,
  HomePage,
  NewsPost,
  RenewableType,
  Seminar,
  StandardList,
  StandardPage,
} from '../../generated/types';
import type { SampleOf } from './sampleOf';

export interface Person {
  name: string;
  title: string;
  biography: string;
}

/** In the notation of `momentOf`. */
export type Schedule = readonly [start: string, end: string];

export type Demand = 'nearly-full' | 'full';

export type CategorySource = SampleOf<CourseCategory>;

/** Rich text is required. */
export type Article<
  Type extends { body: unknown },
  Elsewhere extends keyof Type = never,
> = SampleOf<Type, Elsewhere | 'body'> & {
  /** In the light markup of `toBlocks`. */
  readonly body: string;
};

export type NewsSource = Article<NewsPost, 'publishedOn' | 'featured'> & {
  readonly day: string;
  readonly featured?: boolean;
};

export type StandardSource = Article<StandardPage>;

export type StandardListSource = SampleOf<StandardList>;

export type CourseSource = Article<Course, 'startAt' | 'endAt' | 'featured'> & {
  readonly schedule?: Schedule;
  readonly demand?: Demand;
  readonly featured?: boolean;
  readonly instructors: readonly Person[];
  readonly outline: readonly (readonly [title: string, detail: string])[];
};

export type DocumentSource = Article<Document>;

export interface OptionSource {
  key: string;
  name: string;
  price?: number;
  capacity?: number;
  demand?: Demand;
}

export interface OptionGroupSource {
  key: string;
  name: string;
  options: readonly OptionSource[];
}

export type SeminarSource = Article<Seminar, 'startAt' | 'endAt' | 'orderByOption'> & {
  readonly schedule: Schedule;
  /** For buyers only. */
  readonly meetingUrl?: string;
  readonly demand?: Demand;
  readonly speakers: readonly Person[];
  readonly optionGroups?: readonly OptionGroupSource[];
};

export type CompanySource = Omit<CompanyInformation, '__typename' | 'documentId'>;

export interface HomePageSource extends Pick<HomePage, 'hero' | 'highlights' | 'figures'> {
  figuresOn?: string;
  seo?: { title: string; description: string };
  /** Keyed by slug. */
  courses: readonly string[];
  seminars: readonly string[];
  documents: readonly string[];
}

export interface RenewPriceSource {
  memberType: RenewableType;
  years: number;
  price: number;
  seats: number;
}

export interface DiscountSource {
  code: string;
  label: string;
  type: 'percent' | 'amount';
  value: number;
  maxAmount?: number;
  minSubtotal?: number;
  /** From and until, in the notation of `momentOf`. */
  window?: Schedule;
  /** Excluded kinds. */
  without?: readonly ('forCourses' | 'forDocuments' | 'forSeminars')[];
  usageLimit?: number;
  usageLimitPerUser?: number;
}
