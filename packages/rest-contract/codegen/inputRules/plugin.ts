import {
  assertInputObjectType,
  getNamedType,
  isInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import { fieldRules } from './fieldRules';
import { rulesName } from './rulesName';
import { ruleMessages, type Language } from './ruleMessages';

export interface InputRulesConfig {
  input: string;
  /** English by default. */
  language?: Language;
}

/** Generates a yup schema from an input's `@constraint`s: `RegisterInput` → `registerInputRules`. */
export function plugin(
  schema: GraphQLSchema,
  _documents: unknown,
  { input, language = 'en' }: InputRulesConfig,
): { prepend: string[]; content: string } {
  const type = assertInputObjectType(schema.getType(input));
  const fields = Object.values(type.getFields());
  const held = new Set(fields.map((field) => getNamedType(field.type)).filter(isInputObjectType));
  return {
    prepend: [
      `import * as rule from 'rest-contract/rules/${language}';`,
      ...[...held].map((each) => `import { ${rulesName(each)} } from './${each.name}';`),
    ],
    content: [
      `\n/** The rules of \`${type.name}\`. */`,
      `export const ${rulesName(type)} = rule.object({`,
      ...fields.map(
        (field) => `  ${field.name}: ${fieldRules(ruleMessages[language], schema, field)},`,
      ),
      `});\n`,
    ].join('\n'),
  };
}
