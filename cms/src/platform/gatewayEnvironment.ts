import type { ApiName } from '@iia/shared/environment/names';
import {
  httpUrl,
  origin,
  secret,
  text,
  type Values,
  type Variable,
} from '@iia/shared/environment/variables';

const terminalCode: Variable<string> = {
  ...text('terminal code at VNPAY; switches payment by card, ATM and wallet on'),
  rule: '8 capital letters and digits',
  parse: (given) => (/^[A-Z0-9]{8}$/.test(given) ? given : null),
};

/** How to get their values is in docs/operations/gateways.md. */
export const gatewayVariables = {
  VNPAY_TMN_CODE: terminalCode,
  VNPAY_HASH_SECRET: secret("signs payments and verifies VNPAY's calls", 16),
  VNPAY_PAYMENT_URL: httpUrl("address of VNPAY's payment page"),
  VNPAY_QUERY_URL: httpUrl("address of VNPAY's query of transactions"),
  PAYOS_CLIENT_ID: text('client id of the payOS channel; switches payment links on'),
  PAYOS_API_KEY: secret("the channel's API key", 16),
  PAYOS_API_URL: origin("payOS's API", 'https://api-merchant.payos.vn'),
  PAYOS_CHECKOUT_URL: origin("payOS's payment pages", 'https://pay.payos.vn'),
} satisfies Partial<Record<ApiName, Variable<unknown>>>;

type GatewayValues = Values<typeof gatewayVariables>;

export interface VnpaySettings {
  terminal: string;
  hashSecret: string;
  paymentUrl: string;
  queryUrl: string;
}

export interface PayosSettings {
  clientId: string;
  apiKey: string;
  checksumKey: string;
  apiUrl: string;
  checkoutOrigin: string;
}

/** Null for a gateway that is switched off. */
export interface GatewaysEnvironment {
  vnpay: VnpaySettings | null;
  payos: PayosSettings | null;
}

/** Each variable and one without which it has no effect. */
export const gatewayNeeds: readonly (readonly [ApiName, ApiName])[] = [
  ['VNPAY_TMN_CODE', 'VNPAY_HASH_SECRET'],
  ['VNPAY_TMN_CODE', 'VNPAY_PAYMENT_URL'],
  ['VNPAY_TMN_CODE', 'VNPAY_QUERY_URL'],
  ['VNPAY_TMN_CODE', 'PUBLIC_URL'],
  ['VNPAY_HASH_SECRET', 'VNPAY_TMN_CODE'],
  ['VNPAY_PAYMENT_URL', 'VNPAY_TMN_CODE'],
  ['VNPAY_QUERY_URL', 'VNPAY_TMN_CODE'],
  ['PAYOS_CLIENT_ID', 'PAYOS_API_KEY'],
  ['PAYOS_CLIENT_ID', 'PAYOS_CHECKSUM_KEY'],
  ['PAYOS_CLIENT_ID', 'PUBLIC_URL'],
  ['PAYOS_API_KEY', 'PAYOS_CLIENT_ID'],
  ['PAYOS_API_URL', 'PAYOS_CLIENT_ID'],
  ['PAYOS_CHECKOUT_URL', 'PAYOS_CLIENT_ID'],
];

/** A sentence about each address of a gateway that is not encrypted. */
export function unsafeGateways(values: GatewayValues): string[] {
  const names = [
    'VNPAY_PAYMENT_URL',
    'VNPAY_QUERY_URL',
    'PAYOS_API_URL',
    'PAYOS_CHECKOUT_URL',
  ] as const;
  return names
    .filter((name) => values[name].startsWith('http:'))
    .map((name) => `${name} must be on https in production.`);
}

export function gatewaysOf(
  values: GatewayValues & { PAYOS_CHECKSUM_KEY: string },
): GatewaysEnvironment {
  return {
    vnpay: values.VNPAY_TMN_CODE
      ? {
          terminal: values.VNPAY_TMN_CODE,
          hashSecret: values.VNPAY_HASH_SECRET,
          paymentUrl: values.VNPAY_PAYMENT_URL,
          queryUrl: values.VNPAY_QUERY_URL,
        }
      : null,
    payos: values.PAYOS_CLIENT_ID
      ? {
          clientId: values.PAYOS_CLIENT_ID,
          apiKey: values.PAYOS_API_KEY,
          checksumKey: values.PAYOS_CHECKSUM_KEY,
          apiUrl: values.PAYOS_API_URL,
          checkoutOrigin: values.PAYOS_CHECKOUT_URL,
        }
      : null,
  };
}
