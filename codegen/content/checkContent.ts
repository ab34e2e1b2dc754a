import { isObjectType, type GraphQLSchema } from 'graphql';
import { endpointsOf } from '../contract/endpoints';
import { problemAt, type Problem } from '../contract/problem';
import { checkTemplate } from './checkTemplate';
import { contentValues } from './contentTypes';
import { fieldKind } from './fieldKind';
import { suggest } from './suggest';

const searchable = ['text', 'word', 'list'];

/** The fields that `@content` says are searched: texts of the type. */
function checkSearch(schema: GraphQLSchema): Problem[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const search = contentValues(schema, type)?.search as string[] | undefined;
      const texts = Object.values(type.getFields())
        .filter((field) => searchable.includes(fieldKind(schema, field.type) ?? ''))
        .map(({ name }) => name);
      return (search ?? [])
        .filter((name) => !texts.includes(name))
        .map((name) =>
          problemAt(
            type.astNode,
            `@content of "${type.name}" searches "${name}", which is no text of it${suggest(name, texts)}`,
          ),
        );
    });
}

/** Holds what the schema says of content: what is searched, and the queries of its endpoints. */
export const checkContent = (schema: GraphQLSchema): Problem[] => [
  ...checkSearch(schema),
  ...endpointsOf(schema).flatMap((endpoint) => checkTemplate(schema, endpoint)),
];
