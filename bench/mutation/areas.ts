/** Code whose mutants are tried every night, and the tests that try them. */
export interface Area {
  name: string;
  /** Globs of files. */
  mutate: string[];
  /** Globs of test files. */
  tests: string[];
  /** Some tests borrow a server. */
  onServer?: boolean;
}

export const areas: readonly Area[] = [
  {
    name: 'orders',
    mutate: ['cms/src/commerce/orders/**/*.ts'],
    tests: [
      'cms/src/commerce/{orders,discounts,seats}/**/*.test.ts',
      'tests/api/{orders,orderOptions,orderStatus,cancelOrder,discounts}.test.ts',
      'tests/api/{unpaidOrders,unpaidOrderLimits,waitingList,notifications}.test.ts',
    ],
    onServer: true,
  },
  {
    name: 'payments',
    mutate: ['cms/src/commerce/payments/**/*.ts'],
    tests: [
      'cms/src/commerce/{payments,orders}/**/*.test.ts',
      'tests/api/{bankWebhook,paymentWebhooks,splitTransfers,settlements}.test.ts',
    ],
    onServer: true,
  },
  {
    name: 'data',
    mutate: ['src/data/**/*.{ts,tsx}', 'packages/rest-contract/{link,adapters,rules}/**/*.ts'],
    tests: [
      'src/data/**/*.test.{ts,tsx}',
      'packages/rest-contract/{link,adapters,rules}/**/*.test.ts',
      'packages/rest-contract/other-apis/presets.test.ts',
    ],
  },
  {
    name: 'generator',
    mutate: ['packages/rest-contract/codegen/**/*.ts'],
    tests: [
      'packages/rest-contract/codegen/**/*.test.ts',
      'packages/rest-contract/other-apis/imported.test.ts',
    ],
  },
];

/** Neither generated, nor a test or its fixtures, nor only texts or a start's list. */
export const isMutable = (file: string): boolean =>
  /^(?:src|host|packages|cms\/src)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/(?:generated|testing|texts|messages|startup)\b/.test(file);
