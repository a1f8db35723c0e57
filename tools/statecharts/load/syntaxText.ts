// Writes a part of a source file so that two parts have the same text exactly if they do the same: without types, comments and formatting, and with numbers
// for the names that the part declares itself.
import ts from 'typescript';

/** Says how the names are written that the part does not declare. */
export interface FreeNames {
  readonly name: (name: string) => string;
  /** A member of such a name; null if the name is written as usual. */
  readonly member?: (name: string, member: string) => string | null;
}

export type FunctionNode = ts.SignatureDeclaration & { readonly body: ts.Node };

export function isFunction(node: ts.Node): node is FunctionNode {
  return ts.isFunctionLike(node) && 'body' in node && node.body !== undefined;
}

/** The names in a pattern such as `{ context: { id } }`. */
export function namesIn(binding: ts.BindingName): string[] {
  if (ts.isIdentifier(binding)) return [binding.text];
  return binding.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));
}

/** The names that a node declares for itself, without those of the functions in it. */
function declaredIn(node: ts.Node): string[] {
  const names: string[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isVariableDeclaration(inner)) names.push(...namesIn(inner.name));
    if ((ts.isFunctionDeclaration(inner) || ts.isClassDeclaration(inner)) && inner.name) names.push(inner.name.text);
    if (!isFunction(inner)) ts.forEachChild(inner, visit);
  };
  if (isFunction(node)) {
    for (const { name } of node.parameters) names.push(...namesIn(name));
    if (ts.isFunctionExpression(node) && node.name) names.push(node.name.text);
    ts.forEachChild(node.body, visit);
  } else ts.forEachChild(node, visit);
  return names;
}

/**
 * Identifies the variable of an enclosing function to which a name refers: `^0.1` is the second variable of the innermost function. Null if none declares it.
 * The result does not contain the name, so it stays the same when the variable is renamed.
 */
export function capturedName(node: ts.Node, name: string, depth = 0): string | null {
  const outer = node.parent as ts.Node | undefined;
  if (outer === undefined) return null;
  if (!isFunction(outer)) return capturedName(outer, name, depth);
  const at = declaredIn(outer).indexOf(name);
  return at === -1 ? capturedName(outer, name, depth + 1) : `^${depth}.${at}`;
}

/** What the compiler calls to keep the names of functions: `__name(inner, "inner")`. */
function isKeptName(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === '__name';
}

function isAsync({ kind }: ts.Modifier): boolean {
  return kind === ts.SyntaxKind.AsyncKeyword;
}

/** Nodes that are removed before the code runs, such as types. */
function isErased(node: ts.Node): boolean {
  return (
    (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEmptyStatement(node) ||
    (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) ||
    (ts.isModifier(node) && node.kind !== ts.SyntaxKind.AsyncKeyword && node.kind !== ts.SyntaxKind.StaticKeyword) ||
    (ts.isFunctionLike(node) && !isFunction(node)) ||
    (ts.isExpressionStatement(node) && isKeptName(node.expression))
  );
}

class Writer {
  readonly #free: FreeNames;
  /** The names that are declared around the node that is written, and their numbers. */
  readonly #scopes: Map<string, string>[] = [];
  #count = 0;

  constructor(free: FreeNames) {
    this.#free = free;
  }

  #open(node: ts.Node): void {
    const scope = new Map<string, string>();
    for (const name of declaredIn(node)) if (!scope.has(name)) scope.set(name, `$${this.#count++}`);
    this.#scopes.push(scope);
  }

  #local(name: string): string | undefined {
    return this.#scopes.findLast((scope) => scope.has(name))?.get(name);
  }

  #reference(name: string): string {
    return this.#local(name) ?? this.#free.name(name);
  }

  #name(name: ts.PropertyName | ts.BindingName): string {
    if (ts.isComputedPropertyName(name)) return `[${this.write(name.expression)}]`;
    return 'text' in name ? name.text : this.write(name);
  }

  #list(nodes: readonly (ts.Node | undefined)[]): string {
    return nodes.map((node) => (node === undefined ? '' : this.write(node))).join(' ');
  }

  #children(node: ts.Node): string {
    const children: ts.Node[] = [];
    ts.forEachChild(node, (child) => {
      children.push(child);
    });
    return this.#list(children);
  }

  /** A function without its own name. */
  #function(node: FunctionNode): string {
    this.#open(node);
    const kinds = [
      ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(isAsync) === true ? 'async' : '',
      'asteriskToken' in node && node.asteriskToken !== undefined ? 'generator' : '',
      // Only these have a `this` of their own.
      ts.isArrowFunction(node) ? 'arrow' : 'function',
    ];
    const passed = node.parameters.filter(({ name }) => !ts.isIdentifier(name) || name.text !== 'this');
    const parameters = passed.map(({ dotDotDotToken, name, initializer }) => {
      const rest = dotDotDotToken === undefined ? '' : '...';
      return `${rest}${this.write(name)}=${initializer ? this.write(initializer) : ''}`;
    });
    const text = `(${kinds.join(' ')} (${parameters.join(' ')}) ${this.#body(node.body)})`;
    this.#scopes.pop();
    return text;
  }

  /** `() => one` and `() => { return one; }` are the same. */
  #body(body: ts.Node): string {
    if (!ts.isBlock(body)) return `{(return ${this.write(body)})}`;
    return `{${this.#list(body.statements.filter((each) => !isErased(each)))}}`;
  }

  /** `if (a) b();` and `if (a) { b(); }` are the same. */
  #branch(node: ts.Statement): string {
    const [only, ...others] = ts.isBlock(node) ? node.statements : [];
    return this.write(only !== undefined && others.length === 0 ? only : node);
  }

  #property(node: ts.Node): string | null {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name, questionDotToken } = node;
      const isFree = ts.isIdentifier(expression) && this.#local(expression.text) === undefined;
      const member = isFree ? this.#free.member?.(expression.text, name.text) : null;
      return member ?? `(${this.write(expression)}${questionDotToken ? '?' : ''}.${name.text})`;
    }
    if (ts.isPropertyAssignment(node)) return `${this.#name(node.name)}: ${this.write(node.initializer)}`;
    if (ts.isShorthandPropertyAssignment(node)) {
      const { name, objectAssignmentInitializer: value } = node;
      return `${name.text}: ${this.#reference(name.text)}${value ? `=${this.write(value)}` : ''}`;
    }
    if (ts.isBindingElement(node)) {
      const { propertyName, name, initializer, dotDotDotToken } = node;
      const isMember = ts.isObjectBindingPattern(node.parent) && dotDotDotToken === undefined;
      const property = isMember ? `${this.#name(propertyName ?? name)}: ` : '';
      const rest = dotDotDotToken === undefined ? '' : '...';
      return `${rest}${property}${this.write(name)}${initializer ? `=${this.write(initializer)}` : ''}`;
    }
    return null;
  }

  #leaf(node: ts.Node): string | null {
    if (ts.isIdentifier(node)) return this.#reference(node.text);
    if (ts.isNumericLiteral(node)) return String(Number(node.text));
    if (ts.isStringLiteralLike(node)) return JSON.stringify(node.text);
    if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return JSON.stringify(node.text);
    return ts.isLiteralExpression(node) || ts.isPrivateIdentifier(node) ? node.text : null;
  }

  #statement(node: ts.Node): string | null {
    if (ts.isReturnStatement(node)) return `(return ${node.expression ? this.write(node.expression) : ''})`;
    if (ts.isIfStatement(node)) {
      const { expression, thenStatement, elseStatement } = node;
      const other = elseStatement ? this.#branch(elseStatement) : '';
      return `(if ${this.write(expression)} ${this.#branch(thenStatement)} else ${other})`;
    }
    if (ts.isBreakOrContinueStatement(node)) return `(${node.kind} ${node.label?.text ?? ''})`;
    if (ts.isLabeledStatement(node)) return `(${node.label.text}: ${this.write(node.statement)})`;
    if (ts.isVariableDeclaration(node)) {
      return `(${this.write(node.name)} = ${node.initializer ? this.write(node.initializer) : ''})`;
    }
    return null;
  }

  write(node: ts.Node): string {
    if (isErased(node)) return '';
    if (isKeptName(node)) return this.#list(node.arguments.slice(0, 1));
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isTypeAssertionExpression(node)
    ) {
      return this.write(node.expression);
    }
    // The compiler writes `undefined` as `void 0`.
    if (ts.isVoidExpression(node) && ts.isNumericLiteral(node.expression)) return this.#reference('undefined');
    if (isFunction(node)) {
      const own = node.name === undefined || ts.isFunctionExpression(node) ? '' : this.#name(node.name);
      const name = ts.isFunctionDeclaration(node) ? (this.#local(own) ?? '') : own;
      const accessor = ts.isAccessor(node) ? ts.SyntaxKind[node.kind] : '';
      return `${accessor}${name}${this.#function(node)}`;
    }
    const known = this.#leaf(node) ?? this.#property(node) ?? this.#statement(node);
    if (known !== null) return known;
    const operator = ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node) ? node.operator : '';
    return `(${node.kind} ${operator} ${this.#children(node)})`;
  }

  /** The whole part. Its own name doesn't count. */
  root(node: ts.Node): string {
    if (isFunction(node)) return this.#function(node);
    this.#open(node);
    return this.write(node);
  }
}

/** The text of a function, an expression or a declaration. */
export function syntaxText(node: ts.Node, free: FreeNames): string {
  return new Writer(free).root(node);
}
