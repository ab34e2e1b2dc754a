import { formatDateTimeRange } from '@iia/shared/dates';
import { styled } from 'styled-components';
import type { SeminarDetailQuery } from '@/data/generated/operations/pages/seminar-detail';
import { texts } from '@/features/catalogue/texts';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { TextLink } from '@/ui/TextLink';
import { media, theme } from '@/ui/theme';
import { readOptionLocations } from './readOptionLocations';

const labels = texts.locations;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border-bottom: 1px solid ${theme.color.line};
`;

const Entry = styled.li`
  display: grid;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding-block: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};

  ${media.up('sm')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Facts = styled.div`
  font-size: ${theme.size.sm};
  line-height: 1.55;
  overflow-wrap: break-word;
  font-variant-numeric: tabular-nums lining-nums;

  a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.tap};
  }
`;

const Agenda = styled.ol`
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  padding-block: ${theme.space[1]};
`;

/** Where, when and with what agenda each option takes place; renders nothing if all are as the seminar. */
export const OptionLocations = ({
  seminar,
}: {
  seminar: NonNullable<SeminarDetailQuery['seminar']>;
}) => {
  const locations = readOptionLocations(seminar);
  if (locations.length === 0) return null;
  return (
    <List>
      {locations.map(({ key, name, venue, room, mapUrl, time, agenda }) => (
        <Entry key={key}>
          <Heading level={3} size="md">
            {name}
          </Heading>
          <Facts>
            {time ? <div>{formatDateTimeRange(...time)}</div> : null}
            <div>{venue}</div>
            {room ? <div>{room}</div> : null}
            {mapUrl ? (
              <TextLink to={mapUrl} aria-label={labels.mapOf(name)}>
                <Icon name="map-pin" />
                {labels.map}
              </TextLink>
            ) : null}
            {agenda.length > 0 ? (
              <Agenda aria-label={labels.agendaOf(name)}>
                {agenda.map((item) => (
                  <Item key={item}>{item}</Item>
                ))}
              </Agenda>
            ) : null}
          </Facts>
        </Entry>
      ))}
    </List>
  );
};
