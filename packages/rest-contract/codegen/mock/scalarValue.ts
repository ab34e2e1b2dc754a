import {
  isEnumType,
  isInputObjectType,
  type GraphQLEnumType,
  type GraphQLScalarType,
  type GraphQLSchema,
} from 'graphql';
import { constraintOf, type Constraint } from '../contract/constraints';
import { inputKindOf } from '../contract/inputKinds';
import { wireValuesOf } from '../contract/directiveValues';

const DAY_MS = 86_400_000;
/** Fixed, so that the same request has the same response on any day. */
const FIRST_MS = Date.UTC(2026, 0, 5, 2);

export interface ScalarContext {
  /** The type's name. */
  of: string;
  field: string;
  /** The record's number, from 1. */
  number: number;
}

const words = (name: string): string =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/_/g, ' ')
    .toLowerCase();
const kebab = (name: string): string => words(name).replaceAll(' ', '-');
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const email = (number: number): string => `person${number}@example.com`;

const byFormat: Record<string, (number: number) => string> = {
  EMAIL: email,
  PHONE: (number) => `09${12_345_600 + number}`,
  UUID: (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  NAME: (number) => `Person ${String.fromCharCode(64 + (number % 26 || 26))}`,
};

/** An unsigned token with a user id, for clients that decode it. */
const token = (number: number): string =>
  ['{"alg":"none"}', `{"id":${number}}`, 'mock']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

function textOf(
  { of, field, number }: ScalarContext,
  { format, maxLength }: Partial<Constraint>,
): string {
  const formatted = byFormat[format ?? ''];
  if (formatted) return formatted(number);
  if (/email$/i.test(field)) return email(number);
  if (/^(?:jwt|.*token)$/i.test(field)) return token(number);
  if (/(?:^|[a-z])(?:url|Url|href)$/.test(field)) return `/${kebab(of)}/${number}`;
  if (/^(?:slug|code|key|number)$/.test(field)) return `${kebab(of)}-${number}`;
  return capital(`${words(of)} ${words(field)} ${number}`).slice(0, maxLength);
}

const within = (value: number, { min = -Infinity, max = Infinity }: Partial<Constraint>): number =>
  Math.min(max, Math.max(min, value));

export type ScalarValue = (
  type: GraphQLScalarType | GraphQLEnumType,
  place: ScalarContext,
) => unknown;

/** Generates values by type, by field name, and by the constraints of input fields with the same name. */
export function createScalars(
  schema: GraphQLSchema,
  own: Readonly<Record<string, unknown>>,
): ScalarValue {
  const constraints = new Map<string, Partial<Constraint>>();
  for (const type of Object.values(schema.getTypeMap()).filter(isInputObjectType)) {
    for (const field of Object.values(type.getFields())) {
      constraints.set(field.name, constraintOf(schema, field) ?? {});
    }
  }
  return (type, place) => {
    if (type.name in own) return own[type.name];
    const { number, of } = place;
    if (isEnumType(type)) {
      const values = Object.values(wireValuesOf(schema, type));
      return values[(number - 1) % values.length];
    }
    const limits = constraints.get(place.field) ?? {};
    if (type.name === 'ID') return `${kebab(of)}-${number}`;
    switch (inputKindOf(schema, type)) {
      case 'whole':
        return within(type.name === 'Int' ? number : number * 100_000, limits);
      case 'decimal':
        return within(number + 0.5, limits);
      case 'flag':
        return number % 2 === 1;
      case 'moment':
        return new Date(FIRST_MS + number * DAY_MS).toISOString();
      case 'day':
        return new Date(FIRST_MS + number * DAY_MS).toISOString().slice(0, 10);
      case 'text':
        return textOf(place, limits);
      default:
        return {};
    }
  };
}
