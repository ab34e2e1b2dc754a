export type Value = string | number | Date | boolean;

/** An SQL condition on an account `u`. */
export interface Condition {
  sql: string;
  bindings: Value[];
  /** A select of the ids of all for which it holds, by an index, each once; if few accounts may be among them. */
  source?: { sql: string; bindings: Value[] };
}
