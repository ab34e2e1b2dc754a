/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { StrapiBlocks } from '@/data/strapiBlocks';
import type { ImageFormats } from '@/data/imageFormats';
import type { DocumentFor } from '../access';
export type CoManagerDetailQueryVariables = Exact<{
  slug: string;
}>;

export type CoManagerDetailQuery = {
  coManager: {
    bio: StrapiBlocks | null;
    documentId: string;
    name: string;
    slug: string;
    position: string;
    group: Types.CoManagerGroup;
    order: number;
    photo: {
      url: string;
      alternativeText: string | null;
      width: number | null;
      height: number | null;
      formats: ImageFormats | null;
    } | null;
  } | null;
};

// oxfmt-ignore
/** GET /co-managers/{args.slug} */
export const CoManagerDetailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoManagerDetail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"slug"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"CoManager\",{\"documentId\":\"ID!\",\"name\":\"String!\",\"slug\":\"String!\",\"position\":\"String!\",\"photo\":[\"Image\",{\"url\":\"String!\",\"alternativeText\":\"String\",\"width\":\"Int\",\"height\":\"Int\",\"formats\":\"ImageFormats\"}],\"group\":\"=department|board|founding-council!\",\"order\":\"Int!\",\"bio\":\"Blocks\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coManager"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"slug"},"value":{"kind":"Variable","name":{"kind":"Name","value":"slug"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"CoManager"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/co-managers/{args.slug}?fields=name,slug,position,group,order,bio&populate=photo"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CoManagerEntry_person"}},{"kind":"Field","name":{"kind":"Name","value":"bio"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CoManagerEntry_person"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CoManager"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"photo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"alternativeText"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"formats"}}]}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"order"}}]}}]} as unknown as DocumentFor<'PUBLIC', CoManagerDetailQuery, CoManagerDetailQueryVariables>;
