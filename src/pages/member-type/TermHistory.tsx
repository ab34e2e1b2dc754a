import { formatDate, formatDateRange } from '@iia/shared/dates';
import type { UserMembershipQuery } from '@/data/generated/operations/pages/member-type';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { Badge, type BadgeTone } from '@/ui/Badge';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/Text';
import { Timeline } from '@/ui/Timeline';
import { texts } from './texts';

interface TermDays {
  startsOn: string;
  endsOn: string;
  endedOn: string | null;
}

/** `cut`: ended before its time. `void`: ended before it began. */
export type TermState = 'running' | 'coming' | 'over' | 'cut' | 'void';

/** @param today a day in Vietnam */
export function termStateOn({ startsOn, endsOn, endedOn }: TermDays, today: string): TermState {
  const last = endedOn ?? endsOn;
  if (last < startsOn) return 'void';
  if (startsOn > today) return 'coming';
  if (last >= today) return 'running';
  return endedOn === null ? 'over' : 'cut';
}

const copy = texts.terms;

const tones: Record<TermState, BadgeTone> = {
  running: 'success',
  coming: 'info',
  over: 'neutral',
  cut: 'neutral',
  void: 'neutral',
};

type Term = UserMembershipQuery['userMembership']['terms'][number];

function detailOf({ source, requestCode, endsOn, endedOn, startsOn }: Term): string {
  const origin = requestCode ? copy.paid(requestCode) : copy.sources[source];
  if (endedOn === null || endedOn < startsOn) return origin;
  return `${origin}. ${copy.agreed(formatDate(endsOn))}`;
}

type TermHistoryProps = {
  terms: readonly Term[];
  /** A day in Vietnam. */
  today: string;
};

/** Every term of the membership, oldest first. */
export const TermHistory = ({ terms, today }: TermHistoryProps) =>
  terms.length === 0 ? (
    <Text tone="muted">{copy.empty}</Text>
  ) : (
    <Timeline
      entries={terms.map((term) => {
        const state = termStateOn(term, today);
        const lastDay = term.endedOn ?? term.endsOn;
        return {
          at: term.startsOn,
          when: formatDateRange(term.startsOn, state === 'void' ? term.endsOn : lastDay),
          title: (
            <Row as="span" gap={3} align="baseline">
              {membershipTexts.types[term.memberType]}
              <Badge tone={tones[state]}>{copy.states[state]}</Badge>
            </Row>
          ),
          detail: detailOf(term),
        };
      })}
    />
  );
