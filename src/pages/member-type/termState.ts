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
