import { RegExpParser, visitRegExpAST, type AST } from '@eslint-community/regexpp';

type Parent = AST.Node | null;

/** The repetitions without an end that a node stands in. */
function* repetitionsAround(node: AST.Node): Generator<AST.Quantifier> {
  for (let parent: Parent = node.parent; parent; parent = parent.parent)
    if (parent.type === 'Quantifier' && parent.max === Infinity) yield parent;
}

/** `(\.[a-z]+)*`: each round begins with a letter that the inner repetition cannot take. */
function isSeparated(outer: AST.Quantifier, inner: AST.Quantifier): boolean {
  const { element } = outer;
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false;
  if (!['Character', 'CharacterSet', 'CharacterClass'].includes(inner.element.type)) return false;
  const taken = new RegExp(inner.element.raw);
  return element.alternatives.every(({ elements: [first] }) =>
    first?.type === 'Character' ? !taken.test(String.fromCodePoint(first.value)) : false,
  );
}

/**
 * Tells whether a pattern repeats what itself repeats, as `^(a+)+$` does: a text that almost fits
 * takes it years. Other ways to be slow, as `(a|a)*`, are not seen.
 */
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
