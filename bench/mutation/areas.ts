/** Code whose mutants are tried every night, and the tests that try them. */
export interface Area {
  name: string;
  /** Globs of files. */
  mutate: string[];
  /** Globs of test files. */
  tests: string[];
  /** The tests start servers, one for each mutant: a hundred times slower. */
  onServer?: boolean;
}

export const areas: readonly Area[] = [
  {
    name: 'orders',
    mutate: ['cms/src/orders/**/*.ts'],
    tests: ['cms/src/{orders,discounts,seats}/**/*.test.ts'],
  },
  {
    name: 'payments',
    mutate: ['cms/src/payments/**/*.ts'],
    tests: ['cms/src/{payments,orders}/**/*.test.ts'],
  },
  {
    name: 'data',
    mutate: ['src/data/**/*.{ts,tsx}'],
    tests: ['src/data/**/*.test.{ts,tsx}', 'tests/other-api/*.test.ts'],
  },
  {
    name: 'generator',
    mutate: ['codegen/**/*.ts'],
    tests: ['codegen/**/*.test.ts', 'tests/other-api/*.test.ts'],
  },
  {
    name: 'orders-on-server',
    mutate: ['cms/src/orders/{placeOrder,insertOrder,changeOrderStatus,selectItems}.ts'],
    tests: ['tests/contract/{orders,cancelOrder,orderStatus}.test.ts'],
    onServer: true,
  },
  {
    name: 'payments-on-server',
    mutate: ['cms/src/payments/{receiveTransfer,settleTransfer,findPayable,allocateParts}.ts'],
    tests: ['tests/contract/{bankWebhook,splitTransfers,settlements}.test.ts'],
    onServer: true,
  },
];

/** Neither generated, nor a test or its fixtures, nor only texts. */
export const isMutable = (file: string): boolean =>
  /^(?:src|host|codegen|packages|cms\/src)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\.d\.ts$|\/(?:generated|testing|texts|messages)\b/.test(file);
