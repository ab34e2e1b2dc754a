import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { addDays, formatDate, isoDate } from '@iia/shared/dates';
import { quotationInputRules } from '@iia/shared/generated/inputRules/QuotationInput';
import type { InferType } from 'yup';
import { CODE_ALPHABET } from '../billing/paymentCode';
import { rateLimitKeyOf, readBuyer } from '../orders/buyer';
import { priceCart } from '../orders/quoteOrder';
import type { Download } from '../../generated/types';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { checkInput } from '../../platform/errors/checkInput';
import { query } from '../../platform/sql/query';
import { quotationPdf, type Seller } from './quotationPdf';
import { quotationTexts } from './texts';

type QuotationInput = InferType<typeof quotationInputRules>;

const VALID_DAYS = 15;

/**
 * The signed link contains the whole request, so that none is stored: docs/decisions/0198.
 * @throws HttpError 400 for bad input, and listing every line that cannot be ordered
 */
export async function linkToQuotation(
  strapi: Core.Strapi,
  userId: number,
  body: unknown,
): Promise<Download> {
  const input = checkInput(quotationInputRules, body);
  await price(strapi, userId, input);
  const subject = JSON.stringify(toCompact(input));
  const { number } = facts(subject, userId, new Date());
  return downloadLink({ purpose: 'quotation', subject, userId }, quotationTexts.fileName(number));
}

/**
 * Renders the PDF at the prices of the moment when the link is opened.
 * @throws HttpError 400 listing every line that cannot be ordered any more
 */
export async function openQuotation(
  strapi: Core.Strapi,
  userId: number,
  subject: string,
): Promise<{ name: string; type: string; body: Buffer }> {
  const input = fromCompact(JSON.parse(subject) as Compact);
  const { number, madeOn, validUntil } = facts(subject, userId, new Date());
  const { quote } = await price(strapi, userId, input);
  return {
    name: quotationTexts.fileName(number),
    type: 'application/pdf',
    body: await quotationPdf(strapi, {
      number,
      madeOn,
      validUntil,
      seller: await readSeller(strapi),
      buyer: input,
      quote,
    }),
  };
}

async function price(
  strapi: Core.Strapi,
  userId: number,
  { items }: Pick<QuotationInput, 'items'>,
) {
  const buyer = await readBuyer(strapi, userId);
  const client = rateLimitKeyOf(buyer);
  return priceCart(strapi, { items, discountCode: null, buyer, client });
}

/** The same request of a member on the same day has the same number. */
function facts(subject: string, userId: number, now: Date) {
  const day = isoDate(now);
  const digest = createHash('sha256').update(`${day} ${userId} ${subject}`).digest();
  const code = [...digest.subarray(0, 6)].map((byte) => CODE_ALPHABET[byte % CODE_ALPHABET.length]);
  return {
    number: `BG-${day.slice(2).replaceAll('-', '')}-${code.join('')}`,
    madeOn: formatDate(day),
    validUntil: formatDate(addDays(day, VALID_DAYS)),
  };
}

/** Without names of fields, since a link of a long cart must fit into a request line. */
type Compact = [
  company: string,
  taxCode: string,
  address: string | null,
  purchaseOrder: string | null,
  ...items: CompactItem[],
];

type Item = QuotationInput['items'][number];
type CompactItem = [Item['kind'], string, number, string?, string?];

const toCompact = ({
  items,
  company,
  taxCode,
  address,
  purchaseOrder,
}: QuotationInput): Compact => [
  company,
  taxCode,
  address ?? null,
  purchaseOrder ?? null,
  ...items.map(({ kind, documentId, quantity, groupId, optionId }): CompactItem =>
    groupId && optionId
      ? [kind, documentId, quantity, groupId, optionId]
      : [kind, documentId, quantity],
  ),
];

const fromCompact = ([company, taxCode, address, purchaseOrder, ...items]: Compact) => ({
  company,
  taxCode,
  address,
  purchaseOrder,
  items: items.map(([kind, documentId, quantity, groupId, optionId]) => ({
    kind,
    documentId,
    quantity,
    groupId,
    optionId,
  })),
});

async function readSeller(strapi: Core.Strapi): Promise<Seller | null> {
  const [row] = await query<{
    name: string | null;
    address: string | null;
    tax_code: string | null;
    hotline: string | null;
    email: string | null;
  }>(
    strapi.db.connection,
    'select name, address, tax_code, hotline, email from company_informations order by id limit 1',
  );
  if (!row) return null;
  const { name, address, tax_code: taxCode, hotline, email } = row;
  return { name, address, taxCode, contact: [hotline, email].filter(Boolean).join(' · ') };
}
