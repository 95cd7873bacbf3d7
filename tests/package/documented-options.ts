import ts from 'typescript';

/**
 * Lists the options of what a file of declarations exports that have no documentation, each by its place: the parameters of its
 * functions, the objects that those return, and in each of them the objects and functions within.
 */
export function optionsWithoutDocumentation(program: ts.Program, file: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (!source || !module) throw new Error(`${file} exports nothing.`);
  const silent = new Set<string>();
  const seen = new Set<ts.Type>();

  const visitType = (type: ts.Type, place: string): void => {
    if (seen.has(type)) return;
    seen.add(type);
    if (type.isUnion()) for (const part of type.types) visitType(part, place);
    // A name of an intersection may be documented in one part of it.
    if (type.isIntersection()) visitProperties(type, place);
    if (!(type.flags & ts.TypeFlags.Object)) return;
    for (const signature of type.getCallSignatures()) visitParameters(signature, place);
    const [item] = checker.isArrayType(type) || checker.isTupleType(type) ? argumentsOf(type) : [];
    if (item) visitType(item, place);
    else visitProperties(type, place);
  };

  const visitParameters = (signature: ts.Signature, place: string): void => {
    for (const parameter of signature.getParameters())
      visitType(checker.getTypeOfSymbolAtLocation(parameter, source), `${place}(${parameter.getName()})`);
  };

  const argumentsOf = (type: ts.Type) => (isReference(type) ? checker.getTypeArguments(type) : []);

  const visitProperties = (type: ts.Type, place: string): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const [declaration] = property.declarations ?? [];
      if (!declaration || !isOurs(declaration)) continue;
      const path = `${place}.${property.getName()}`;
      if (property.getDocumentationComment(checker).length === 0) silent.add(path);
      visitType(checker.getTypeOfSymbolAtLocation(property, source), path);
    }
  };

  for (const symbol of checker.getExportsOfModule(module)) {
    const type = checker.getTypeOfSymbolAtLocation(symbol, source);
    for (const signature of type.getCallSignatures()) {
      visitParameters(signature, symbol.getName());
      visitType(signature.getReturnType(), `${symbol.getName()}()`);
    }
  }
  return [...silent];
}

const isReference = (type: ts.Type): type is ts.TypeReference =>
  'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0;

/** Tells whether a declaration is one of the package, and none of React, of the provider or of the language. */
const isOurs = (declaration: ts.Declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/');
