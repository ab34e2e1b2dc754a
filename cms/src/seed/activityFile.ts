import type { Knex } from 'knex';
import type { CpePart, RefundReason, TransferProvider } from '../generated/types';
import type { Member } from './members';
import type { SoldItem } from './orders';

export interface Transfer {
  /** Without an order. */
  at?: string;
  amount?: number;
  order?: string;
  hours?: number;
  more?: number;
  from: TransferProvider;
  text: string;
  refund?: RefundReason;
  sent?: true;
}

/** `cms/sample/members/activity.yaml`. */
export interface Activity {
  company: {
    member: string;
    from: string;
    until: string;
    seats: number;
    taken: Record<string, string>;
    offered: Record<string, string>;
  };
  waiting: Record<string, Record<string, string>>;
  offered: { item: string; member: string; joined: string };
  completed: { course: string; member: string };
  cpe: {
    member: string;
    evidence: { file: string; name: string };
    entries: { day: string; hours: number; part: CpePart; subject: string; provider: string }[];
  };
  attendance: {
    seminar: string;
    member: string;
    staff: string;
    minutes: [entered: number, left?: number][];
  };
  named: { order: string; ticket: number; name: string };
  transfers: Transfer[];
  contacts: { ago: string; name: string; subject: string; message: string; handled?: true }[];
}

/** What the rows of `Activity` refer to. */
export interface Shop {
  trx: Knex;
  accounts: ReadonlyMap<string, Member>;
  items: ReadonlyMap<string, SoldItem>;
  /** Parses a moment. */
  at: (text: string) => Date;
  day: Date;
}
