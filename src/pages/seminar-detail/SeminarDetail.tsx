import { formatDateTimeRange, formatWeekday } from '@iia/shared/dates';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';
import { cpeFact } from '@/features/catalogue/cpeFact';
import { detailCoverSizes, DetailShell } from '@/features/catalogue/detail/DetailShell';
import { PeopleList } from '@/features/catalogue/detail/PeopleList';
import { Section, Introduction } from '@/features/catalogue/detail/sections';
import type { SeminarOffer } from '@/features/catalogue/options/readOffer';
import { texts } from '@/features/catalogue/texts';
import { seminarEventPath } from '@/lib/feeds';
import { paths } from '@/lib/paths';
import { ItemCover } from '@/ui/cover/ItemCover';
import { DefinitionList } from '@/ui/DefinitionList';
import { Icon } from '@/ui/Icon';
import { PictureFigure } from '@/ui/PictureFigure';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { OptionLocations } from './OptionLocations';
import { readOptionLocations } from './readOptionLocations';
import { useSeminarOrder } from './useSeminarOrder';

/* Pulled up to the facts it belongs to. */
const Line = styled.p`
  margin: -${theme.space[8]} 0 0;
  font-size: ${theme.size.sm};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.tap};
  }

  ${media.print} {
    display: none;
  }
`;

const AddToCalendar = ({ slug }: { slug: string }) => (
  <Line>
    <TextLink to={seminarEventPath(slug)} routing={{ reloadDocument: true }}>
      <Icon name="calendar-blank" />
      {texts.addToCalendar}
    </TextLink>
  </Line>
);

const facts = texts.facts;

type SeminarDetailProps = {
  seminar: NonNullable<SeminarDetailQuery['seminar']>;
  offer: SeminarOffer;
  related: ReactNode;
};

export const SeminarDetail = ({ seminar, offer, related }: SeminarDetailProps) => {
  const { panel, foot } = useSeminarOrder(seminar, offer);
  const time = formatDateTimeRange(seminar.startAt, seminar.endAt);
  const capacity = seminar.capacity === null ? null : facts.capacityOf(seminar.capacity);
  return (
    <DetailShell
      crumbs={[
        { label: texts.home, to: paths.home() },
        { label: texts.seminar.title, to: paths.seminars() },
        { label: seminar.title },
      ]}
      kicker={`${formatWeekday(seminar.startAt)}, ${time}`}
      title={seminar.title}
      lead={seminar.summary}
      cover={
        <ItemCover
          image={seminar.cover}
          seed={seminar.documentId}
          category={seminar.documentId}
          shape="wide"
          sizes={detailCoverSizes}
          eager
        />
      }
      panel={panel}
      foot={foot}
      related={related}
    >
      <DefinitionList
        items={[
          { term: facts.time, description: time, field: 'startAt' },
          { term: facts.venue, description: seminar.venue, field: 'venue' },
          { term: facts.cpe, description: cpeFact(seminar), field: 'cpeHours' },
          { term: facts.capacity, description: capacity, field: 'capacity' },
        ]}
      />
      <AddToCalendar slug={seminar.slug} />
      {seminar.venuePicture ? (
        <PictureFigure
          image={seminar.venuePicture}
          sizes="(min-width: 60em) 48rem, 100vw"
          ratio="12 / 5"
        />
      ) : null}
      <Introduction blocks={seminar.body} />
      {readOptionLocations(seminar).length > 0 ? (
        <Section title={texts.sections.locations}>
          <OptionLocations seminar={seminar} />
        </Section>
      ) : null}
      {seminar.speakers.length > 0 ? (
        <Section title={texts.sections.speakers}>
          <PeopleList people={seminar.speakers} field="speakers" />
        </Section>
      ) : null}
    </DetailShell>
  );
};
