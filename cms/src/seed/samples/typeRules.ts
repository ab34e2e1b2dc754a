import {
  array,
  boolean,
  mixed,
  number,
  string,
  type AnyObjectSchema,
  type ObjectShape,
  type Schema,
} from 'yup';
import type { Rules } from './checkSample';
import { attributesOf, componentAttributes, type Attribute, type Attributes } from './attributes';
import { strictObject } from './strictObject';

interface Exceptions {
  /** Rules of fields that differ in files from those in the database. */
  own?: ObjectShape;
  /** Fields that the loaders set. */
  without?: readonly string[];
}

/**
 * Rules of a content type's samples, generated from its `schema.json`, as is the type `Source`: a
 * field added there can be used at once. Samples have no `order`: their position determines it.
 * @throws Error for an unknown content type
 */
export function typeRules<Source extends object>(
  type: string,
  { own = {}, without = [] }: Exceptions = {},
): Rules<Source> {
  const shape = shapeOf(attributesOf(type));
  for (const name of ['order', ...without]) delete shape[name];
  return strictObject({ ...shape, ...own }).required() as unknown as Rules<Source>;
}

function shapeOf(attributes: Attributes): ObjectShape {
  const shape: ObjectShape = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const rule = attribute.private ? null : ruleOf(attribute);
    if (rule) shape[name] = attribute.required ? rule.required() : rule.nullable();
  }
  return shape;
}

/** Null for attributes that samples cannot set. */
function ruleOf(attribute: Attribute): Schema | AnyObjectSchema | null {
  switch (attribute.type) {
    case 'string':
    case 'text':
    case 'uid':
    case 'email':
    case 'datetime':
      return string();
    case 'blocks':
      return string().matches(/\S/, '${path} is empty');
    case 'date':
      return string().matches(/^\d{4}-\d{2}-\d{2}$/, '${path} must be a day like 2026-06-30');
    case 'integer':
      return number().integer();
    case 'float':
    case 'decimal':
      return number();
    case 'boolean':
      return boolean();
    case 'enumeration':
      return string().oneOf(attribute.enum ?? []);
    case 'json':
      return array().of(string().required());
    case 'component': {
      const rules = strictObject(shapeOf(componentAttributes(attribute.component ?? '')));
      return attribute.repeatable ? array().of(rules.required()) : rules;
    }
    case 'relation':
      // The other record's slug.
      return attribute.relation?.endsWith('ToOne') ? string() : null;
    case 'media':
    case 'dynamiczone':
      return null;
    default:
      return mixed();
  }
}
