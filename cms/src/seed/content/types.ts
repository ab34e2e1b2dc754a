import type {
  AboutPage,
  CoManager,
  Course,
  Document,
  NewsPost,
  Seminar,
  Service,
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

export interface CategorySource {
  slug: string;
  name: string;
}

/** Rich text is required. */
type Article<Type extends { body: unknown }, Elsewhere extends keyof Type = never> = SampleOf<
  Type,
  Elsewhere | 'body'
> & {
  /** In the light markup of `toBlocks`. */
  readonly body: string;
};

export type ArticleSource = Article<AboutPage>;
export type ServiceSource = Article<Service>;

export type NewsSource = Article<NewsPost, 'publishedOn' | 'featured'> & {
  readonly day: string;
  readonly featured?: boolean;
};

export type StandardSource = Article<StandardPage>;

export type StandardListSource = SampleOf<StandardList>;
export type CoManagerSource = SampleOf<CoManager>;

export type CourseSource = Article<Course, 'startAt' | 'endAt' | 'featured'> & {
  readonly schedule?: Schedule;
  readonly demand?: Demand;
  readonly featured?: boolean;
  readonly instructors: Person[];
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
  options: OptionSource[];
}

export type SeminarSource = Article<Seminar, 'startAt' | 'endAt' | 'orderByOption'> & {
  readonly schedule: Schedule;
  /** For buyers only. */
  readonly meetingUrl?: string;
  readonly demand?: Demand;
  readonly speakers: Person[];
  readonly optionGroups?: OptionGroupSource[];
};
