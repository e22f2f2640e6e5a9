// Words that a person reads come from packages/messages, so that every language has them.
const READ_ALOUD = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
]);
const LETTER = /\p{L}/u;

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralWords = {
  meta: {
    type: 'problem',
    docs: { description: 'disallow words of a language in JSX text and in the attributes that are shown or read aloud' },
    messages: { words: '"{{text}}" is read by people: take it from @roundhouse/messages.' },
    schema: [],
  },
  create(context) {
    const check = (node, text) => {
      if (LETTER.test(text)) context.report({ node, messageId: 'words', data: { text: text.trim().slice(0, 40) } });
    };
    /** Follows an expression to the strings that it can come to. */
    const visit = (node) => {
      switch (node?.type) {
        case 'Literal':
          if (typeof node.value === 'string') check(node, node.value);
          break;
        case 'TemplateLiteral':
          for (const part of node.quasis) check(part, part.value.cooked ?? '');
          break;
        case 'ConditionalExpression':
          visit(node.consequent);
          visit(node.alternate);
          break;
        case 'LogicalExpression':
          visit(node.right);
          if (node.operator !== '&&') visit(node.left);
          break;
        case 'BinaryExpression':
          if (node.operator === '+') {
            visit(node.left);
            visit(node.right);
          }
          break;
        case 'JSXExpressionContainer':
          visit(node.expression);
          break;
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
          visit(node.expression);
          break;
      }
    };
    return {
      JSXText: (node) => check(node, node.value),
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && READ_ALOUD.has(node.name.name)) visit(node.value);
      },
      'JSXElement > JSXExpressionContainer': visit,
      'JSXFragment > JSXExpressionContainer': visit,
    };
  },
};
