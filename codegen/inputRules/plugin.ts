import {
  getNamedType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { ContractError, problemAt } from '../contract/problem';
import { fieldRules, rulesName } from './fieldRules';
import { HELPERS } from './helpers';

/** Inputs in an order in which each stands after those it holds. */
function inOrder(types: readonly GraphQLInputObjectType[]): GraphQLInputObjectType[] {
  const done = new Set<GraphQLInputObjectType>();
  const place = (type: GraphQLInputObjectType, above: readonly string[]): void => {
    if (done.has(type)) return;
    if (above.includes(type.name)) {
      const circle = [...above, type.name].join(' → ');
      throw new ContractError([
        problemAt(
          type.astNode,
          `The inputs ${circle} hold each other; a form has an end: break the circle`,
        ),
      ]);
    }
    for (const field of Object.values(type.getFields())) {
      const named = getNamedType(field.type);
      if (isInputObjectType(named)) place(named, [...above, type.name]);
    }
    done.add(type);
  };
  for (const type of types) place(type, []);
  return [...done];
}

const rulesOf = (schema: GraphQLSchema, type: GraphQLInputObjectType): string =>
  [
    `/** The rules of \`${type.name}\`. */`,
    `export const ${rulesName(type)} = object({`,
    ...Object.values(type.getFields()).map(
      (field) => `  ${field.name}: ${fieldRules(schema, field)},`,
    ),
    `});`,
  ].join('\n');

/** The helpers that the rules stand on, and those that these stand on: none looks ahead. */
function helpersOf(rules: string): string {
  let code = rules;
  const used: string[] = [];
  for (const [name, helper] of Object.entries(HELPERS).reverse()) {
    if (!new RegExp(`\\b${name}\\b`).test(code)) continue;
    used.unshift(helper);
    code += helper;
  }
  return used.join('\n\n');
}

/**
 * Makes a yup schema of every input type from its `@constraint`s, for forms and server alike:
 * `RegisterInput` → `registerInputRules`.
 */
export function plugin(schema: GraphQLSchema): { prepend: string[]; content: string } {
  const inputs = inOrder(Object.values(schema.getTypeMap()).filter(isInputObjectType));
  const rules = inputs.map((type) => rulesOf(schema, type)).join('\n\n');
  const helpers = helpersOf(rules);
  const imports = ['array', 'boolean', 'number', 'object', 'ref', 'string'].filter((name) =>
    new RegExp(`\\b${name}\\(`).test(`${helpers}\n${rules}`),
  );
  const types = ['AnySchema', 'ISchema']
    .filter((name) => helpers.includes(name))
    .map((name) => `type ${name}`);
  return {
    prepend:
      inputs.length > 0 ? [`import { ${[...imports, ...types].join(', ')} } from 'yup';`] : [],
    content: `${helpers}\n\n${rules}\n`,
  };
}
