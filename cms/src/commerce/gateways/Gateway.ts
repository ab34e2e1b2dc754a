import type { PaymentAttemptState, PaymentGateway } from '../../generated/types';
import type { Transfer } from '../payments/Transfer';

/** One visit of a member to a gateway's payment page. */
export interface Attempt {
  id: number;
  documentId: string;
  gateway: PaymentGateway;
  /** Our identifier of the payment at the gateway, unique there. */
  reference: string;
  /** Of the order or membership request. */
  code: string;
  /** Đồng. */
  amount: number;
  state: PaymentAttemptState;
  url: string | null;
  startedAt: Date;
  expiresAt: Date;
  /** How often the gateway was queried. */
  queries: number;
}

/** What a gateway knows of an attempt. */
export interface Outcome {
  /** `unpaid`: the payer has not finished, and cannot after the attempt's end. */
  state: 'unpaid' | Exclude<PaymentAttemptState, 'unresolved'>;
  /** The money received, whatever the state. */
  transfers: readonly Transfer[];
}

export interface LinkRequest {
  attempt: Attempt;
  /** Where the gateway sends the payer back to. Proves nothing. */
  returnUrl: string;
  /** The payer's address. */
  ip: string;
}

export interface Gateway {
  /** The only origin of its payment pages. */
  origin: string;
  /** Đồng; the gateway accepts no other amounts. */
  limits: { min: number; max: number };
  /** Whether `createLink` calls the gateway, so that it may fail or take seconds. */
  isRemote: boolean;
  /** @throws Error if the gateway did not respond, or with an address of another origin */
  createLink(request: LinkRequest): Promise<string>;
  /** @throws Error if the gateway did not respond, or without a valid signature */
  query(attempt: Attempt): Promise<Outcome>;
  /** Withdraws an unpaid payment, if the gateway can. */
  cancel?(attempt: Attempt): Promise<void>;
}

/** Milliseconds that a gateway may take to respond. */
export const GATEWAY_TIMEOUT_MS = 10_000;
