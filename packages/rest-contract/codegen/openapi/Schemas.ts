import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  isUnionType,
  isInterfaceType,
  type GraphQLAbstractType,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  isObjectType,
} from 'graphql';
import { componentUid, wireNameOf } from '../contract/apiSettings';
import { constraintOf } from '../contract/constraints';
import { wireValuesOf, directiveValues } from '../contract/directiveValues';
import { conditionsOf, constraintDescription, inputFieldRules } from './inputSchemas';
import {
  described,
  nullable,
  schemaRef,
  type JsonSchema,
  builtInSchema,
  scalarSchema,
} from './jsonSchema';

/** The types of the contract as JSON Schemas; referenced types become components. */
export class Schemas {
  private readonly found = new Map<string, JsonSchema>();
  private readonly partial: ReadonlySet<string>;

  constructor(
    private readonly schema: GraphQLSchema,
    /** The field that discriminates the types of a union in a response. */
    private readonly discriminator: string,
  ) {
    this.partial = partialTypesOf(schema);
  }

  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.found].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Returns the schema of a type reference: nullable unless it has `!`. */
  of(type: GraphQLType): JsonSchema {
    if (isNonNullType(type)) return this.present(type.ofType);
    return nullable(this.present(type));
  }

  /** Returns the schema of an object type's fields, without a reference. */
  record(type: GraphQLObjectType | GraphQLInterfaceType): JsonSchema {
    const fields = Object.values(type.getFields());
    const uid = this.isMember(type) ? componentUid(this.schema, type as GraphQLObjectType) : null;
    const fieldNameOf = ({ name }: { name: string }): string => wireNameOf(this.schema, type, name);
    const properties = fields.map((field) => [
      fieldNameOf(field),
      described(this.of(field.type), field.description ?? undefined),
    ]);
    const required = fields
      .filter(({ type: given }) => isNonNullType(given))
      .filter(
        ({ type: given }) => !(this.partial.has(type.name) && isCompositeType(getNamedType(given))),
      )
      .map(fieldNameOf);
    return {
      type: 'object',
      properties: {
        ...(uid !== null && { [this.discriminator]: { type: 'string', const: uid } }),
        ...Object.fromEntries(properties),
      },
      required: [...(uid === null ? [] : [this.discriminator]), ...required],
    };
  }

  present(type: GraphQLType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.of(type.ofType) };
    const named = getNamedType(type);
    const builtIn = isScalarType(named) ? builtInSchema(named) : undefined;
    if (builtIn) return builtIn;
    if (!this.found.has(named.name)) {
      // Reserved first: types may be recursive.
      this.found.set(named.name, {});
      this.found.set(named.name, this.named(named));
    }
    return { $ref: schemaRef(named.name) };
  }

  private named(type: GraphQLNamedType): JsonSchema {
    const words = type.description ?? undefined;
    if (isScalarType(type)) return scalarSchema(this.schema, type);
    if (isEnumType(type)) {
      const values = Object.values(wireValuesOf(this.schema, type));
      return described({ type: 'string', enum: values }, words);
    }
    if (isInputObjectType(type)) return described(this.input(type), words);
    if (isUnionType(type) || isInterfaceType(type)) return described(this.variants(type), words);
    return described(this.record(type), words);
  }

  private isMember(type: GraphQLNamedType): boolean {
    return Object.values(this.schema.getTypeMap()).some(
      (each) => isUnionType(each) && each.getTypes().some(({ name }) => name === type.name),
    );
  }

  private variants(type: GraphQLAbstractType): JsonSchema {
    const members = this.schema.getPossibleTypes(type);
    const mapping = members.map((member) => [
      componentUid(this.schema, member) ?? member.name,
      schemaRef(member.name),
    ]);
    return {
      oneOf: members.map((member) => this.present(member)),
      discriminator: {
        propertyName: this.discriminator,
        mapping: Object.fromEntries(mapping),
      },
    };
  }

  private input(type: GraphQLInputObjectType): JsonSchema {
    const fields = Object.values(type.getFields());
    const properties = fields.map((field) => {
      const words = constraintDescription(
        constraintOf(this.schema, field),
        field.description ?? undefined,
      );
      const rules = inputFieldRules(this.schema, field);
      const given = isNonNullType(field.type) ? field.type.ofType : field.type;
      const value = { ...this.present(given), ...rules };
      return [field.name, described(isNonNullType(field.type) ? value : nullable(value), words)];
    });
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: fields.filter(({ type: given }) => isNonNullType(given)).map(({ name }) => name),
      additionalProperties: false,
      ...conditionsOf(this.schema, type),
    };
  }
}

/** Lists content types and the types nested in them, whose relations are in a response only if `populate` names them. */
function partialTypesOf(schema: GraphQLSchema): ReadonlySet<string> {
  const found = new Set<string>();
  const reach = (type: GraphQLNamedType): void => {
    if (found.has(type.name)) return;
    if (isUnionType(type)) return type.getTypes().forEach(reach);
    if (!isObjectType(type)) return;
    found.add(type.name);
    Object.values(type.getFields()).forEach((field) => reach(getNamedType(field.type)));
  };
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ astNode }) => directiveValues(schema, 'content', astNode) !== undefined)
    .forEach(reach);
  return found;
}
