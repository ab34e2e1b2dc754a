import { ValidationError, type InferType, type Schema } from 'yup';
import { foldCode } from '../discounts/discount';
import { badField, badInput, type FieldError } from '../errors/Fault';
import { addUserOrderInputRules, quoteInputRules } from '../generated/inputRules';
import { orderTexts } from './texts';

/** The code is folded. */
type WithCode<Input> = Input & { discountCode: string | null };
export type QuoteInput = WithCode<InferType<typeof quoteInputRules>>;
export type AddUserOrderInput = WithCode<InferType<typeof addUserOrderInputRules>>;

/** How many bad fields one answer names. */
const NAMED_AT_MOST = 50;

/** @throws Fault 400 with the path of every bad field. */
export function checkQuoteInput(body: unknown): QuoteInput {
  return withFoldedCode(check(quoteInputRules, body));
}

/** @throws Fault 400 with the path of every bad field. */
export function checkAddUserOrderInput(body: unknown): AddUserOrderInput {
  return withFoldedCode(check(addUserOrderInputRules, body));
}

/** One code, however it is written, is one request. */
function withFoldedCode<Input extends { discountCode?: string | null }>(input: Input) {
  return { ...input, discountCode: foldCode(input.discountCode) };
}

function check<Input>(rules: Schema<Input>, body: unknown): Input {
  if (!isObject(body)) throw badField('body', orderTexts.noObject);
  const foreign: FieldError[] = [];
  collectForeign(rules, body, [], foreign);
  if (foreign.length > 0) throw badInput(foreign.slice(0, NAMED_AT_MOST));
  try {
    // The rules wait for nothing, and a synchronous run of them takes a third of the time.
    return rules.validateSync(body, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const each = error.inner.length > 0 ? error.inner : [error];
    throw badInput(
      each.slice(0, NAMED_AT_MOST).map(({ path, message }) => ({
        path: path?.split(/[.[\]]+/).filter(Boolean) ?? [],
        message,
      })),
    );
  }
}

/**
 * What the rules do not look at: fields they do not know, text that PostgreSQL cannot keep, and items
 * that are no objects. It goes only as deep as the rules do, however deep a value is.
 */
function collectForeign(rules: unknown, value: unknown, path: string[], found: FieldError[]): void {
  if (found.length >= NAMED_AT_MOST) return;
  if (typeof value === 'string' && value.includes('\0')) {
    found.push({ path, message: orderTexts.unreadableText });
  }
  const { fields, innerType } = rules as { fields?: Record<string, unknown>; innerType?: unknown };
  if (Array.isArray(value) && innerType) {
    value.forEach((each, index) => {
      const at = [...path, `${index}`];
      if (isObject(each)) collectForeign(innerType, each, at, found);
      else found.push({ path: at, message: orderTexts.noObject });
    });
  }
  if (!isObject(value) || !fields) return;
  for (const [name, field] of Object.entries(value)) {
    const shown = name.slice(0, 64);
    if (Object.hasOwn(fields, name)) {
      collectForeign(fields[name], field, [...path, shown], found);
    } else {
      found.push({ path: [...path, shown], message: orderTexts.unknownField(shown) });
    }
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
