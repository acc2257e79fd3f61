import ts from "typescript";

/** One reference from a file to another module. */
export type Import = {
  specifier: string;
  /** False for references that vanish when types are stripped. */
  isValue: boolean;
  /** The names taken from the module; "*" stands for all of them. */
  names: string[];
  /** True where only the file's address is taken, to run it as a worker or a process. */
  isAddress?: boolean;
  /** True where the module is loaded when the code that names it runs. */
  isLazy?: boolean;
};

/** One exported name of a file. */
export type Export = { name: string; isType: boolean; line: number; isUsedInside: boolean };

/** `export { a as b } from "./x.ts"`, or with both names "*" `export * from "./x.ts"`. */
export type ReExport = { specifier: string; from: string; to: string };

export type ParsedModule = { imports: Import[]; exports: Export[]; reExports: ReExport[]; globs: string[] };

/** Reads what a TypeScript or JavaScript file imports and exports, from its syntax alone. */
export function parseModule(path: string, text: string): ParsedModule {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const parsed: ParsedModule = { imports: [], exports: [], reExports: [], globs: [] };
  const counts = countIdentifiers(source);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) readImport(statement, parsed);
    else if (ts.isExportDeclaration(statement)) readExportDeclaration(statement, source, parsed);
    else readExportedDeclaration(statement, source, counts, parsed);
  }
  readExpressions(source, parsed);
  return parsed;
}

function readImport(statement: ts.ImportDeclaration, parsed: ParsedModule): void {
  const clause = statement.importClause;
  const specifier = textOf(statement.moduleSpecifier);
  if (!clause) {
    parsed.imports.push({ specifier, isValue: true, names: [] });
    return;
  }
  const bindings = clause.namedBindings;
  const elements = bindings && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
  const names = elements.map((element) => (element.propertyName ?? element.name).text);
  if (clause.name) names.push("default");
  if (bindings && ts.isNamespaceImport(bindings)) names.push("*");
  const onlyTypes = elements.length > 0 && !clause.name && elements.every((element) => element.isTypeOnly);
  const isTypeOnly = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  parsed.imports.push({ specifier, isValue: !isTypeOnly && !onlyTypes, names });
}

function readExportDeclaration(statement: ts.ExportDeclaration, source: ts.SourceFile, parsed: ParsedModule): void {
  const clause = statement.exportClause;
  const elements = clause && ts.isNamedExports(clause) ? [...clause.elements] : [];
  if (!statement.moduleSpecifier) {
    for (const element of elements) {
      const isType = statement.isTypeOnly || element.isTypeOnly;
      parsed.exports.push({ name: element.name.text, isType, line: lineOf(element, source), isUsedInside: false });
    }
    return;
  }
  const specifier = textOf(statement.moduleSpecifier);
  const isValue = !statement.isTypeOnly && !(elements.length > 0 && elements.every((element) => element.isTypeOnly));
  parsed.imports.push({ specifier, isValue, names: [] });
  if (!clause) parsed.reExports.push({ specifier, from: "*", to: "*" });
  else if (ts.isNamespaceExport(clause)) parsed.reExports.push({ specifier, from: "*", to: clause.name.text });
  for (const element of elements) {
    const from = (element.propertyName ?? element.name).text;
    parsed.reExports.push({ specifier, from, to: element.name.text });
  }
}

function readExportedDeclaration(
  statement: ts.Statement,
  source: ts.SourceFile,
  counts: Map<string, number>,
  parsed: ParsedModule,
): void {
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const has = (kind: ts.SyntaxKind) => modifiers.some((modifier) => modifier.kind === kind);
  if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DefaultKeyword)) return;
  const isType = ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement);
  for (const name of declaredNames(statement)) {
    const isUsedInside = (counts.get(name) ?? 0) > 1;
    parsed.exports.push({ name, isType, line: lineOf(statement, source), isUsedInside });
  }
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  }
  const named = statement as ts.Statement & { name?: ts.Node };
  return named.name && ts.isIdentifier(named.name) ? [named.name.text] : [];
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** Dynamic imports, `import("x").T` types, `new URL("./worker.ts", import.meta.url)` and Vite's globs. */
function readExpressions(source: ts.SourceFile, parsed: ParsedModule): void {
  const visit = (node: ts.Node): void => {
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      parsed.imports.push({ specifier: textOf(node.argument.literal), isValue: false, names: ["*"] });
    }
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) readCall(node, parsed);
    ts.forEachChild(node, visit);
  };
  visit(source);
}

function readCall(node: ts.CallExpression | ts.NewExpression, parsed: ParsedModule): void {
  const [first] = node.arguments ?? [];
  if (!first) return;
  const callee = node.expression.getText();
  if (callee.startsWith("import.meta.glob")) {
    const patterns = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first];
    parsed.globs.push(...patterns.filter((pattern) => ts.isStringLiteralLike(pattern)).map((pattern) => pattern.text));
  }
  if (!ts.isStringLiteralLike(first)) return;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isModuleUrl = callee === "URL" && /^\.{1,2}\/.*\.(m?[jt]sx?)$/.test(first.text);
  const isResolve = callee === "import.meta.resolve" && first.text.startsWith(".");
  if (!isImport && !isModuleUrl && !isResolve) return;
  parsed.imports.push({ specifier: first.text, isValue: true, names: ["*"], isAddress: !isImport, isLazy: isImport });
}

function countIdentifiers(source: ts.SourceFile): Map<string, number> {
  const counts = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return counts;
}

function lineOf(node: ts.Node, source: ts.SourceFile): number {
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
}

function textOf(node: ts.Node): string {
  return ts.isStringLiteralLike(node) ? node.text : "";
}
