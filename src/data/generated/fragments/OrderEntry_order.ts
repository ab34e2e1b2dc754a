/* Made by `npm run codegen` from schema/ and the .graphql files: never edited. */

import type * as Types from '../types';

export type OrderEntry_orderFragment = {
  documentId: string;
  code: string;
  status: Types.OrderStatus;
  placedAt: string;
  itemCount: number;
  firstTitle: string;
  total: number;
};
