import { freeName, pascal } from './names';

/** What the contract has words for, which its directives say. */
export interface Dialect {
  /** `@wire` on fields. */
  fieldWire: boolean;
  /** `@discriminator` on unions and `@wire` on their types, instead of `@component`. */
  discriminator: boolean;
  methods: ReadonlySet<string>;
  /** The word for whoever has a session. */
  caller?: string | undefined;
  /** Lists in a query. */
  lists: boolean;
}

/** What stands in the schema's other files. */
export interface ExistingNames {
  types: ReadonlySet<string>;
  /** Of Query and Mutation. */
  fields: ReadonlySet<string>;
}

const BUILT_IN = ['Query', 'Mutation', 'Subscription', 'String', 'ID', 'Int', 'Float', 'Boolean'];
/** Given to what has no name of its own. */
const SHARED = {
  Json: '"Any JSON, which nothing checks."\nscalar Json',
  Done: '"An answer without a body."\ntype Done {\n  ok: Boolean!\n}',
};

/** The definitions made so far, and what could not be said. */
export class Definitions {
  private readonly created = new Map<string, string>();
  private readonly marks = new Map<string, string>();
  private readonly owners = new Map<string, string>();
  private readonly types: Set<string>;
  private readonly fields: Set<string>;
  /** Where, by what. */
  private readonly notes = new Map<string, Set<string>>();

  constructor(
    readonly dialect: Dialect,
    private readonly prefix: string,
    private readonly existing: ExistingNames,
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

  /** A name that no other owner has; the same for the same owner. */
  nameFor(owner: string, wanted: string): string {
    const known = this.owners.get(owner);
    if (known !== undefined) return known;
    const name = freeName(`${this.prefix}${pascal(wanted)}`, this.types);
    this.owners.set(owner, name);
    return name;
  }

  /** A name that no other field of Query or Mutation has. */
  fieldFor(wanted: string): string {
    return freeName(wanted, this.fields);
  }

  /** Makes a definition once; `make` may come back to it. */
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

  /** Puts a directive behind a type's name, which says it once. @returns whether it says this now */
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

  /** A value that nothing here describes: any JSON, and a note of it. */
  anything(where: string, why: string): string {
    this.note(where, `${why}: read as Json, of any shape`);
    if (!this.existing.types.has('Json')) {
      this.note('Json', "needs its TypeScript type in codegen.ts: `scalars: { Json: 'unknown' }`");
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
