import { all, any, but, prefix, term, type Condition } from './Condition';
import { isMarked, LONGEST_BEGINNING, termOf } from './terms';
import type { Word } from './words';

/** Beginnings shorter than this are looked for where they have terms alone: they begin too many words. */
const SHORTEST_PREFIX = 3;

/**
 * What is searched for, as conditions of which each is worth more than the next, and none holds where an
 * earlier one does: words as they are written before words without their diacritics, the title before
 * what lists search through, that before the rest; whole words before the beginning of the last one.
 */
export function tiersOf(words: readonly Word[]): Condition[] {
  const title = all(...words.map(({ folded }) => term(termOf.titleWord(folded))));
  const titleBegins = all(...beginnings(words, termOf.titleWord, termOf.titleBeginning));
  const headBegins = headCondition(words);
  const anywhere = anywhereCondition(words);
  const folded = [
    title,
    but(titleBegins, title),
    but(headBegins, titleBegins),
    but(anywhere, headBegins),
  ];
  const last = words.at(-1);
  if (last && last.folded.length >= SHORTEST_PREFIX) {
    const before = words.slice(0, -1).map(({ folded: word }) => term(termOf.word(word)));
    folded.push(but(all(...before, prefix(termOf.word(last.folded))), anywhere));
  }
  if (!words.some(isMarked)) return folded;
  const exactTitle = exactCondition(words, termOf.titleExact, (word, isLast) =>
    isLast ? beginning(word, termOf.titleBeginning) : term(termOf.titleWord(word)),
  );
  const exact = exactCondition(words, termOf.exact, (word, isLast) =>
    isLast ? lastAnywhere(word) : term(termOf.word(word)),
  );
  return [exactTitle, but(exact, exactTitle), ...folded.map((each) => but(each, exact))];
}

/** What a list is searched by: all words, the last of which may be a beginning. */
export const headCondition = (words: readonly Word[]): Condition =>
  all(...beginnings(words, termOf.headWord, termOf.headBeginning));

/** All words anywhere, the last of which may begin one of those that a list searches through. */
const anywhereCondition = (words: readonly Word[]): Condition =>
  all(
    ...words.map(({ folded }, at) =>
      at === words.length - 1 ? lastAnywhere(folded) : term(termOf.word(folded)),
    ),
  );

const lastAnywhere = (word: string): Condition =>
  any(term(termOf.word(word)), beginning(word, termOf.headBeginning));

type TermOf = (word: string) => string;

function beginnings(words: readonly Word[], ofWord: TermOf, ofBeginning: TermOf): Condition[] {
  return words.map(({ folded }, at) =>
    at === words.length - 1 ? beginning(folded, ofBeginning) : term(ofWord(folded)),
  );
}

/** Beyond the longest beginning that has a term, the words are too long to be many. */
function beginning(letters: string, ofBeginning: TermOf): Condition {
  if (letters.length <= LONGEST_BEGINNING) return term(ofBeginning(letters));
  const ofWord = ofBeginning === termOf.titleBeginning ? termOf.titleWord : termOf.headWord;
  return prefix(ofWord(letters));
}

function exactCondition(
  words: readonly Word[],
  ofExact: TermOf,
  plainWord: (word: string, isLast: boolean) => Condition,
): Condition {
  return all(
    ...words.map((each, at) =>
      isMarked(each) ? term(ofExact(each.exact)) : plainWord(each.folded, at === words.length - 1),
    ),
  );
}
