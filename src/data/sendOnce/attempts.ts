import { readDraft, readMark, writeDraft, writeMark } from '@/lib/drafts';

/**
 * An action that must happen once. Its idempotency key is created when the form opens and stored, across
 * reloads, until the server has responded: the same key always yields the same result, so retrying is safe.
 */
export interface Attempt<Input> {
  key: string;
  /** The member who sends it. Another member in this browser starts a new attempt. */
  owner: string;
  /** The input that was sent without a definite outcome. */
  sent: Input | null;
}

export interface Attempts<Input> {
  /**
   * Returns the member's attempt in this tab, or starts one. After a logout only its key remains: resending the same
   * content with it returns the same result, and different content is rejected.
   *
   * @param owner the member's documentId
   */
  resume: (owner: string) => Attempt<Input>;
  /** Records the input before it is sent: from then on it may have succeeded, whatever the response. */
  recordSent: (attempt: Attempt<Input>, sent: Input) => Attempt<Input>;
  /** Records that nothing happened, so that the key can be reused. */
  recordRefused: (attempt: Attempt<Input>) => Attempt<Input>;
  /** Starts a new attempt in place of an earlier one. */
  start: (owner: string) => Attempt<Input>;
  close: () => void;
}

type AttemptKey = Pick<Attempt<unknown>, 'key' | 'owner'>;

const isKey = (value: unknown): value is AttemptKey =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'owner' in value &&
  typeof value.owner === 'string';

/** @param name the action; each has one attempt per tab */
export function attempts<Input extends { idempotencyKey: string }>(name: string): Attempts<Input> {
  const draftName = `${name}-attempt`;
  const markName = `${name}-key`;

  const isAttempt = (value: unknown): value is Attempt<Input> =>
    isKey(value) &&
    'sent' in value &&
    (value.sent === null || (typeof value.sent === 'object' && 'idempotencyKey' in value.sent));

  const save = (attempt: Attempt<Input>): Attempt<Input> => {
    writeDraft(draftName, attempt);
    return attempt;
  };

  const start = (owner: string): Attempt<Input> => {
    writeMark(markName, null);
    return save({ key: newKey(), owner, sent: null });
  };

  return {
    start,
    resume: (owner) => {
      const saved = readDraft(draftName);
      if (isAttempt(saved) && saved.owner === owner) return saved;
      const interrupted = readMark(markName);
      return isKey(interrupted) && interrupted.owner === owner
        ? save({ ...interrupted, sent: null })
        : start(owner);
    },
    recordSent: (attempt, sent) => {
      writeMark(markName, { key: attempt.key, owner: attempt.owner } satisfies AttemptKey);
      return save({ ...attempt, sent });
    },
    recordRefused: (attempt) => {
      writeMark(markName, null);
      return save({ ...attempt, sent: null });
    },
    close: () => {
      writeMark(markName, null);
      writeDraft(draftName, null);
    },
  };
}

/** A UUID v4. `randomUUID` is unavailable on plain http other than localhost. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
