import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { SeminarEntry_seminarFragment } from '@/data/generated/operations/features/catalogue/entries/SeminarEntry_seminar';
import { readOffer } from '@/features/catalogue/options/readOffer';
import { seatsText } from '@/features/catalogue/seats/SeatsBadge';
import { texts as catalogueTexts } from '@/features/catalogue/texts';
import { formatDate, formatTime, formatWeekday, isoDateTime } from '@iia/shared/dates';
import { formatDecimal, formatMoney } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { keepTitleTermsTogether } from '@/lib/vietnamese';
import { colorBandStyles } from '@/ui/sharedStyles';
import { Icon } from '@/ui/Icon';
import { NoTranslateText } from '@/ui/translation';
import { NoWrap } from '@/ui/NoWrap';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

/** The page's only solid colour block; from `lg` up it starts at the header's rule. */
const Field = styled.section`
  display: flex;
  flex-direction: column;
  min-height: 26rem;
  margin-inline: -${theme.space[5]};
  padding: ${theme.space[8]} ${theme.space[5]};
  ${colorBandStyles}

  ${media.up('sm')} {
    margin-inline: -${theme.space[8]};
    padding: ${theme.space[10]} ${theme.space[8]};
  }

  ${media.up('lg')} {
    min-height: 30rem;
    margin-inline: 0;
    padding: ${theme.space[12]} ${theme.space[10]} ${theme.space[10]};
  }
`;

const Kicker = styled.h2`
  margin: 0;
  padding-bottom: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.onFieldMuted};
  font: ${theme.weight.strong} ${theme.size.sm} / 1.5 ${theme.font.sans};
`;

const SeminarTime = styled.time`
  display: flex;
  align-items: flex-end;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[5]};
  font-variant-numeric: lining-nums;
`;

const Day = styled.span`
  font-family: ${theme.font.serif};
  font-size: ${theme.size.poster};
  font-weight: ${theme.weight.strong};
  line-height: 0.8;
  letter-spacing: -0.04em;
`;

const DateDetails = styled.span`
  line-height: 1.4;

  > span {
    display: block;
    color: ${theme.color.onFieldMuted};
  }
`;

const Title = styled.h3`
  margin: ${theme.space[8]} 0 0;
  font-family: ${theme.font.serif};
  font-size: ${theme.size.xxl};
  font-weight: ${theme.weight.strong};
  line-height: 1.25;
  letter-spacing: -0.008em;
  text-wrap: balance;

  a {
    color: inherit;
    text-decoration: none;
  }

  ${media.hover} {
    a:hover {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 0.15em;
    }
  }
`;

const Summary = styled.p`
  margin: ${theme.space[4]} 0 0;
`;

const Facts = styled.p`
  margin: ${theme.space[4]} 0 0;
  color: ${theme.color.onFieldMuted};
  font-variant-numeric: tabular-nums lining-nums;
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${theme.space[3]};
  min-height: ${theme.tap};
  margin-top: auto;
  padding-top: ${theme.space[8]};
  color: inherit;
  font-weight: ${theme.weight.strong};
  text-underline-offset: 0.25em;
  text-decoration-color: ${theme.color.accent};
  text-decoration-thickness: 3px;
`;

type NextSeminarProps = {
  seminar: SeminarEntry_seminarFragment | undefined;
  /** Whether it is certain that there is no upcoming seminar. */
  known: boolean;
  now: number;
};

export const NextSeminar = ({ seminar, known, now }: NextSeminarProps) => {
  const copy = texts.next;
  if (!seminar) {
    return (
      <Field>
        <Kicker>{copy.kicker}</Kicker>
        {known ? <Facts>{copy.none}</Facts> : null}
        <More to={paths.seminars()}>
          {texts.seminars.all}
          <Icon name="arrow-right" />
        </More>
      </Field>
    );
  }
  const offer = readOffer(seminar, now);
  const price = formatMoney(offer.price);
  const [day, month, year] = formatDate(seminar.startAt).split('/');
  return (
    <Field>
      <Kicker>{copy.kicker}</Kicker>
      <SeminarTime dateTime={isoDateTime(seminar.startAt)}>
        <Day>{day}</Day>
        <DateDetails>
          <span>{copy.month(month ?? '', year ?? '')}</span>
          <span>
            <span>{formatWeekday(seminar.startAt)}</span>,{' '}
            <span>{formatTime(seminar.startAt)}</span>
          </span>
        </DateDetails>
      </SeminarTime>
      <Title>
        <Link to={paths.seminar(seminar.slug)}>{keepTitleTermsTogether(seminar.title)}</Link>
      </Title>
      <Summary>{seminar.summary}</Summary>
      <Facts>
        {seminar.venue}&nbsp;· <span>{copy.cpe(formatDecimal(seminar.cpeHours))}</span>&nbsp;·{' '}
        <NoWrap>{seatsText(offer.seats)}</NoWrap>&nbsp;·{' '}
        <NoWrap>
          <NoTranslateText>{offer.from ? catalogueTexts.from(price) : price}</NoTranslateText>
        </NoWrap>
      </Facts>
      <More to={paths.seminar(seminar.slug)}>
        {copy.more}
        <Icon name="arrow-right" />
      </More>
    </Field>
  );
};
