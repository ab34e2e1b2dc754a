/** The part of a contract that changed. */
export interface SchemaCoordinate {
  type: string;
  field?: string;
  /** Only who gives this argument is concerned. */
  arg?: string;
}

export interface FoundChange {
  coordinate: SchemaCoordinate;
  message: string;
}
