import { all, any, prefix, term, type Condition } from './Condition';
import { hasDiacritics, LONGEST_BEGINNING, SHORTEST_BEGINNING, termOf } from './terms';
import type { Token } from './tokens';

/**
 * Conditions by decreasing relevance; a record ranks by the first it matches. Exact diacritics come
 * before folded text, the title before the head before the rest, whole words before a prefix of the last
 * one.
 */
export function tiersOf(words: readonly Token[]): Condition[] {
  const folded = [
    all(...words.map((word) => term(termOf.titleWord(word.folded)))),
    all(...beginnings(words, termOf.titleWord, termOf.titleBeginning)),
    headCondition(words),
    anywhereCondition(words),
  ];
  const last = words.at(-1);
  if (last && last.folded.length >= SHORTEST_BEGINNING) {
    const before = words.slice(0, -1).map((word) => term(termOf.word(word.folded)));
    folded.push(all(...before, begunAnywhere(last.folded)));
  }
  if (!words.some(hasDiacritics)) return folded;
  const exactTitle = exactCondition(words, termOf.titleExact, (word, isLast) =>
    isLast ? beginning(word, termOf.titleBeginning) : term(termOf.titleWord(word)),
  );
  const exact = exactCondition(words, termOf.exact, (word, isLast) =>
    isLast ? lastAnywhere(word) : term(termOf.word(word)),
  );
  return [exactTitle, exact, ...folded];
}

/** All tokens, the last one as a prefix. */
export const headCondition = (words: readonly Token[]): Condition =>
  all(...beginnings(words, termOf.headWord, termOf.headBeginning));

/** All tokens anywhere, the last one as a prefix of a word in the head. */
const anywhereCondition = (words: readonly Token[]): Condition =>
  all(
    ...words.map(({ folded }, at) =>
      at === words.length - 1 ? lastAnywhere(folded) : term(termOf.word(folded)),
    ),
  );

const lastAnywhere = (word: string): Condition =>
  any(term(termOf.word(word)), beginning(word, termOf.headBeginning));

const begunAnywhere = (letters: string): Condition =>
  letters.length > LONGEST_BEGINNING
    ? prefix(termOf.word(letters))
    : any(term(termOf.word(letters)), term(termOf.beginning(letters)));

type TermOf = (word: string) => string;

function beginnings(words: readonly Token[], ofWord: TermOf, ofBeginning: TermOf): Condition[] {
  return words.map(({ folded }, at) =>
    at === words.length - 1 ? beginning(folded, ofBeginning) : term(ofWord(folded)),
  );
}

/** Beyond the longest indexed prefix, few words match. */
function beginning(letters: string, ofBeginning: TermOf): Condition {
  if (letters.length <= LONGEST_BEGINNING) return term(ofBeginning(letters));
  const ofWord = ofBeginning === termOf.titleBeginning ? termOf.titleWord : termOf.headWord;
  return prefix(ofWord(letters));
}

function exactCondition(
  words: readonly Token[],
  ofExact: TermOf,
  plainWord: (word: string, isLast: boolean) => Condition,
): Condition {
  return all(
    ...words.map((each, at) =>
      hasDiacritics(each)
        ? term(ofExact(each.exact))
        : plainWord(each.folded, at === words.length - 1),
    ),
  );
}
