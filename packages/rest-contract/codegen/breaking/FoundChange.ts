/** Where a contract changed, as a GraphQL schema coordinate. */
export interface SchemaCoordinate {
  type: string;
  field?: string;
  /** If set, only operations that pass this argument are affected. */
  arg?: string;
}

export interface FoundChange {
  coordinate: SchemaCoordinate;
  message: string;
}
