import type { Explanation } from './Explanation';

const orders = (
  file: string,
  line: string,
  why: string,
  more: Partial<Explanation> = {},
): Explanation => ({ in: `cms/src/commerce/orders/${file}.ts`, line, why, ...more });

const HAS_LINES = 'An order has at least one line.';
const HAS_ROW = 'The row was read before, or an aggregate always has one.';
const SAVES_A_QUERY = 'It only saves a question to the database, whose answer would be empty.';
const OTHER_DATABASE =
  'JSON is text on SQLite and parsed on PostgreSQL; mutants are tried on SQLite.';
const PAGES_OF_THE_HOST =
  'No test checks which pages the host purges after an order is reactivated.';
const RACE =
  'Two orders at the same moment: SQLite lets them through one after the other; tests/model/races.test.ts meets it on PostgreSQL.';
const NOT_NULL = 'The column is never null: every order is written with it.';
const SEEDED =
  'Sample orders are compared row by row (tests/api/seeding.test.ts), on a server that starts without mutants.';

/** Of `cms/src/commerce/orders`. */
export const ordersExplained: readonly Explanation[] = [
  orders('buyer', 'row === undefined', 'A session without its account is refused before.'),
  orders('buyer', 'does not exist', 'A session without its account is refused before.'),
  orders('buyer', 'row.grace_days', 'The two differ for one millisecond.', {
    mutators: ['EqualityOperator'],
  }),
  orders('buyer', "memberType === 'none'", 'An account of no type has no day of expiry either.'),
  orders(
    'cancelUnpaidOrders',
    'error instanceof HttpError',
    'Only in the log: an order paid between two statements.',
  ),
  orders('changeOrderStatus', 'moved.discount_id !== null', SAVES_A_QUERY),
  orders(
    'changeOrderStatus',
    "kind !== 'document'",
    'Documents have no seats and no waiting list.',
  ),
  orders(
    'changeOrderStatus',
    'from.length === 0',
    'SQLite takes an empty list; no status without a predecessor is asked for.',
  ),
  orders(
    'changeOrderStatus',
    '!row',
    'Each caller has read the order; what does not exist is refused there.',
  ),
  orders(
    'changeOrderStatus',
    'NotFoundError',
    'Each caller has read the order; what does not exist is refused there.',
  ),
  orders(
    'changeOrderStatus',
    "to === 'pending_payment'",
    'It narrows a type: no status leads back to this one.',
  ),
  orders(
    'changeOrderStatus',
    'moved.user_id !== null',
    'An account that is gone has no courses to settle.',
    {
      to: 'true',
    },
  ),
  orders('checkUnpaidSeats', "optionId ?? ''", 'A key that no limited item or option has.'),
  orders('placeOrder', 'return true', RACE, { mutators: ['BooleanLiteral'] }),
  orders('quantityRule', 'kinds', OTHER_DATABASE),
  orders('changeOrderStatus', 'orderUrl(', 'The link of an email about a refund.'),
  orders('checkUnpaidSeats', 'limited.length === 0', SAVES_A_QUERY),
  orders(
    'checkUnpaidLimits',
    'filter(isFree)',
    'Lines with a price are left out again where lines are refused.',
  ),
  orders(
    'checkUnpaidLimits',
    'order.payBefore',
    'What costs nothing is never among the unpaid orders, so it cannot be one too many.',
  ),
  orders('checkUnpaidLimits', 'free.length', SAVES_A_QUERY),
  orders('guardOptionKeys', 'Array.isArray', 'Text is no group, and is refused by its field.'),
  orders('guardOptionKeys', 'options ?? []', 'Text is no option, and is refused by its field.'),
  orders(
    'startup',
    'isOrderStatus',
    'The panel offers the statuses of the enumeration, and Strapi refuses others.',
  ),
  orders(
    'insertOrder',
    'inserted?.id',
    'Without a row there is nothing to read: the type says so, the caller treats both alike.',
  ),
  orders('insertOrder', 'order.lines[0]?.title', HAS_LINES),
  { in: 'cms/src/commerce/orders/insertSampleOrders.ts', why: SEEDED },
  orders('meetingUrls', "kind === 'seminar'", 'Only seminars have the column that is read.'),
  orders('meetingUrls', 'ids.length > 0', SAVES_A_QUERY),
  orders('memberOrders', 'offset < total', SAVES_A_QUERY),
  orders('memberOrders', "typeof id !== 'string'", 'The check of its characters rejects the rest.'),
  orders(
    'memberOrders',
    'a-z0-9',
    'An id with other characters is not found either; on PostgreSQL a zero byte would be an error.',
  ),
  orders('memberOrders', "status === 'pending_payment'", SAVES_A_QUERY),
  orders(
    'memberOrders',
    'instanceof HttpError',
    'What is no refusal of the status is a broken database.',
  ),
  orders('orderNotifications', 'order.lines[0]?.title', HAS_LINES),
  orders(
    'orderStatus',
    '',
    'A status without a next one: the mutant names one that does not exist.',
    { mutators: ['ArrayDeclaration'] },
  ),
  orders('paymentEmail', '', 'Sentences of an email.', { mutators: ['StringLiteral'] }),
  orders('placeOrder', 'No seats available', 'The message of an error that is caught.'),
  orders('placeOrder', 'short.length > 0', RACE),
  orders('placeOrder', 'DiscountUsedUp', RACE),
  orders('placeOrder', 'lines[0]?.title', HAS_LINES),
  orders(
    'priceOrder',
    '[]',
    'A list with a text in it, of which an amount or a tier is taken: there is none.',
  ),
  orders('priceOrder', 'group && option', 'An option comes with its group.'),
  orders('priceOrder', 'kind: null', 'Of a list that is never empty.'),
  orders('quantityRule', 'value', OTHER_DATABASE),
  orders('quoteOrder', 'capacity', SAVES_A_QUERY),
  orders('quoteOrder', 'const limited', SAVES_A_QUERY),
  orders('quoteOrder', 'ids.length === 0', SAVES_A_QUERY),
  orders('quoteOrder', 'buyerId === null', SAVES_A_QUERY),
  orders('readOrders', 'rows.length === 0', SAVES_A_QUERY),
  orders('readOrders', 'row?.total', HAS_ROW),
  orders(
    'readOrders',
    'row.pay_before === null',
    'It is shown only while the order waits for its payment, and then it is set.',
  ),
  orders('readOrders', "?? ''", NOT_NULL),
  orders('readOrders', 'JSON.parse', OTHER_DATABASE),
  orders('startup', 'unpaid orders cancelled', 'Only a line of the log.'),
  orders('startup', 'rule:', 'When the clock strikes: tests run the task by its name.'),
  orders(
    'reactivateOrder',
    '!stored',
    'The order of the transfer was read in the same transaction.',
  ),
  orders('reactivateOrder', 'row?.', HAS_ROW),
  orders(
    'reactivateOrder',
    'order ${order}',
    'By what wrong guesses of codes are counted; an order does not guess.',
  ),
  orders('reactivateOrder', 'purgeItemPages', PAGES_OF_THE_HOST),
  orders('reactivateOrder', 'instanceof', 'What is neither is a broken database.'),
  orders(
    'reactivateOrder',
    '} catch',
    'No answer counts as no, and what is thrown on is a broken database.',
  ),
  orders('selectItems', "?? ''", 'A separator of keys, the same in all of them.'),
  orders(
    'selectItems',
    'group === undefined',
    'It narrows a type; the option is missing then too.',
  ),
  orders(
    'startup',
    'api::order.order-',
    'The panel refuses these calls by itself (tests/api/orderStatus.test.ts); the guard is for other code.',
  ),
];
