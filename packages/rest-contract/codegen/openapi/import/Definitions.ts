import { freeName, pascal } from './names';

/** What the schema's other files define. */
export interface ExistingNames {
  types: ReadonlySet<string>;
  /** Of Query and Mutation. */
  fields: ReadonlySet<string>;
  /** The value of `Access` for any session. */
  caller?: string | undefined;
}

const BUILT_IN = ['Query', 'Mutation', 'Subscription', 'String', 'ID', 'Int', 'Float', 'Boolean'];
/** Shared definitions, for schemas without a separate type. */
const SHARED = {
  Json: '"Any JSON value, which is not validated."\nscalar Json',
  Done: '"A response without a body."\ntype Done {\n  ok: Boolean!\n}',
};

/** Collects the definitions created so far, and notes on what was omitted. */
export class Definitions {
  private readonly created = new Map<string, string>();
  private readonly marks = new Map<string, string>();
  private readonly owners = new Map<string, string>();
  private readonly types: Set<string>;
  private readonly fields: Set<string>;
  /** Locations by note. */
  private readonly notes = new Map<string, Set<string>>();

  constructor(
    private readonly prefix: string,
    readonly existing: ExistingNames,
  ) {
    this.types = new Set([
      ...BUILT_IN,
      ...Object.keys(SHARED),
      'DateTime',
      'Date',
      ...existing.types,
    ]);
    this.fields = new Set(existing.fields);
  }

  /** Returns a unique type name; the same one for the same owner. */
  nameFor(owner: string, wanted: string): string {
    const known = this.owners.get(owner);
    if (known !== undefined) return known;
    const name = freeName(`${this.prefix}${pascal(wanted)}`, this.types);
    this.owners.set(owner, name);
    return name;
  }

  /** Returns a unique name for a field of Query or Mutation. */
  fieldFor(wanted: string): string {
    return freeName(wanted, this.fields);
  }

  /** Creates a definition once; `create` may refer to it recursively. */
  define(name: string, create: () => string): string {
    if (!this.created.has(name)) {
      this.created.set(name, '');
      this.created.set(name, create());
    }
    return name;
  }

  isRecord(name: string): boolean {
    return /^type /m.test(this.created.get(name) ?? '');
  }

  /** Adds a directive to a type, which can have only one. @returns whether the type has this one */
  mark(name: string, text: string): boolean {
    const current = this.marks.get(name) ?? text;
    this.marks.set(name, current);
    return current === text;
  }

  note(where: string, what: string): void {
    this.notes.set(what, (this.notes.get(what) ?? new Set()).add(where));
  }

  shared(name: keyof typeof SHARED): string {
    return this.existing.types.has(name) ? name : this.define(name, () => SHARED[name]);
  }

  /** Returns the type of arbitrary JSON for a value that SDL cannot describe, and notes it. */
  anything(where: string, why: string): string {
    this.note(where, `${why}; imported as Json, which is not validated`);
    if (!this.existing.types.has('Json')) {
      this.note('Json', "requires a TypeScript type in codegen.ts: `scalars: { Json: 'unknown' }`");
    }
    return this.shared('Json');
  }

  get sdl(): string[] {
    return [...this.created].map(([name, sdl]) =>
      sdl.replace(new RegExp(`^type ${name}(?= \\{)`, 'm'), `$&${this.marks.get(name) ?? ''}`),
    );
  }

  get omissions(): string[] {
    return [...this.notes].map(([what, places]) => `${[...places].join(', ')}: ${what}`);
  }
}
