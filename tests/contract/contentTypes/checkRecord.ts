import {
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  isUnionType,
  type GraphQLObjectType,
} from 'graphql';
import type { Part } from '../../../cms/src/content/ContentView';
import { componentUid } from '../../../codegen/contract/componentUid';
import { checkPromise, checkValue } from './checkField';
import type { ContentSources, ContentType } from './sources';

/** Not kept: Strapi's own, and what is counted (`placesLeft.ts`). */
const notKept = ['documentId', 'placesLeft'];

interface Shown {
  /** The view's file. */
  file: string;
  fields: readonly string[];
  parts: Readonly<Record<string, Part>>;
  idFromKey?: boolean;
}

/** What a view shows of a type or component, held to the type and to the schema. */
export function checkRecord(
  sources: ContentSources,
  { file, fields, parts, idFromKey }: Shown,
  type: ContentType,
  sdl: GraphQLObjectType,
): string[] {
  const unknown = [...fields, ...Object.keys(parts)]
    .filter((name) => name !== 'documentId' && !type.attributes[name])
    .map((name) => `${file}: ${type.file} has no "${name}"; add it there, or take it out here`);
  const fieldProblems = Object.values(sdl.getFields()).flatMap((field) => {
    if (notKept.includes(field.name)) return [];
    const name = idFromKey && field.name === 'id' ? 'key' : field.name;
    const part = parts[name];
    if (!part && !fields.includes(name)) {
      return [
        `${file}: "${name}" is not shown, and the schema has ${sdl.name}.${name}; show it, or take it out of the schema`,
      ];
    }
    const attribute = type.attributes[name];
    if (!attribute) return [];
    const promise = checkPromise(type, name, attribute, field, sdl.name);
    if (!part) {
      return [...promise, ...checkValue(sources.schema, type, name, attribute, field, sdl.name)];
    }
    const isList = isListType(getNullableType(field.type));
    if (isList !== (part.many ?? false)) {
      return [
        `${file}: "${name}" is ${part.many ? 'many' : 'one'}, and the schema has ${sdl.name}.${name}: ${field.type}; write the same in both`,
      ];
    }
    return [...promise, ...checkPart(sources, file, part, attribute.component, field.type)];
  });
  return [...unknown, ...fieldProblems];
}

/** A component, or the components of a dynamic zone; a record has its own view, a file is Strapi's. */
function checkPart(
  sources: ContentSources,
  file: string,
  part: Part,
  component: string | undefined,
  type: Parameters<typeof getNamedType>[0],
): string[] {
  const { fields, parts = {}, idFromKey = false } = part;
  const named = getNamedType(type);
  if (isUnionType(named)) {
    return Object.entries(part.variants ?? {}).flatMap(([uid, variant]) => {
      const sdl = named.getTypes().find((each) => componentUid(sources.schema, each) === uid);
      if (sdl) return checkPart(sources, file, variant, uid, sdl);
      return [
        `${file}: no type of the schema's ${named.name} is @component(uid: "${uid}"); add it, or take it out here`,
      ];
    });
  }
  const kept = component === undefined ? undefined : sources.types.get(component);
  // What `show` makes is another thing than what is kept.
  if (!kept || !isObjectType(named) || part.show) return [];
  return checkRecord(sources, { file, fields, parts, idFromKey }, kept, named);
}
