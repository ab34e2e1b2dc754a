import { styled } from 'styled-components';
import type { UserMembershipQuery } from '@/data/generated/operations/pages/member-type';
import type { MembershipState } from '@/features/membership/membershipState';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { formatDate } from '@iia/shared/dates';
import { paths } from '@/lib/paths';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Heading } from '@/ui/Heading';
import { Stack, Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { TextLink } from '@/ui/TextLink';
import { theme } from '@/ui/theme';
import { termStateOn } from './TermHistory';
import { texts } from './texts';

const copy = texts.status;

const DAY_MS = 86_400_000;

type Term = UserMembershipQuery['userMembership']['terms'][number];

const Panel = styled.section`
  padding-block: ${theme.space[5]};
  border-top: 3px solid ${theme.color.accent};
  border-bottom: 1px solid ${theme.color.line};
`;

const tones: Record<MembershipState['kind'], BadgeTone> = {
  none: 'neutral',
  running: 'success',
  ending: 'warning',
  grace: 'warning',
  ended: 'error',
};

function factsOf(
  state: MembershipState,
  graceDays: number,
): { title: string; validity: string | null; body: string } {
  if (state.kind === 'none') return { title: copy.none, validity: null, body: copy.noneBody };
  const title = membershipTexts.types[state.type];
  const day = formatDate(state.until);
  if (state.kind === 'grace') {
    const lastDay = formatDate(Date.parse(state.until) + graceDays * DAY_MS);
    return { title, validity: copy.grace(day), body: copy.graceBody(lastDay) };
  }
  if (state.kind === 'ended') return { title, validity: copy.ended(day), body: copy.endedBody };
  const left = copy.left(state.daysLeft);
  const body = state.kind === 'ending' ? `${left} ${copy.ending}` : left;
  return { title, validity: copy.until(day), body };
}

const isCompanys = ({ memberType, startsOn, endedOn }: Term): boolean =>
  memberType === 'corporate' && (endedOn === null || endedOn >= startsOn);

type MembershipStatusProps = {
  state: MembershipState;
  membership: UserMembershipQuery['userMembership'];
  /** A day in Vietnam. */
  today: string;
};

/** The member's membership, its end, the next step, and a link to the benefits. */
export const MembershipStatus = ({ state, membership, today }: MembershipStatusProps) => {
  const { graceDays, terms, seats } = membership;
  const { title, validity, body } = factsOf(state, graceDays);
  const coming = terms.find((term) => termStateOn(term, today) === 'coming');
  return (
    <Panel aria-label={copy.heading}>
      <Stack gap={3}>
        <Row gap={6} align="baseline">
          <Heading level={2} size="xl">
            {title}
          </Heading>
          {validity ? <Badge tone={tones[state.kind]}>{validity}</Badge> : null}
        </Row>
        <Text>{body}</Text>
        {coming ? (
          <Text>
            {copy.next(
              texts.membership[coming.memberType],
              formatDate(coming.startsOn),
              formatDate(coming.endedOn ?? coming.endsOn),
            )}
          </Text>
        ) : null}
        {seats.map(({ documentId, company, since }) => (
          <Text key={documentId}>{copy.seat(company, formatDate(since))}</Text>
        ))}
        <Row gap={6}>
          {terms.some(isCompanys) ? (
            <TextLink to={paths.companySeats()}>{copy.seats}</TextLink>
          ) : null}
          <TextLink to={paths.memberBenefits()}>{copy.benefits}</TextLink>
          <TextLink to={paths.join()}>{copy.joining}</TextLink>
        </Row>
      </Stack>
    </Panel>
  );
};
