import { imports } from './imports.mjs';

/** The expressions whose values a JSX child may show; a list counts as its entries or nothing. */
function valuesOf(node) {
  switch (node.type) {
    case 'JSXExpressionContainer':
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return valuesOf(node.expression);
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)];
    case 'LogicalExpression':
      return node.operator === '&&'
        ? [...valuesOf(node.right), null]
        : [...valuesOf(node.left), ...valuesOf(node.right)];
    case 'ArrayExpression':
      return node.elements.flatMap(valuesOf);
    case 'CallExpression':
      return isMap(node) ? [null, ...node.arguments.slice(0, 1).flatMap(returnedBy)] : [node];
    default:
      return [isNothing(node) ? null : node];
  }
}

const isMap = ({ callee }) =>
  callee.type === 'MemberExpression' && /^(?:flatMap|map)$/.test(callee.property.name ?? '');

const returnedBy = (callback) =>
  callback.type === 'ArrowFunctionExpression' && callback.body.type !== 'BlockStatement'
    ? valuesOf(callback.body)
    : [];

const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

const isElement = (node) => /^JSX(?:Element|Fragment)$/.test(node?.type ?? '');

/** Variables may be slots for elements; these names are of text. */
const textName = /(?:^children|[tT]ext|[lL]abel|[tT]itle|[nN]ame|[mM]essage)$/;

function isText(node) {
  if (node === null || isElement(node)) return false;
  if (node.type === 'Identifier') return textName.test(node.name);
  return !isBlank(node);
}

const isBlank = (node) =>
  /^(?:JSXText|Literal)$/.test(node.type) && String(node.value).trim() === '';

/** Whether React may replace, insert or remove it, rather than change only its text. */
const comesAndGoes = (values) =>
  values.length > 1 && values.some((value) => value === null || isElement(value));

const isIgnored = (child) =>
  isBlank(child) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

/** Reports text that React cannot find again once the browser has translated the page: facebook/react#11538. */
const bareText = {
  meta: {
    messages: {
      crash:
        'Give this text a separate element: a translated page replaces bare text, and React then fails to insert or remove what is beside it.',
      stale:
        'Give this changing text a separate element: a translated page replaces bare text, and React then changes the text that is no longer shown.',
    },
  },
  create(context) {
    const check = (element) => {
      if (isExempt(element)) return;
      const children = element.children
        .filter((child) => !isIgnored(child))
        .map((node) => ({ node, values: valuesOf(node) }));
      if (children.length < 2 && element.type === 'JSXElement') return;
      const moving = children.filter(({ values }) => comesAndGoes(values));
      for (const child of children) {
        if (!child.values.some(isText)) continue;
        const beside = moving.some((other) => other !== child);
        if (beside || moving.includes(child)) {
          context.report({ node: child.node, messageId: 'crash' });
        } else if (child.values.length > 1 || child.values.some(isComputed)) {
          context.report({ node: child.node, messageId: 'stale' });
        }
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** A translator leaves the text in it. */
const isExempt = ({ openingElement }) =>
  openingElement?.attributes.some(
    ({ name, value }) => name?.name === 'translate' && value?.value === 'no',
  ) ?? false;

const isComputed = (node) =>
  node?.type === 'CallExpression' ||
  (node?.type === 'TemplateLiteral' && node.expressions.length > 0);

/** Properties of `it` and `test` that take a title themselves. */
const modifiers = new Set('only skip todo fails fail fixme slow concurrent sequential'.split(' '));

/** Modifiers whose first call takes rows or a condition; the call of its result takes the title. */
const curried = new Set(['each', 'for', 'skipIf', 'runIf']);

/** Whether a call of this expression declares a test. */
function declaresTest(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee.name === 'it' || callee.name === 'test';
    case 'MemberExpression':
      return !callee.computed && modifiers.has(callee.property.name) && declaresTest(callee.object);
    case 'CallExpression':
      return isCurried(callee.callee);
    case 'TaggedTemplateExpression':
      return isCurried(callee.tag);
    default:
      return false;
  }
}

const isCurried = (callee) =>
  callee.type === 'MemberExpression' &&
  curried.has(callee.property.name) &&
  declaresTest(callee.object);

/** The literal beginning of a title; undefined if it has none, as a variable. */
function beginningOf(title) {
  switch (title?.type) {
    case 'Literal':
      return typeof title.value === 'string' ? title.value : undefined;
    case 'TemplateLiteral':
      return title.quasis[0].value.cooked;
    case 'BinaryExpression':
      return beginningOf(title.left);
    default:
      return undefined;
  }
}

/** Words that end in s and are not verbs. */
const notVerbs = new Set(['its', 'this', 'as', 'us', 'always', 'unless', 'others']);

const isVerb = (word) => /^[a-z]+(?:-[a-z]+)*s$/.test(word) && !notVerbs.has(word);

/** Reports a test title that does not begin with a verb: "rejects an expired code". */
const testTitles = {
  meta: {
    messages: {
      verb: 'Begin the title with a verb in the third person singular, as in "rejects an expired code".',
    },
  },
  create: (context) => ({
    CallExpression({ callee, arguments: [title] }) {
      if (!declaresTest(callee)) return;
      const beginning = beginningOf(title);
      if (beginning === undefined || isVerb(beginning.split(/[\s,.:]/, 1)[0])) return;
      context.report({ node: title, messageId: 'verb' });
    },
  }),
};

/** Reports literals and parts of template strings that match a pattern. */
const forbiddenText = {
  meta: { schema: false },
  create(context) {
    const patterns = context.options.map(({ pattern, flags, message }) => ({
      pattern: new RegExp(pattern, flags),
      message,
    }));
    const check = (node, text) => {
      for (const { pattern, message } of patterns) {
        if (pattern.test(text)) context.report({ node, message });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

/** The rules that oxlint lacks. */
export default {
  meta: { name: 'rooms' },
  rules: {
    imports,
    'forbidden-text': forbiddenText,
    'no-bare-text': bareText,
    'test-titles': testTitles,
  },
};
