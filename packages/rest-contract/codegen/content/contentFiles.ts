import {
  getNamedType,
  isAbstractType,
  isObjectType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { componentUid } from '../contract/apiSettings';
import type { ContractFile } from '../contract/parseContract';
import { ContractError, problemAt, type Problem } from '../contract/problem';
import { mergedAttribute, isMany, valueAttribute } from './attribute';
import { contentTypesOf, kebab, type ContentName, type ContentType } from './contentTypes';
import {
  componentPath,
  newComponent,
  newType,
  typePath,
  type Attribute,
  type Attributes,
  type ContentFile,
} from './files';
import type { ContentServer } from './sections';
import { storedFields } from './visibleFields';

type Field = GraphQLField<unknown, unknown>;

/** The normalized title of a searchable type, used for sorting its lists. */
const folded: Attributes = {
  sortTitle: { type: 'string', private: true, searchable: false, visible: false },
};

function read({ file, text }: ContractFile): ContentFile {
  try {
    return JSON.parse(text) as ContentFile;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ContractError([problemAt(null, `${reason}; write valid JSON`, { file })]);
  }
}

/** Updates content type and component files to match the schema and creates missing ones; returns those to write. */
export function updatedContentFiles(
  schema: GraphQLSchema,
  { folder, media, bounds }: ContentServer,
  present: readonly ContractFile[],
): ContractFile[] {
  const before = new Map(present.map((each) => [each.file, read(each)] as const));
  const after = new Map<string, ContentFile>();
  const types = contentTypesOf(schema);
  const uidOf = new Map(types.map(({ type, names }) => [type.name, names[0]?.uid]));
  const components = new Map<string, string>();
  const problems: Problem[] = [];

  const fileOf = (path: string): ContentFile | undefined => after.get(path) ?? before.get(path);

  /** The component that stores a type: the one its attribute names, or one that another attribute uses for it. */
  function componentOf(
    type: GraphQLObjectType,
    existing: Attribute | undefined,
    owner: string,
  ): string {
    const uid =
      existing?.component ??
      componentUid(schema, type) ??
      components.get(type.name) ??
      `${owner}.${kebab(type.name)}`;
    components.set(type.name, uid);
    return uid;
  }

  function updateComponent(type: GraphQLObjectType, uid: string, owner: string): void {
    const path = `${folder}${componentPath(uid)}`;
    if (after.has(path)) return;
    const file = before.get(path) ?? newComponent(uid, type.name);
    after.set(path, file);
    after.set(path, { ...file, attributes: attributesOf(type, file.attributes, owner, path) });
  }

  function recordAttribute(
    named: GraphQLNamedType,
    many: boolean,
    existing: Attribute | undefined,
    owner: string,
  ): Attribute {
    const allowedTypes = media[named.name];
    if (allowedTypes) return { type: 'media', multiple: many, allowedTypes };
    const target = uidOf.get(named.name);
    if (target) return { type: 'relation', relation: many ? 'oneToMany' : 'manyToOne', target };
    if (isAbstractType(named)) {
      const uids = schema.getPossibleTypes(named).map((type) => {
        const uid = componentOf(type, undefined, owner);
        updateComponent(type, uid, owner);
        return uid;
      });
      return { type: 'dynamiczone', components: uids };
    }
    if (!isObjectType(named)) return { type: 'json' };
    const component = componentOf(named, existing, owner);
    updateComponent(named, component, owner);
    return { type: 'component', component, repeatable: many };
  }

  function attributeOf(
    field: Field,
    existing: Attribute | undefined,
    attributes: Attributes,
    owner: string,
  ) {
    if (!existing && field.name === 'slug') {
      const targetField = Object.keys(attributes).find(
        (name) => name === 'title' || name === 'name',
      );
      return { type: 'uid', ...(targetField && { targetField }), maxLength: 200 };
    }
    const named = getNamedType(field.type);
    return (
      valueAttribute(schema, field, bounds) ??
      recordAttribute(named, isMany(field), existing, owner)
    );
  }

  /** Rejects an attribute that is private in Strapi but public in the schema. */
  function rejectPrivate(type: GraphQLObjectType, { name, astNode }: Field, path: string): void {
    const message = `"${type.name}.${name}" is private in ${path} but would be public in the API; remove it from the type, or remove "private" from the attribute`;
    problems.push(problemAt(astNode, message));
  }

  function attributesOf(
    type: GraphQLObjectType,
    existing: Attributes,
    owner: string,
    path: string,
  ): Attributes {
    let entries = Object.entries(existing);
    let last = -1;
    for (const field of storedFields(schema, type)) {
      if (field.name === 'documentId') continue;
      const name = field.name === 'id' ? 'key' : field.name;
      const at = entries.findIndex(([each]) => each === name);
      if (existing[name]?.private === true) rejectPrivate(type, field, path);
      const attributes = Object.fromEntries(entries);
      const wanted = attributeOf(field, attributes[name], attributes, owner);
      const merged = mergedAttribute(schema, field, attributes[name], wanted);
      if (at < 0) entries = entries.toSpliced(last + 1, 0, [name, merged]);
      else entries[at] = [name, merged];
      last = at < 0 ? last + 1 : at;
    }
    return Object.fromEntries(entries);
  }

  function updateType(
    { type, single, label, search, drafts }: ContentType,
    name: ContentName,
  ): void {
    const path = `${folder}${typePath(name.uid)}`;
    const slug = 'slug' in type.getFields();
    const typeOptions = { ...name, single, drafts, slug, search: search.length > 0 };
    const file = fileOf(path) ?? newType({ ...typeOptions, displayName: label ?? type.name });
    const attributes = attributesOf(type, file.attributes, name.singular, path);
    after.set(path, {
      ...file,
      info: { ...file.info, displayName: label ?? file.info.displayName },
      options: { ...file.options, draftAndPublish: drafts },
      attributes:
        search.length > 0 ? { ...attributes, ...missing(folded, attributes) } : attributes,
    });
  }

  // Components named by attributes come first, so that others can reuse them.
  const all = types.flatMap((type) => type.names.map((name) => [type, name] as const));
  for (const [{ type }, { uid }] of all) {
    const { attributes = {} } = before.get(`${folder}${typePath(uid)}`) ?? {};
    for (const field of storedFields(schema, type)) {
      const { component } = attributes[field.name] ?? {};
      if (component) components.set(getNamedType(field.type).name, component);
    }
  }
  all.forEach(([type, name]) => updateType(type, name));
  if (problems.length > 0) throw new ContractError(problems);
  return [...after]
    .filter(([file, content]) => JSON.stringify(before.get(file)) !== JSON.stringify(content))
    .map(([file, content]) => ({ file, text: JSON.stringify(content, null, 2) }));
}

const missing = (wanted: Attributes, present: Attributes): Attributes =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in present)));
