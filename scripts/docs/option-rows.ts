import ts from 'typescript';

/** An option, as its declaration says it. */
export interface OptionRow {
  /** Its place, dotted: `otpOptions.methods`. */
  path: string;
  type: string;
  isRequired: boolean;
  /** The text of its default; empty where there is none. */
  standard: string;
  /** The first sentence of its docstring. */
  summary: string;
}

type Shape = ts.InterfaceDeclaration | ts.TypeLiteralNode;

/** The options that an interface of a file declares, those of their groups after them. */
export function optionRows(file: string, text: string, name: string): OptionRow[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const shape = source.statements.find(
    (statement): statement is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!shape) throw new Error(`${file} has no interface ${name}.`);
  return rowsOf(source, shape, '');
}

function rowsOf(source: ts.SourceFile, shape: Shape, before: string): OptionRow[] {
  return shape.members.flatMap((member): OptionRow[] => {
    if (!member.name || !(ts.isPropertySignature(member) || ts.isMethodSignature(member))) return [];
    const path = before + member.name.getText();
    const inner = member.type && ts.isPropertySignature(member) ? shapeIn(source, member.type) : undefined;
    const isList = member.type !== undefined && member.type.getText().endsWith('[]');
    const row = {
      path,
      type: inner && !isList ? 'an object' : typeText(source, member),
      isRequired: !member.questionToken,
      ...docstringOf(member),
    };
    return [row, ...(inner ? rowsOf(source, inner, `${path}${isList ? '[]' : ''}.`) : [])];
  });
}

/** The members behind a type that is written out, or a list of an interface of the same file. */
function shapeIn(source: ts.SourceFile, type: ts.TypeNode): Shape | undefined {
  if (ts.isTypeLiteralNode(type)) return type;
  if (ts.isTypeOperatorNode(type)) return shapeIn(source, type.type);
  if (ts.isArrayTypeNode(type)) return shapeIn(source, type.elementType);
  const named = declarationOf(source, type);
  return named && ts.isInterfaceDeclaration(named) ? named : undefined;
}

function declarationOf(source: ts.SourceFile, type: ts.TypeNode) {
  if (!ts.isTypeReferenceNode(type)) return undefined;
  return source.statements.find(
    (statement): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration =>
      (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) &&
      statement.name.text === type.typeName.getText(),
  );
}

/** The type as it is written; the alternatives of a name that the same file gives stand in its place. */
function typeText(source: ts.SourceFile, member: ts.PropertySignature | ts.MethodSignature): string {
  const { type } = member;
  if (ts.isMethodSignature(member) || !type) return 'a function';
  const list = ts.isTypeOperatorNode(type) ? type.type : type;
  const isList = ts.isArrayTypeNode(list);
  const alias = declarationOf(source, isList ? list.elementType : type);
  if (!alias || !ts.isTypeAliasDeclaration(alias)) return type.getText();
  const alternatives = alias.type.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return isList ? `(${alternatives})[]` : alternatives;
}

/** The first sentence of a docstring, and the default that it tells of. */
function docstringOf(member: ts.Node): Pick<OptionRow, 'summary' | 'standard'> {
  const [docstring] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const text = (ts.getTextOfJSDocComment(docstring?.comment) ?? '').replaceAll(/\s+/g, ' ');
  const [, standard = ''] = /\bDefault:? ((?:[^.`]|`[^`]*`|\.(?=\S))+?)(?:, and .*?)?\./.exec(text) ?? [];
  const [summary = ''] = /^.*?\.(?= |$)/.exec(text) ?? [];
  return { standard, summary: summary.replace(/ \((?:B-[A-Z]+-\d+(?:, )?)+\)/, '') };
}
