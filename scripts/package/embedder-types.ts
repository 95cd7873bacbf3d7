import ts from 'typescript';

/** A replacement of the text from `start` to `end` by `text`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Rewrites bundled declarations for embedders. Each comment is placed before its member, where editors look for it.
 * Each optional property accepts undefined, which `exactOptionalPropertyTypes` would otherwise refuse.
 */
export function forEmbedders(code: string): string {
  return withUndefined(code.replaceAll(/([;{,]) (\/\*\*(?:(?!\*\/)[^])*\*\/)\n(\s*)/g, '$1\n$3$2\n$3'));
}

function withUndefined(code: string): string {
  const file = ts.createSourceFile('types.d.ts', code, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node) => {
    const type = optionalType(node);
    if (type && !acceptsUndefined(type)) {
      const isLoose = ts.isFunctionTypeNode(type) || ts.isConditionalTypeNode(type) || ts.isInferTypeNode(type);
      if (isLoose) edits.push({ start: type.getStart(), end: type.getStart(), text: '(' });
      edits.push({ start: type.end, end: type.end, text: `${isLoose ? ')' : ''} | undefined` });
    }
    if (ts.isMethodSignature(node) && node.questionToken && node.type && !node.typeParameters) {
      const parameters = code.slice(node.questionToken.end, node.type.pos).replace(/:\s*$/, '');
      edits.push({
        start: node.questionToken.end,
        end: node.type.end,
        text: `: (${parameters} => ${node.type.getText()}) | undefined`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);
}

/** The type of an optional property; undefined for any other node. */
function optionalType(node: ts.Node): ts.TypeNode | undefined {
  if (ts.isPropertySignature(node)) return node.questionToken && node.type;
  // `-?` removes the question mark.
  if (ts.isMappedTypeNode(node))
    return node.questionToken?.kind === ts.SyntaxKind.QuestionToken ? node.type : undefined;
  return undefined;
}

function acceptsUndefined(type: ts.TypeNode): boolean {
  const isUndefined = ({ kind }: ts.TypeNode) => kind === ts.SyntaxKind.UndefinedKeyword;
  return isUndefined(type) || (ts.isUnionTypeNode(type) && type.types.some(isUndefined));
}
