import ts from 'typescript';

/** An option, as declared. */
export interface OptionRow {
  /** Its dotted path: `otpOptions.methods`. */
  path: string;
  type: string;
  isRequired: boolean;
  /** The text of its default; empty where there is none. */
  standard: string;
  /** The first sentence of its docstring. */
  summary: string;
}

type Shape = ts.InterfaceDeclaration | ts.TypeLiteralNode;

/** The options that an interface of a file declares, each followed by those of its group. */
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

/** The members of an inline type, or of a list of an interface of the same file. */
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

/** The type as written. Alternatives that the same file declares by a name or a list replace it. */
function typeText(source: ts.SourceFile, member: ts.PropertySignature | ts.MethodSignature): string {
  const { type } = member;
  if (ts.isMethodSignature(member) || !type) return 'a function';
  const list = ts.isTypeOperatorNode(type) ? type.type : type;
  const isList = ts.isArrayTypeNode(list);
  const alternatives = alternativesOf(source, isList ? list.elementType : type);
  if (alternatives === undefined) return type.getText();
  return isList ? `(${alternatives})[]` : alternatives;
}

function alternativesOf(source: ts.SourceFile, type: ts.TypeNode): string | undefined {
  const alias = declarationOf(source, type);
  if (alias && ts.isTypeAliasDeclaration(alias)) {
    return alternativesOf(source, alias.type) ?? alias.type.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  }
  const [, name] = /^(?:\(typeof (\w+)\)\[number\]|keyof typeof (\w+))$/.exec(type.getText())?.filter(Boolean) ?? [];
  const owner = name === undefined ? undefined : valueOf(source, name);
  if (owner === undefined) return undefined;
  const names = ts.isArrayLiteralExpression(owner)
    ? owner.elements.map((element) => element.getText())
    : owner.properties.map((property) => `'${property.name?.getText()}'`);
  return names.join(' | ');
}

/** The list or the record that a constant of the file contains. */
function valueOf(source: ts.SourceFile, name: string) {
  const [declared] = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter((declaration) => declaration.name.getText() === name);
  const value = declared?.initializer;
  const inner = value && ts.isAsExpression(value) ? value.expression : value;
  return inner && (ts.isArrayLiteralExpression(inner) || ts.isObjectLiteralExpression(inner)) ? inner : undefined;
}

/** The first sentence of a docstring, and the default that it states. */
function docstringOf(member: ts.Node): Pick<OptionRow, 'summary' | 'standard'> {
  const [docstring] = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const text = (ts.getTextOfJSDocComment(docstring?.comment) ?? '').replaceAll(/\s+/g, ' ');
  const [, standard = ''] = /\bDefault:? ((?:[^.`]|`[^`]*`|\.(?=\S))+?)(?:, and .*?)?\./.exec(text) ?? [];
  const [summary = ''] = /^.*?\.(?= |$)/.exec(text) ?? [];
  return { standard, summary: summary.replace(/ \((?:B-[A-Z]+-\d+(?:, )?)+\)/, '') };
}
