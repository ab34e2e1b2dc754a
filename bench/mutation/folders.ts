import { codegenExplained } from './explained/codegen';
import { dataExplained } from './explained/data';
import type { Explanation } from './explained/Explanation';
import { hostExplained } from './explained/host';
import { ordersExplained } from './explained/orders';

/** A folder whose mutants are tried, and the tests that try them: those beside the code, and others as fast. */
export interface Folder {
  name: string;
  /** Patterns of Vitest. */
  tests: string[];
  /** Neither made by the code generator nor part of the tests. */
  leftOut: RegExp;
  /** Survivors that stay. */
  explained: readonly Explanation[];
}

const always = /\/(generated|testing)\/|\.test\.tsx?$|\.d\.ts$/;

export const folders: Folder[] = [
  {
    name: 'src/data',
    tests: ['src/data/**/*.test.{ts,tsx}', 'tests/other-api/*.test.ts'],
    leftOut: or(always, /\/messages\b/),
    explained: dataExplained,
  },
  {
    name: 'host',
    tests: ['host/**/*.test.{ts,tsx}'],
    // Starts and builds of the host, which every end-to-end test runs.
    leftOut: or(always, /^host\/(build\/|main\.ts|dev\.ts|stopOnSignal\.ts)/),
    explained: hostExplained,
  },
  {
    name: 'codegen',
    tests: [
      'codegen/**/*.test.ts',
      'tests/mistakes/{codegen,contentFiles}.test.ts',
      'tests/other-api/*.test.ts',
    ],
    leftOut: or(always, /^codegen\/shared\/(?!plugin)/),
    explained: codegenExplained,
  },
  {
    // Copied into what is generated, which would differ from what is committed.
    name: 'codegen/shared',
    tests: ['codegen/{shared,inputRules}/*.test.ts'],
    leftOut: or(always, /\/(?:plugin|ruleMessages\.vi)\.ts$/),
    explained: codegenExplained,
  },
  {
    name: 'cms/src/commerce/orders',
    tests: [
      'cms/src/commerce/{orders,discounts,seats}/*.test.ts',
      `tests/api/{${[
        'attendanceCertificates',
        'bankWebhook',
        'cancelOrder',
        'courseProgress',
        'discounts',
        'unpaidOrderLimits',
        'library',
        'membershipTerms',
        'notifications',
        'orderOptions',
        'orders',
        'orderStatus',
        'panel',
        'paymentWebhooks',
        'addresses',
        'checkIn',
        'concurrentOrders',
        'purge',
        'settlements',
        'unpaidOrders',
        'waitingList',
      ].join(',')}}.test.ts`,
      'tests/model/races.test.ts',
    ],
    leftOut: or(always, /\/texts\.ts$/),
    explained: ordersExplained,
  },
];

function or(one: RegExp, other: RegExp): RegExp {
  return new RegExp(`${one.source}|${other.source}`);
}
