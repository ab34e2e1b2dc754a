// The package ships no types.

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    fieldNames: string[];
    path: { type?: string; property?: string; index?: number }[];
  }

  interface Extracted {
    jsonld: Record<string, object[]>;
  }

  export default class Validator {
    /** The validators of each type. */
    registeredHandlers: Record<
      string,
      (() => Promise<{ default: new (about: object) => { validate(data: object): Issue[] } }>)[]
    >;
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}

declare module '@adobe/structured-data-validator/src/types/base.js' {
  import type { Issue } from '@adobe/structured-data-validator';

  type Condition = (data: object) => Issue | Issue[] | null;

  export default class BaseValidator {
    constructor(about: object);
    getConditions(data: object): Condition[];
    validate(data: object): Issue[];
    required(name: string, type?: string, ...options: unknown[]): Condition;
    or(...conditions: Condition[]): Condition;
  }
}
