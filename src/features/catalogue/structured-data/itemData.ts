import type { CourseDetailQuery } from '@/data/generated/operations/CourseDetail';
import type { DocumentDetailQuery } from '@/data/generated/operations/DocumentDetail';
import type { SeminarDetailQuery } from '@/data/generated/operations/SeminarDetail';
import type { CourseFormat } from '@/data/generated/types';
import { isoDateTime } from '@/lib/dates';
import type { PlacesState } from '../places/readPlaces';

// Of each what is told, and no more: a page may show another field.
type Course = Pick<
  NonNullable<CourseDetailQuery['course']>,
  'title' | 'summary' | 'code' | 'price' | 'format' | 'hours' | 'startAt' | 'endAt' | 'instructors'
>;
type Document = Pick<
  NonNullable<DocumentDetailQuery['document']>,
  'title' | 'summary' | 'author' | 'language' | 'pages' | 'year' | 'price'
>;
type Seminar = Pick<
  NonNullable<SeminarDetailQuery['seminar']>,
  'title' | 'summary' | 'startAt' | 'endAt' | 'venue' | 'speakers' | 'price'
>;

const CONTEXT = 'https://schema.org';
const institute = { '@type': 'Organization', name: 'Viện Kiểm toán nội bộ Việt Nam' };

const modes: Record<CourseFormat, string> = {
  online: 'online',
  classroom: 'onsite',
  hybrid: 'blended',
  'self-paced': 'online',
};

const availabilities: Partial<Record<PlacesState['kind'], string>> = {
  few: 'LimitedAvailability',
  full: 'SoldOut',
  begun: 'Discontinued',
  over: 'Discontinued',
};

const offerOf = (price: number, places: PlacesState['kind'], url: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'VND',
  availability: `${CONTEXT}/${availabilities[places] ?? 'InStock'}`,
  url,
});

const peopleOf = (people: readonly { name: string }[]) =>
  people.map(({ name }) => ({ '@type': 'Person', name }));

/** A course as schema.org's Course. `url` is whole; prices are đồng. */
export function courseData(course: Course, places: PlacesState, url: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    courseCode: course.code,
    inLanguage: 'vi',
    provider: institute,
    url,
    offers: { ...offerOf(course.price, places.kind, url), category: 'Paid' },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: modes[course.format],
      courseWorkload: `PT${Math.round(course.hours * 60)}M`,
      ...(course.startAt && { startDate: isoDateTime(course.startAt) }),
      ...(course.endAt && { endDate: isoDateTime(course.endAt) }),
      ...(course.instructors.length > 0 && { instructor: peopleOf(course.instructors) }),
    },
  };
}

/** A seminar as schema.org's Event. `url` is whole; prices are đồng. */
export function seminarData(seminar: Seminar, places: PlacesState, url: string): object {
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: seminar.title,
    description: seminar.summary,
    startDate: isoDateTime(seminar.startAt),
    endDate: isoDateTime(seminar.endAt),
    eventStatus: `${CONTEXT}/EventScheduled`,
    location: { '@type': 'Place', name: seminar.venue, address: seminar.venue },
    organizer: institute,
    ...(seminar.speakers.length > 0 && { performer: peopleOf(seminar.speakers) }),
    offers: offerOf(seminar.price, places.kind, url),
    url,
  };
}

/** A document as schema.org's Book that is also a Product. `url` is whole; prices are đồng. */
export function documentData(document: Document, url: string): object {
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'Book'],
    name: document.title,
    description: document.summary,
    author: { '@type': 'Organization', name: document.author },
    publisher: institute,
    inLanguage: document.language,
    numberOfPages: document.pages,
    datePublished: String(document.year),
    offers: offerOf(document.price, 'unlimited', url),
    url,
  };
}
