const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface MailLimit {
  /** Emails of the kind to one recipient. */
  emails: number;
  /** Length of the window in seconds. */
  seconds: number;
  /**
   * `refuse`: the caller gets 429, and their change is undone; `drop`: the response is the same,
   * which reveals no account.
   */
  beyond: 'refuse' | 'drop';
}

/**
 * Every kind of email. Kinds that anyone can send to any address are limited by recipient; null:
 * emails that must arrive, or that are limited otherwise.
 */
export const mailKinds = {
  passwordCode: { emails: 3, seconds: 10 * MINUTE, beyond: 'drop' },
  panelPasswordCode: { emails: 3, seconds: 10 * MINUTE, beyond: 'drop' },
  /** One notice is enough for the owner. */
  alreadyRegistered: { emails: 1, seconds: 10 * MINUTE, beyond: 'drop' },
  /** To the new address, whether or not it has an account. */
  emailChange: { emails: 3, seconds: 10 * MINUTE, beyond: 'refuse' },
  seatInvitation: { emails: 3, seconds: DAY, beyond: 'refuse' },
  phoneChanged: { emails: 5, seconds: HOUR, beyond: 'refuse' },
  deletionAsked: { emails: 3, seconds: DAY, beyond: 'refuse' },
  /** The order and its notification exist nevertheless. */
  freeOrder: { emails: 20, seconds: HOUR, beyond: 'drop' },
  receipt: null,
  refund: null,
  security: null,
  /** To the institute's own mailbox. */
  contact: null,
  /** One for each entry and seat. */
  waitingList: null,
  /** One per day, kind and member. */
  membershipReminder: null,
  orderReminder: null,
  /** One for each order line and attendee. */
  eventReminder: null,
  /** Sent by staff, one for each new account. */
  invitation: null,
} as const satisfies Record<string, MailLimit | null>;

export type MailKind = keyof typeof mailKinds;

export function limitOf(kind: MailKind): MailLimit | null {
  return mailKinds[kind];
}
