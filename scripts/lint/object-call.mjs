/**
 * `Object(value)` is of the type `any`, which no other rule finds. A value from a host without types is read by `asObject` and
 * `property` of widget/host/untyped.ts. `name in Object(value)` is allowed: its result has a type.
 */
export const objectCall = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee, parent } = node;
        if (callee.type !== 'Identifier' || callee.name !== 'Object') return;
        if (parent?.type === 'BinaryExpression' && parent.operator === 'in' && parent.right === node) return;
        context.report({
          node,
          message: 'Object(value) is `any`. Read the value by asObject or property of widget/host/untyped.ts.',
        });
      },
    };
  },
};
