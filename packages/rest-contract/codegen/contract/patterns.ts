import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

type Parent = AST.Node | null;

function* repetitionsAround(node: AST.Node): Generator<AST.Quantifier> {
  for (let parent: Parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'Quantifier' && parent.max === Infinity) yield parent;
}

/** `(\.[a-z]+)*` is safe: each repetition begins with a character that the inner one cannot match. */
function isSeparated(outer: AST.Quantifier, inner: AST.Quantifier): boolean {
  const { element } = outer;
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false;
  if (!['Character', 'CharacterSet', 'CharacterClass'].includes(inner.element.type)) return false;
  const taken = new RegExp(inner.element.raw);
  return element.alternatives.every(({ elements: [first] }) =>
    first?.type === 'Character' ? !taken.test(String.fromCodePoint(first.value)) : false,
  );
}

/** Whether a pattern can backtrack exponentially because it nests quantifiers (`^(a+)+$`). Does not detect `(a|a)*`. */
export function hasNestedQuantifiers(pattern: string): boolean {
  let found = false;
  visitRegExpAST(new RegExpParser().parsePattern(pattern), {
    onQuantifierEnter(inner) {
      if (inner.max !== Infinity) return;
      for (const outer of repetitionsAround(inner)) found ||= !isSeparated(outer, inner);
    },
  });
  return found;
}

/** Whether every alternative is anchored at both ends; `^a|b$` is not: it matches any text starting with a. */
export function isAnchored(pattern: string): boolean {
  const { alternatives } = new RegExpParser().parsePattern(pattern);
  return alternatives.every(({ elements }) => {
    const [first, last] = [elements[0], elements.at(-1)];
    return (
      first?.type === 'Assertion' &&
      first.kind === 'start' &&
      last?.type === 'Assertion' &&
      last.kind === 'end'
    );
  });
}
