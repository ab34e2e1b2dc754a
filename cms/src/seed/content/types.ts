/** Somebody who teaches or speaks; everybody in the sample content is invented. */
export interface Person {
  name: string;
  title: string;
}

/** Start and end in the words of `momentOf`. */
export type Schedule = readonly [start: string, end: string];

/** How many places sample orders take, where that matters for what is shown. */
export type Demand = 'nearly-full' | 'full';

export interface CategorySource {
  slug: string;
  name: string;
}

/** A page of text. */
export interface ArticleSource {
  title: string;
  slug: string;
  summary: string;
  /** The small markup of `toBlocks`. */
  body: string;
}

export interface NewsSource extends ArticleSource {
  /** A day in the words of `dayOf`. */
  day: string;
  author: string;
  tags: readonly string[];
  featured?: boolean;
}

export interface StandardSource extends ArticleSource {
  /** The standard's own number. */
  code: string;
}

export interface StandardListSource {
  slug: string;
  title: string;
  summary: string;
}

export interface CoManagerSource {
  name: string;
  slug: string;
  position: string;
  group: 'department' | 'board' | 'founding-council';
  /** The small markup of `toBlocks`. */
  bio: string;
}

interface ItemSource extends ArticleSource {
  /** Đồng. */
  price: number;
  memberPrice?: number;
}

export interface CourseSource extends ItemSource {
  code: string;
  format: 'online' | 'classroom' | 'hybrid' | 'self-paced';
  level: 'foundation' | 'intermediate' | 'advanced';
  hours: number;
  cpeHours: number;
  schedule?: Schedule;
  capacity?: number;
  demand?: Demand;
  featured?: boolean;
  instructors: Person[];
  outline: readonly (readonly [title: string, detail: string])[];
}

export interface DocumentSource extends ItemSource {
  pages: number;
  language: string;
  year: number;
  author: string;
}

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

export interface SeminarSource extends ItemSource {
  schedule: Schedule;
  venue: string;
  meetingUrl?: string;
  capacity?: number;
  demand?: Demand;
  cpeHours: number;
  speakers: Person[];
  optionGroups?: OptionGroupSource[];
}
