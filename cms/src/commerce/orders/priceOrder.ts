import type { Discount } from '../discounts/discount';
import { memberPriceOf } from '@iia/shared/memberPrice';
import { orderTexts } from './texts';
import type { ItemKind, QuoteLine, QuoteDiscount, Quote } from '../../generated/types';
import type { SelectedItem } from '../seats/items';
import type { QuantityRule } from './orderRecord';

interface PriceTerms {
  activeMembership: boolean;
  quantityRule: QuantityRule | null;
  /** Applied as far as possible; whether it is usable at all is decided elsewhere. */
  discount?: CodeTerms | null;
}

type CodeTerms = Pick<Discount, 'code' | 'label' | 'type' | 'value' | 'maxAmount' | 'appliesTo'>;

interface Saving {
  kind: ItemKind;
  percent: number;
  amount: number;
}

/**
 * Prices each line at list or member price, then applies the best quantity tier per item across its
 * options, then the discount code. Amounts in đồng; the total is never negative. See
 * docs/decisions/0020 and 0026.
 */
export function priceOrder(items: readonly SelectedItem[], terms: PriceTerms): Quote {
  const lines = items.map((item) => priceLine(item, terms.activeMembership));
  const subtotal = sum(lines.map(({ listPrice, quantity }) => listPrice * quantity));
  const amount = sum(lines.map((line) => line.amount));
  const savings = quantitySavings(lines, terms.quantityRule);
  const discounts = [
    memberDiscount(subtotal - amount),
    quantityDiscount(savings),
    ...(terms.discount ? [codeDiscount(lines, savings, terms.discount)] : []),
  ].filter((discount) => discount.amount > 0);
  const total = subtotal - sum(discounts.map((discount) => discount.amount));
  return { lines, subtotal, discounts, total };
}

function priceLine({ item, group, option, quantity }: SelectedItem, member: boolean): QuoteLine {
  const listPrice = option?.price ?? item.price;
  const unitPrice = (member ? memberPriceOf(item, listPrice) : null) ?? listPrice;
  return {
    kind: item.kind,
    documentId: item.documentId,
    slug: item.slug,
    title: item.title,
    groupId: group?.id ?? null,
    optionId: option?.id ?? null,
    optionName: group && option ? `${group.name} – ${option.name}` : null,
    quantity,
    listPrice,
    unitPrice,
    amount: unitPrice * quantity,
  };
}

function memberDiscount(amount: number): QuoteDiscount {
  return { type: 'member', label: orderTexts.memberDiscount, amount };
}

function quantitySavings(lines: readonly QuoteLine[], rule: QuantityRule | null): Saving[] {
  if (rule === null) return [];
  const reached = lines.filter(({ kind }) => rule.appliesTo.includes(kind));
  return byItem(reached).flatMap((itemLines) => {
    const [{ kind } = { kind: null }] = itemLines;
    const percent = bestPercent(rule, sum(itemLines.map(({ quantity }) => quantity)));
    const amount = percentOf(sum(itemLines.map((line) => line.amount)), percent);
    return kind && amount > 0 ? [{ kind, percent, amount }] : [];
  });
}

function quantityDiscount(savings: readonly Saving[]): QuoteDiscount {
  const percents = new Set(savings.map(({ percent }) => percent));
  const [percent] = percents;
  const label = orderTexts.quantityDiscount(percents.size === 1 ? percent : undefined);
  return { type: 'quantity', label, amount: sum(savings.map(({ amount }) => amount)) };
}

/** Based on what is left to pay for eligible lines, and capped at it. */
function codeDiscount(
  lines: readonly QuoteLine[],
  savings: readonly Saving[],
  { code, label, type, value, maxAmount, appliesTo }: CodeTerms,
): QuoteDiscount {
  const reached = ({ kind }: { kind: ItemKind }) => appliesTo.includes(kind);
  const toPay = (parts: readonly { kind: ItemKind; amount: number }[]) =>
    sum(parts.filter(reached).map(({ amount }) => amount));
  const base = toPay(lines) - toPay(savings);
  const reduction = type === 'percent' ? percentOf(base, value) : value;
  const amount = Math.min(base, reduction, maxAmount ?? Infinity);
  return { type: 'code', label: orderTexts.codeDiscount(label, code), amount };
}

function byItem(lines: readonly QuoteLine[]): QuoteLine[][] {
  const items = new Map<string, QuoteLine[]>();
  for (const line of lines) {
    const key = `${line.kind} ${line.documentId}`;
    items.set(key, [...(items.get(key) ?? []), line]);
  }
  return [...items.values()];
}

function bestPercent({ tiers }: QuantityRule, quantity: number): number {
  const reached = tiers.filter(({ minQuantity }) => quantity >= minQuantity);
  const best = Math.max(0, ...reached.map(({ percent }) => percent));
  return Math.min(100, best);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function percentOf(amount: number, percent: number): number {
  return Number((BigInt(amount) * BigInt(percent)) / 100n);
}
