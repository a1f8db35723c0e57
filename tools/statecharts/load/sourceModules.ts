// The source files of a version: which file an import means, and where a name is declared that a file uses.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { namesIn } from './syntaxText.ts';

interface Imported {
  readonly from: string;
  /** The name in the other file; `*` for all of it. */
  readonly name: string;
}

export interface SourceModule {
  readonly path: string;
  readonly file: ts.SourceFile;
  /** What the file declares at its top, by name. */
  readonly declarations: ReadonlyMap<string, ts.Node>;
  readonly imports: ReadonlyMap<string, Imported>;
  /** Exports by another name, or of another file. */
  readonly exports: ReadonlyMap<string, string | Imported>;
  /** The files of `export * from`. */
  readonly reexports: readonly string[];
}

/** A name at the place where it is declared. */
export interface Declared {
  readonly module: SourceModule;
  readonly name: string;
  readonly node: ts.Node;
}

/** What a name means in a file: a declaration in the same project, all of a file, something of a package, or nothing that is imported. */
export type Meaning =
  | { readonly kind: 'declared'; readonly declared: Declared }
  | { readonly kind: 'module'; readonly module: SourceModule }
  | { readonly kind: 'package'; readonly text: string }
  | { readonly kind: 'unknown' };

const unknown: Meaning = { kind: 'unknown' };

function textOf(node: ts.Node): string {
  return ts.isStringLiteral(node) || ts.isIdentifier(node) ? node.text : '';
}

/** The parts that a statement declares, each with the node whose code it is. */
function declaredBy(statement: ts.Statement): [string, ts.Node][] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((declaration) =>
      namesIn(declaration.name).map((name): [string, ts.Node] => [
        name,
        // The name of a single constant doesn't count as its code.
        ts.isIdentifier(declaration.name) ? (declaration.initializer ?? declaration) : declaration,
      ]),
    );
  }
  const isDeclaration =
    (ts.isFunctionDeclaration(statement) && statement.body !== undefined) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  if (isDeclaration) return [[statement.name?.text ?? 'default', statement]];
  return ts.isExportAssignment(statement) ? [['default', statement.expression]] : [];
}

function importsOf(statement: ts.Statement): [string, Imported][] {
  if (!ts.isImportDeclaration(statement)) return [];
  const from = textOf(statement.moduleSpecifier);
  const { name, namedBindings } = statement.importClause ?? {};
  const whole: [string, Imported][] = name ? [[name.text, { from, name: 'default' }]] : [];
  if (namedBindings === undefined) return whole;
  if (ts.isNamespaceImport(namedBindings)) return [...whole, [namedBindings.name.text, { from, name: '*' }]];
  const named = namedBindings.elements.map((each): [string, Imported] => [
    each.name.text,
    { from, name: textOf(each.propertyName ?? each.name) },
  ]);
  return [...whole, ...named];
}

function exportsOf(statement: ts.Statement): [string, string | Imported][] {
  const isDefault =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) === true;
  if (isDefault) return declaredBy(statement).map(([name]) => ['default', name]);
  if (!ts.isExportDeclaration(statement) || statement.exportClause === undefined) return [];
  const from = statement.moduleSpecifier ? textOf(statement.moduleSpecifier) : null;
  if (ts.isNamespaceExport(statement.exportClause)) {
    return from === null ? [] : [[textOf(statement.exportClause.name), { from, name: '*' }]];
  }
  return statement.exportClause.elements.map((each) => {
    const name = textOf(each.propertyName ?? each.name);
    return [textOf(each.name), from === null ? name : { from, name }];
  });
}

function reexportsOf(statement: ts.Statement): string[] {
  const isAll = ts.isExportDeclaration(statement) && statement.exportClause === undefined;
  return isAll && statement.moduleSpecifier ? [textOf(statement.moduleSpecifier)] : [];
}

function parse(path: string): SourceModule {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  return {
    path,
    file,
    declarations: new Map(file.statements.flatMap(declaredBy)),
    imports: new Map(file.statements.flatMap(importsOf)),
    exports: new Map(file.statements.flatMap(exportsOf)),
    reexports: file.statements.flatMap(reexportsOf),
  };
}

/** The path in an entry of `imports` in package.json, which may name conditions. */
function targetIn(entry: unknown): string | null {
  if (typeof entry === 'string') return entry;
  if (typeof entry !== 'object' || entry === null) return null;
  return Object.values(entry).reduce<string | null>((found, each) => found ?? targetIn(each), null);
}

/** The nearest package.json above a file. */
function packageAbove(path: string): { folder: string; imports: Record<string, unknown> } | null {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (existsSync(file)) {
      const { imports } = JSON.parse(readFileSync(file, 'utf8')) as { imports?: Record<string, unknown> };
      return { folder, imports: imports ?? {} };
    }
    if (folder === dirname(folder)) return null;
  }
}

/** What `#machines/session.ts` is from the folder of the package. */
function subpathOf(imports: Record<string, unknown>, specifier: string): string | null {
  for (const [pattern, entry] of Object.entries(imports)) {
    const [start = '', end] = pattern.split('*');
    if (end === undefined ? pattern === specifier : specifier.startsWith(start) && specifier.endsWith(end)) {
      const inner = specifier.slice(start.length, specifier.length - (end ?? '').length);
      return targetIn(entry)?.replace('*', inner) ?? null;
    }
  }
  return null;
}

const endings = ['', '.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '/index.ts', '/index.tsx', '/index.js'];

/** The source file that a path means, which may be without its ending or have that of the compiled file. */
function fileAt(path: string): string | null {
  const paths = [...endings.map((ending) => path + ending), path.replace(/js(x?)$/, 'ts$1')];
  const found = paths.find((each) => existsSync(each) && statSync(each).isFile());
  return found !== undefined && /\.[cm]?[jt]sx?$/.test(found) ? found : null;
}

/** Reads each file once. */
export class SourceModules {
  readonly #modules = new Map<string, SourceModule>();

  module(path: string): SourceModule {
    const known = this.#modules.get(path) ?? parse(path);
    this.#modules.set(path, known);
    return known;
  }

  /** The file that an import means; null if it is of a package. */
  imported({ path }: SourceModule, specifier: string): SourceModule | null {
    let target: string | null = null;
    if (specifier.startsWith('.')) target = resolve(dirname(path), specifier);
    if (specifier.startsWith('#')) {
      const above = packageAbove(path);
      const subpath = above && subpathOf(above.imports, specifier);
      if (above && subpath?.startsWith('.') === true) target = resolve(above.folder, subpath);
    }
    const file = target === null ? null : fileAt(target);
    return file === null ? null : this.module(file);
  }

  /** What an import is. */
  #meaningOf(module: SourceModule, { from, name }: Imported, seen: readonly string[]): Meaning {
    const other = this.imported(module, from);
    if (other === null) return { kind: 'package', text: `${from}#${name}` };
    return name === '*' ? { kind: 'module', module: other } : this.exported(other, name, seen);
  }

  /** What a file exports under a name. */
  exported(module: SourceModule, name: string, seen: readonly string[] = []): Meaning {
    const step = `${module.path}#${name}`;
    if (seen.includes(step)) return unknown;
    const way = [...seen, step];
    const other = module.exports.get(name);
    if (other !== undefined) {
      return typeof other === 'string' ? this.meaning(module, other, way) : this.#meaningOf(module, other, way);
    }
    if (module.declarations.has(name)) return this.meaning(module, name, way);
    for (const from of module.reexports) {
      const inner = this.imported(module, from);
      const found = inner === null ? unknown : this.exported(inner, name, way);
      if (found.kind !== 'unknown') return found;
    }
    return unknown;
  }

  /** What a name means at the top of a file. */
  meaning(module: SourceModule, name: string, seen: readonly string[] = []): Meaning {
    const node = module.declarations.get(name);
    if (node !== undefined) return { kind: 'declared', declared: { module, name, node } };
    const imported = module.imports.get(name);
    return imported === undefined ? unknown : this.#meaningOf(module, imported, seen);
  }

  /** The file and those that it imports, the nearest first. */
  withImports(path: string): SourceModule[] {
    const found = [this.module(path)];
    for (const module of found) {
      const specifiers = [...new Set([...module.imports.values()].map(({ from }) => from)), ...module.reexports];
      for (const specifier of specifiers) {
        const other = this.imported(module, specifier);
        if (other !== null && !found.includes(other)) found.push(other);
      }
    }
    return found;
  }
}
