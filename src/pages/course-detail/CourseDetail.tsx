import type { ReactNode } from 'react';
import { formatDateTimeRange } from '@iia/shared/dates';
import { formatDecimal } from '@iia/shared/numbers';
import type {
  CourseDetailQuery,
  CourseSyllabusQuery,
} from '@/data/generated/operations/pages/course-detail';
import { AddToCart } from '@/features/cart/AddToCart';
import { AddToCartBar } from '@/features/cart/AddToCartBar';
import { OrderNow } from '@/features/cart/OrderNow';
import { cpeFact } from '@/features/catalogue/cpeFact';
import { detailCoverSizes, DetailShell } from '@/features/catalogue/detail/DetailShell';
import { OrderPanel } from '@/features/catalogue/detail/OrderPanel';
import { PeopleList } from '@/features/catalogue/detail/PeopleList';
import { Section, Introduction } from '@/features/catalogue/detail/sections';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { listHref } from '@/features/catalogue/search/listSearch';
import type { SeatsState } from '@/features/catalogue/seats/readSeats';
import { texts } from '@/features/catalogue/texts';
import { OwnedOrOrder, OwnedBar } from '@/features/library/OwnedOrOrder';
import type { Ownership } from '@/features/library/useOwnership';
import { WaitingListPanel } from '@/features/waiting-list/WaitingListPanel';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { DefinitionList, type Definition } from '@/ui/DefinitionList';
import { CourseLearning } from './CourseLearning';
import { OutlineList } from './OutlineList';

const labels = texts.facts;

/** A course's facts, most important first; unknown ones are omitted. */
function courseFacts(course: NonNullable<CourseDetailQuery['course']>): Definition[] {
  const { startAt, endAt, capacity } = course;
  const selfPaced = course.format === 'self-paced';
  const time = startAt ? formatDateTimeRange(startAt, endAt) : texts.toBeAnnounced;
  return [
    { term: labels.time, description: selfPaced ? texts.anyTime : time, field: 'startAt' },
    {
      term: labels.duration,
      description: texts.hours(formatDecimal(course.hours)),
      field: 'hours',
    },
    { term: labels.cpe, description: cpeFact(course), field: 'cpeHours' },
    { term: labels.format, description: texts.formats[course.format], field: 'format' },
    { term: labels.level, description: texts.levels[course.level], field: 'level' },
    {
      term: labels.capacity,
      description: capacity === null ? null : labels.capacityOf(capacity),
      field: 'capacity',
    },
    { term: labels.category, description: course.category.name, field: 'category' },
    { term: labels.code, description: course.code, field: 'code' },
  ];
}

const closedReasons: Partial<Record<SeatsState['kind'], string>> = {
  begun: texts.closedReasons.courseBegun,
  over: texts.closedReasons.courseOver,
};

type CourseDetailProps = {
  course: NonNullable<CourseDetailQuery['course']>;
  seats: SeatsState;
  /** Absent until it is loaded, and for a draft. */
  syllabus?: CourseSyllabusQuery['courseSyllabus'];
  related: ReactNode;
  /** Whether the member owns it; nobody owns an unpublished draft. */
  ownership?: Ownership;
};

const notOwned: Ownership = { state: 'none', orderId: null };

export const CourseDetail = ({
  course,
  seats,
  syllabus,
  related,
  ownership = notOwned,
}: CourseDetailProps) => {
  const { category, price, memberPrice } = course;
  const isFull = seats.kind === 'full';
  const selfPaced = course.format === 'self-paced';
  const ofCategory = listHref(
    paths.courses(),
    { category: category.slug, search: '', sort: '', page: 1 },
    '',
  );
  const item = {
    kind: 'course' as const,
    documentId: course.documentId,
    slug: course.slug,
    title: course.title,
    unitPrice: price,
    single: selfPaced,
    cover: category.slug,
  };
  return (
    <DetailShell
      crumbs={[
        { label: texts.home, to: paths.home() },
        { label: texts.course.title, to: paths.courses() },
        { label: category.name, to: ofCategory },
        { label: course.title },
      ]}
      kicker={`${course.code} · ${texts.formats[course.format]} · ${texts.levels[course.level]}`}
      title={course.title}
      lead={course.summary}
      cover={
        <ItemCover
          image={course.cover}
          seed={course.documentId}
          category={category.slug}
          shape="wide"
          sizes={detailCoverSizes}
          eager
        />
      }
      panel={
        <OrderPanel
          title={texts.panel.course}
          priceLabel={texts.panel.price}
          price={price}
          memberPrice={memberPrice}
          seats={seats}
        >
          <OwnedOrOrder item={item} ownership={ownership}>
            {isFull ? (
              <WaitingListPanel target={item} order={<OrderNow wide item={item} />} />
            ) : (
              <AddToCart
                item={item}
                maxQuantity={course.seatsLeft ?? undefined}
                disabledReason={closedReasons[seats.kind]}
              />
            )}
          </OwnedOrOrder>
        </OrderPanel>
      }
      foot={
        (isFull || closedReasons[seats.kind]) && ownership.state === 'none' ? null : (
          <OwnedBar item={item} ownership={ownership}>
            <AddToCartBar item={item} maxQuantity={course.seatsLeft ?? undefined}>
              <PriceDisplay price={price} memberPrice={memberPrice} />
            </AddToCartBar>
          </OwnedBar>
        )
      }
      related={related}
    >
      <DefinitionList items={courseFacts(course)} />
      <Introduction blocks={course.body} />
      {course.outline.length > 0 ? (
        <Section title={texts.sections.outline}>
          <OutlineList outline={course.outline} />
        </Section>
      ) : null}
      {syllabus ? (
        <CourseLearning
          slug={course.slug}
          syllabus={syllabus}
          selfPaced={selfPaced}
          cpeHours={course.cpeHours}
        />
      ) : null}
      {course.instructors.length > 0 ? (
        <Section title={texts.sections.instructors}>
          <PeopleList people={course.instructors} field="instructors" />
        </Section>
      ) : null}
    </DetailShell>
  );
};
