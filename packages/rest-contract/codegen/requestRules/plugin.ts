import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLNamedInputType,
  type GraphQLSchema,
} from 'graphql';
import { rootsOf } from '../contract/endpoints';
import { wireValuesOf } from '../contract/directiveValues';
import { rulesName } from '../inputRules/rulesName';

export interface RequestRulesConfig {
  /** The folder of the input rules, relative to the output folder. */
  rules: string;
}

function ruleOf(schema: GraphQLSchema, type: GraphQLNamedInputType, folder: string): string | null {
  const { name } = type;
  if (isEnumType(type)) return JSON.stringify(Object.values(wireValuesOf(schema, type)));
  if (!isInputObjectType(type)) return null;
  return `() => import('${folder}/${name}').then((made) => made.${rulesName(type)})`;
}

/** Generates the table that validates arguments by type before a request is sent. */
export function plugin(
  schema: GraphQLSchema,
  _documents: unknown,
  { rules }: RequestRulesConfig,
): string {
  const folder = rules.startsWith('.') ? rules : `./${rules}`;
  const types = new Set(
    rootsOf(schema)
      .flatMap((root) => Object.values(root.getFields()))
      .flatMap(({ args }) => args.map(({ type }) => getNamedType(type))),
  );
  const rows = [...types]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((type) => {
      const rule = ruleOf(schema, type, folder);
      return rule === null ? [] : [`  ${type.name}: ${rule},`];
    });
  return [
    '/** By the type of an argument: the values of an enum, or the rules of an input, loaded when first needed. */',
    `export const requestRules = ${rows.length > 0 ? `{\n${rows.join('\n')}\n}` : '{}'};`,
    '',
  ].join('\n');
}
