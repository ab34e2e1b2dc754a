/** Why a mutant that no test notices may stay. What is narrower than a folder says what it changes there. */
export interface Explanation {
  /** A file or a folder. */
  in: string;
  /** Stryker's names; any if left out. */
  mutators?: readonly string[];
  /** A part of the line where the mutant begins; any if left out. */
  line?: string;
  /** What the mutant makes of the code; anything if left out. */
  to?: string;
  why: string;
}
