import { isoDateTime } from '@iia/shared/dates';
import { foldText } from '@iia/shared/foldText';
import type { CourseDetailQuery } from '@/data/generated/operations/pages/course-detail';
import type { DocumentDetailQuery } from '@/data/generated/operations/pages/document-detail';
import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';
import type { CourseFormat } from '@/data/generated/types';
import { shareImagePath } from '@/lib/shareImage';
import { CONTEXT, instituteReference } from '@/ui/structured-data/schemaOrg';
import { optionPrices } from '../price/optionPrices';
import { readSeats, type SeatsState } from '../seats/readSeats';

interface Attendance {
  /** A value of schema.org's EventAttendanceModeEnumeration. */
  mode: 'OnlineEventAttendanceMode' | 'OfflineEventAttendanceMode' | 'MixedEventAttendanceMode';
  /** schema.org Place and VirtualLocation objects. */
  locations: object[];
}

const ONLINE = 'truc tuyen';

/**
 * How a seminar can be attended, inferred from the text of its venue and options. The URL of an
 * online room is private to attendees, so the seminar's page, `url`, is used instead.
 */
function attendanceOf(
  { venue, orderOptionGroup }: Pick<Seminar, 'venue' | 'orderOptionGroup'>,
  url: string,
): Attendance {
  const onlinePlace = { '@type': 'VirtualLocation', url };
  const options = orderOptionGroup.flatMap((group) => group.options);
  const own = options.some((option) => option.venue !== null);
  const venues = own ? options.map((option) => option.venue ?? venue) : [venue];
  const places = [...new Set(venues)]
    .filter((text) => foldText(text) !== ONLINE)
    .map((text) => ({ '@type': 'Place', name: text, address: text }));
  if (places.length === 0) return { mode: 'OnlineEventAttendanceMode', locations: [onlinePlace] };
  return [...venues, ...options.map(({ name }) => name)].some((text) =>
    foldText(text).includes(ONLINE),
  )
    ? { mode: 'MixedEventAttendanceMode', locations: [...places, onlinePlace] }
    : { mode: 'OfflineEventAttendanceMode', locations: places };
}

// Only the fields used here, since pages select different ones.
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
  | 'title'
  | 'summary'
  | 'startAt'
  | 'endAt'
  | 'venue'
  | 'speakers'
  | 'price'
  | 'memberPrice'
  | 'orderByOption'
> & {
  orderOptionGroup: readonly {
    options: readonly Pick<Option, 'name' | 'venue' | 'price' | 'seatsLeft'>[];
  }[];
};
type Option = NonNullable<
  SeminarDetailQuery['seminar']
>['orderOptionGroup'][number]['options'][number];

/** `origin` has no trailing slash. */
interface Page {
  origin: string;
  path: string;
}

/** The URL, and the image that the host generates from the title. */
const pageFacts = ({ origin, path }: Page) => ({
  url: `${origin}${path}`,
  image: `${origin}${shareImagePath(path)}`,
});

const modes: Record<CourseFormat, string> = {
  online: 'online',
  classroom: 'onsite',
  hybrid: 'blended',
  'self-paced': 'online',
};

const availabilities: Partial<Record<SeatsState['kind'], string>> = {
  few: 'LimitedAvailability',
  full: 'SoldOut',
  begun: 'Discontinued',
  over: 'Discontinued',
};

const offerOf = (price: number, seats: SeatsState['kind'], url: string) => ({
  '@type': 'Offer',
  price,
  priceCurrency: 'VND',
  availability: `${CONTEXT}/${availabilities[seats] ?? 'InStock'}`,
  url,
});

const peopleOf = (people: readonly { name: string }[]) =>
  people.map(({ name }) => ({ '@type': 'Person', name }));

/** A course as schema.org Course; prices in đồng. */
export function courseData(course: Course, seats: SeatsState, page: Page): object {
  const facts = pageFacts(page);
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    name: course.title,
    description: course.summary,
    courseCode: course.code,
    inLanguage: 'vi',
    provider: instituteReference(page.origin),
    ...facts,
    offers: {
      ...offerOf(course.price, seats.kind, facts.url),
      category: course.price === 0 ? 'Free' : 'Paid',
    },
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

/** A seminar as schema.org Event, with an offer for each way of attending; prices in đồng. */
export function seminarData(seminar: Seminar, seats: SeatsState, page: Page): object {
  const facts = pageFacts(page);
  const institute = instituteReference(page.origin);
  const { mode, locations } = attendanceOf(seminar, facts.url);
  return {
    '@context': CONTEXT,
    '@type': 'Event',
    name: seminar.title,
    description: seminar.summary,
    startDate: isoDateTime(seminar.startAt),
    endDate: isoDateTime(seminar.endAt),
    eventStatus: `${CONTEXT}/EventScheduled`,
    eventAttendanceMode: `${CONTEXT}/${mode}`,
    location: locations,
    organizer: institute,
    ...(seminar.speakers.length > 0 && { performer: peopleOf(seminar.speakers) }),
    offers: seminarOffers(seminar, seats, facts.url),
    ...facts,
  };
}

function seminarOffers(seminar: Seminar, seats: SeatsState, url: string): object[] {
  if (!seminar.orderByOption) return [offerOf(seminar.price, seats.kind, url)];
  // If the seminar as a whole is over or full, so is every option.
  const closed = ['full', 'begun', 'over'].includes(seats.kind);
  return seminar.orderOptionGroup.flatMap(({ options }) =>
    options.map(({ name, price, seatsLeft }) => ({
      ...offerOf(
        optionPrices(seminar, price).price,
        closed ? seats.kind : readSeats({ seatsLeft }, 0).kind,
        url,
      ),
      name,
    })),
  );
}

/** A document as schema.org Book and Product; prices in đồng. */
export function documentData(document: Document, page: Page): object {
  const facts = pageFacts(page);
  const institute = instituteReference(page.origin);
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'Book'],
    name: document.title,
    description: document.summary,
    author: { '@type': 'Organization', name: document.author },
    publisher: institute,
    brand: institute,
    inLanguage: document.language,
    numberOfPages: document.pages,
    datePublished: String(document.year),
    offers: offerOf(document.price, 'unlimited', facts.url),
    ...facts,
  };
}
