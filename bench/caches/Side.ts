import type { DocumentNode } from 'graphql';
import type { Invalidation } from 'rest-contract';

export interface Course {
  documentId: string;
  title: string;
  category: { name: string };
}

export interface Documents {
  courses: DocumentNode;
  rename: DocumentNode;
  remove: DocumentNode;
}

export interface Surroundings {
  fetch: typeof fetch;
  rest: Documents;
  graphql: Documents;
  invalidations: Record<string, Invalidation | null>;
}

/** A client as an app would set it up, with an empty cache. */
export interface Client {
  /** From the network, into the cache. */
  read: () => Promise<readonly Course[]>;
  /** From the cache, as a second view would. */
  reread: () => Promise<readonly Course[]>;
  /** As a mounted view does: called with each new list. */
  watch: (onList: (list: readonly Course[]) => void) => void;
  rename: (documentId: string, title: string) => Promise<unknown>;
  /** By the means that the client's guide names. */
  remove: (documentId: string) => Promise<unknown>;
}

export type Side = (surroundings: Surroundings) => Client;
