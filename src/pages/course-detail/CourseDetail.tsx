import type { ReactNode } from 'react';
import type { CourseDetailQuery } from '@/data/generated/operations/pages/course-detail';
import { AddToCartBar } from '@/features/cart/AddToCartBar';
import { AddToCart } from '@/features/cart/AddToCart';
import { OrderNow } from '@/features/cart/OrderNow';
import { ItemCover } from '@/ui/cover/ItemCover';
import { detailCoverSizes, DetailShell } from '@/features/catalogue/detail/DetailShell';
import { Introduction } from '@/features/catalogue/detail/Introduction';
import { OrderPanel } from '@/features/catalogue/detail/OrderPanel';
import { OutlineList } from './OutlineList';
import { PeopleList } from '@/features/catalogue/detail/PeopleList';
import { Section } from '@/features/catalogue/detail/Section';
import type { SeatsState } from '@/features/catalogue/seats/readSeats';
import { PriceDisplay } from '@/features/catalogue/price/PriceDisplay';
import { listHref } from '@/features/catalogue/search/listSearch';
import { texts } from '@/features/catalogue/texts';
import { OwnedBar } from '@/features/library/OwnedBar';
import { OwnedOrOrder } from '@/features/library/OwnedOrOrder';
import type { Ownership } from '@/features/library/useOwnership';
import { WaitingListPanel } from '@/features/waiting-list/WaitingListPanel';
import { paths } from '@/lib/paths';
import { DefinitionList } from '@/ui/DefinitionList';

import { courseFacts } from './courseFacts';

const closedReasons: Partial<Record<SeatsState['kind'], string>> = {
  begun: texts.closedReasons.courseBegun,
  over: texts.closedReasons.courseOver,
};

type CourseDetailProps = {
  course: NonNullable<CourseDetailQuery['course']>;
  seats: SeatsState;
  related: ReactNode;
  /** Whether the member owns it; nobody owns an unpublished draft. */
  ownership?: Ownership;
};

const notOwned: Ownership = { state: 'none', orderId: null };

export const CourseDetail = ({
  course,
  seats,
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
      {course.instructors.length > 0 ? (
        <Section title={texts.sections.instructors}>
          <PeopleList people={course.instructors} field="instructors" />
        </Section>
      ) : null}
    </DetailShell>
  );
};
