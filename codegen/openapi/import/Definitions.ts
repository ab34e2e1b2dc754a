import { pascal } from './names';

/** What the contract has words for, which its directives say. */
export interface Dialect {
  /** `@wire` on fields. */
  fieldWire: boolean;
  /** `@discriminator` on unions and `@wire` on their types, instead of `@component`. */
  discriminator: boolean;
  methods: ReadonlySet<string>;
  /** Lists in a query. */
  lists: boolean;
}

/** The definitions made so far, and what could not be said. */
export class Definitions {
  private readonly made = new Map<string, string>();
  private readonly owners = new Map<string, string>();
  /** Where, by what. */
  private readonly notes = new Map<string, Set<string>>();

  constructor(
    readonly dialect: Dialect,
    private readonly prefix: string,
  ) {}

  /** A name that no other owner has; the same for the same owner. */
  nameFor(owner: string, wanted: string): string {
    const known = this.owners.get(owner);
    if (known !== undefined) return known;
    const taken = new Set([...this.owners.values(), 'Query', 'Mutation', 'String', 'ID', 'Int']);
    const base = `${this.prefix}${pascal(wanted)}`;
    let name = base;
    for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`;
    this.owners.set(owner, name);
    return name;
  }

  /** Makes a definition once; `make` may come back to it. */
  define(name: string, make: () => string): string {
    if (!this.made.has(name)) {
      this.made.set(name, '');
      this.made.set(name, make());
    }
    return name;
  }

  /** Puts text before a definition's first brace, e.g. a directive found later. */
  mark(name: string, text: string): void {
    const sdl = this.made.get(name) ?? '';
    if (!sdl.includes(text)) this.made.set(name, sdl.replace(' {', `${text} {`));
  }

  note(where: string, what: string): void {
    this.notes.set(what, (this.notes.get(what) ?? new Set()).add(where));
  }

  /** A value that nothing here describes: any JSON, and a note of it. */
  anything(where: string, why: string): string {
    this.note(where, `${why}: read as Json, of any shape`);
    return this.define('Json', () => '"Any JSON, which nothing checks."\nscalar Json');
  }

  get said(): string[] {
    return [...this.made.values()].filter((sdl) => sdl !== '');
  }

  get unsaid(): string[] {
    return [...this.notes].map(([what, places]) => `${[...places].join(', ')}: ${what}`);
  }
}
