export type Value = string | number | Date | boolean;

/** An SQL condition on an account `u`. */
export interface Condition {
  sql: string;
  bindings: Value[];
  /**
   * A select of the ids of all matching accounts, by an index, without duplicates; set if few
   * accounts may match.
   */
  source?: { sql: string; bindings: Value[] };
}
