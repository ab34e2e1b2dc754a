import { all, any, prefix, term, type Condition } from './queryTokens';
import { hasDiacritics, MAX_PREFIX_LENGTH, MIN_PREFIX_LENGTH, termOf } from './terms';
import type { Token } from './tokens';
import type { SearchKind } from '../../generated/types';

/**
 * Conditions by decreasing relevance; a record ranks by the first it matches. Exact diacritics come
 * before folded text, the title before the head before the rest, whole tokens before a prefix of the last
 * one.
 */
export function tiersOf(tokens: readonly Token[]): Condition[] {
  const folded = [
    all(...tokens.map((token) => term(termOf.titleToken(token.folded)))),
    all(...lastAsPrefix(tokens, termOf.titleToken, termOf.titlePrefix)),
    headCondition(tokens),
    anywhereCondition(tokens),
  ];
  const last = tokens.at(-1);
  if (last && last.folded.length >= MIN_PREFIX_LENGTH) {
    const before = tokens.slice(0, -1).map((token) => term(termOf.token(token.folded)));
    folded.push(all(...before, prefixAnywhere(last.folded)));
  }
  if (!tokens.some(hasDiacritics)) return folded;
  const exactTitle = exactCondition(tokens, termOf.titleExact, (token, isLast) =>
    isLast ? prefixTerm(token, termOf.titlePrefix) : term(termOf.titleToken(token)),
  );
  const exact = exactCondition(tokens, termOf.exact, (token, isLast) =>
    isLast ? lastAnywhere(token) : term(termOf.token(token)),
  );
  return [exactTitle, exact, ...folded];
}

/** All tokens, the last one as a prefix. */
const headCondition = (tokens: readonly Token[]): Condition =>
  all(...lastAsPrefix(tokens, termOf.headToken, termOf.headPrefix));

/** All tokens anywhere, the last one as a prefix of a token in the head. */
const anywhereCondition = (tokens: readonly Token[]): Condition =>
  all(
    ...tokens.map(({ folded }, at) =>
      at === tokens.length - 1 ? lastAnywhere(folded) : term(termOf.token(folded)),
    ),
  );

const lastAnywhere = (token: string): Condition =>
  any(term(termOf.token(token)), prefixTerm(token, termOf.headPrefix));

const prefixAnywhere = (characters: string): Condition =>
  characters.length > MAX_PREFIX_LENGTH
    ? prefix(termOf.token(characters))
    : any(term(termOf.token(characters)), term(termOf.prefix(characters)));

type TermOf = (token: string) => string;

function lastAsPrefix(tokens: readonly Token[], ofToken: TermOf, ofPrefix: TermOf): Condition[] {
  return tokens.map(({ folded }, at) =>
    at === tokens.length - 1 ? prefixTerm(folded, ofPrefix) : term(ofToken(folded)),
  );
}

/** Beyond the longest indexed prefix, few tokens match. */
function prefixTerm(characters: string, ofPrefix: TermOf): Condition {
  if (characters.length <= MAX_PREFIX_LENGTH) return term(ofPrefix(characters));
  const ofToken = ofPrefix === termOf.titlePrefix ? termOf.titleToken : termOf.headToken;
  return prefix(ofToken(characters));
}

function exactCondition(
  tokens: readonly Token[],
  ofExact: TermOf,
  ofFolded: (token: string, isLast: boolean) => Condition,
): Condition {
  return all(
    ...tokens.map((each, at) =>
      hasDiacritics(each)
        ? term(ofExact(each.exact))
        : ofFolded(each.folded, at === tokens.length - 1),
    ),
  );
}

/** Input without any tokens matches nothing. */
export function listCondition(kind: SearchKind, tokens: readonly Token[]): Condition | null {
  if (tokens.length === 0) return null;
  return all(term(termOf.kind(kind)), headCondition(tokens));
}
