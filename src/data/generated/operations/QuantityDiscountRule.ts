/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };

import type * as Types from '../types';

import type { DocumentFor } from '../access';
export type QuantityDiscountRuleQueryVariables = Exact<{ [key: string]: never }>;

export type QuantityDiscountRuleQuery = {
  quantityDiscountRule: {
    documentId: string;
    appliesTo: Array<Types.ItemKind>;
    tiers: Array<{ minQuantity: number; percent: number }>;
  } | null;
};

// oxfmt-ignore
/** GET /quantity-discount-rule */
export const QuantityDiscountRuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuantityDiscountRule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"guard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"access"},"value":{"kind":"StringValue","value":"PUBLIC"}},{"kind":"Argument","name":{"kind":"Name","value":"shape"},"value":{"kind":"StringValue","value":"[\"QuantityDiscountRule\",{\"documentId\":\"ID!\",\"tiers\":[\"[QuantityTier!]!\",{\"minQuantity\":\"Int!\",\"percent\":\"Int!\"}],\"appliesTo\":\"[=course|document|seminar!]!\"}]"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantityDiscountRule"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"rest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"StringValue","value":"QuantityDiscountRule"}},{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"StringValue","value":"/quantity-discount-rule?fields=appliesTo&populate=tiers"}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"documentId"}},{"kind":"Field","name":{"kind":"Name","value":"tiers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"minQuantity"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appliesTo"}}]}}]}}]} as unknown as DocumentFor<'PUBLIC', QuantityDiscountRuleQuery, QuantityDiscountRuleQueryVariables>;
