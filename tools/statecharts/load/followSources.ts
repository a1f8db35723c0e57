// Finds the source code of a machine's guards, actions, delays, actors, inputs and parameters, and the functions and constants that it uses.
import { createHash } from 'node:crypto';
import ts from 'typescript';
import type { CodeKind, Helper, SourceCode, SourceReader } from '#statecharts/diff/machineCode.ts';
import type { Declared, SourceModule, SourceModules } from './sourceModules.ts';
import { capturedName, isFunction, syntaxText } from './syntaxText.ts';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 22);
}

function find<Found extends ts.Node>(node: ts.Node, is: (node: ts.Node) => node is Found): Found[] {
  const found: Found[] = is(node) ? [node] : [];
  ts.forEachChild(node, (child) => {
    found.push(...find(child, is));
  });
  return found;
}

function isCallOf(name: string) {
  return (node: ts.Node): node is ts.CallExpression => {
    if (!ts.isCallExpression(node)) return false;
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    return ts.isIdentifier(called) && called.text === name;
  };
}

/** The name of a method or a property; null if it is computed. */
function nameOf(property: ts.ObjectLiteralElementLike): string | null {
  return property.name !== undefined && 'text' in property.name ? property.name.text : null;
}

function propertyIn(object: ts.ObjectLiteralExpression, name: string): ts.ObjectLiteralElementLike | undefined {
  return object.properties.findLast((property) => nameOf(property) === name);
}

function valueOf(property: ts.ObjectLiteralElementLike): ts.Node {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  return ts.isShorthandPropertyAssignment(property) ? property.name : property;
}

const groups: Readonly<Record<CodeKind, string>> = {
  guard: 'guards',
  action: 'actions',
  delay: 'delays',
  actor: 'actors',
};

interface Place {
  readonly module: SourceModule;
  readonly node: ts.Node;
}

/** Finds functions in source files by a key that doesn't change when a function is compiled. */
class FunctionIndex {
  readonly #byModule = new Map<SourceModule, Map<string, ts.Node[]>>();

  static key(node: ts.Node): string {
    return hash(syntaxText(node, { name: (name) => `=${name}` }));
  }

  /** All functions of a file with this key. */
  find(module: SourceModule, key: string): Place[] {
    let index = this.#byModule.get(module);
    if (index === undefined) {
      index = new Map<string, ts.Node[]>();
      for (const node of find(module.file, isFunction)) {
        const own = FunctionIndex.key(node);
        index.set(own, [...(index.get(own) ?? []), node]);
      }
      this.#byModule.set(module, index);
    }
    return (index.get(key) ?? []).map((node) => ({ module, node }));
  }
}

/** Parses the text that a function's `toString` returned. */
function parseFunction(text: string): ts.Node | null {
  for (const code of [`(${text})`, `({${text}})`]) {
    const file = ts.createSourceFile('function.js', code, ts.ScriptTarget.Latest, true);
    // The syntax errors, which are not in the public types.
    const { parseDiagnostics } = file as unknown as { parseDiagnostics: readonly unknown[] };
    const [node] = parseDiagnostics.length === 0 ? find(file, isFunction) : [];
    if (node) return node;
  }
  return null;
}

/** Reads the sources of one version. */
export class SourceFollower {
  readonly #modules: SourceModules;
  readonly #functions = new FunctionIndex();
  readonly #helpers = new Map<string, Helper>();

  constructor(modules: SourceModules) {
    this.#modules = modules;
  }

  /** The code of a node, with the functions and constants that it uses. */
  #codeAt({ module, node }: Place): SourceCode {
    const uses: string[] = [];
    const use = (declared: Declared): string => {
      const helper = this.#helperOf(declared);
      if (!uses.includes(helper)) uses.push(helper);
      return `@${uses.indexOf(helper)}`;
    };
    const code = syntaxText(node, {
      name: (name) => {
        const captured = capturedName(node, name);
        if (captured !== null) return captured;
        const meaning = this.#modules.meaning(module, name);
        if (meaning.kind === 'declared') return use(meaning.declared);
        return meaning.kind === 'package' ? `=${meaning.text}` : `=${name}`;
      },
      member: (name, member) => {
        const meaning = capturedName(node, name) === null ? this.#modules.meaning(module, name) : null;
        if (meaning?.kind !== 'module') return null;
        const exported = this.#modules.exported(meaning.module, member);
        return exported.kind === 'declared' ? use(exported.declared) : null;
      },
    });
    return { code: hash(code), uses };
  }

  #helperOf(declared: Declared): string {
    const { module, name, node } = declared;
    const id = `${module.path}#${name}`;
    if (!this.#helpers.has(id)) {
      // Ends the recursion where functions call each other.
      this.#helpers.set(id, { name, code: '', uses: [] });
      this.#helpers.set(id, { name, ...this.#codeAt({ module, node }) });
    }
    return id;
  }

  /** The object literal that an expression is, or that the name in it is declared as. */
  #objectAt({ module, node }: Place): { module: SourceModule; object: ts.ObjectLiteralExpression } | null {
    if (ts.isObjectLiteralExpression(node)) return { module, object: node };
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      return this.#objectAt({ module, node: node.expression });
    }
    if (!ts.isIdentifier(node)) return null;
    const meaning = this.#modules.meaning(module, node.text);
    return meaning.kind === 'declared' ? this.#objectAt(meaning.declared) : null;
  }

  /** The calls of `setup` that may have created a machine, the likeliest first. */
  #setups(modules: readonly SourceModule[], id: string): Place[] {
    const hasId = (call: ts.CallExpression) => {
      const made = call.parent.parent as ts.Node | undefined;
      const [config] = made && isCallOf('createMachine')(made) ? made.arguments : [];
      const own = config && ts.isObjectLiteralExpression(config) ? propertyIn(config, 'id') : undefined;
      const value = own && valueOf(own);
      return value !== undefined && ts.isStringLiteralLike(value) && value.text === id;
    };
    return modules.flatMap((module) => {
      const calls = find(module.file, isCallOf('setup'));
      const own = calls.filter(hasId);
      return [...own, ...calls.filter((call) => !own.includes(call))].flatMap((call) =>
        call.arguments.slice(0, 1).map((node) => ({ module, node })),
      );
    });
  }

  #named(setups: readonly Place[], kind: CodeKind, name: string): SourceCode | null {
    for (const setup of setups) {
      const parts = this.#objectAt(setup);
      const group = parts && propertyIn(parts.object, groups[kind]);
      const inside = parts && group && this.#objectAt({ module: parts.module, node: valueOf(group) });
      const property = inside && propertyIn(inside.object, name);
      if (property) return this.#codeAt({ module: inside.module, node: valueOf(property) });
    }
    return null;
  }

  /** Reads the sources of a machine that this file exports. */
  reader(path: string, id: string): SourceReader {
    const modules = this.#modules.withImports(path);
    const setups = this.#setups(modules, id);
    return {
      named: (kind, name) => this.#named(setups, kind, name),
      function: (text) => {
        const written = parseFunction(text);
        if (written === null) return null;
        const key = FunctionIndex.key(written);
        const [code, ...others] = modules
          .flatMap((module) => this.#functions.find(module, key))
          .map((place) => this.#codeAt(place));
        if (code === undefined) return null;
        // The same text can use different functions in different places, and it is unknown which of them is meant.
        const first = JSON.stringify(code);
        return others.every((other) => JSON.stringify(other) === first) ? code : null;
      },
      helper: (name) => this.#helpers.get(name) ?? null,
    };
  }
}
