// Describes what a search finds, so that people see how their input was understood.
import type { SearchExpression, SearchRange, SearchTerm } from './searchExpression.ts';
import { searchFieldOf } from './searchFields.ts';

const verbs = {
  contains: ['contains', 'contain'],
  is: ['is', 'are'],
  matches: ['matches', 'match'],
} as const;

/** Whether a search consists only of words to be found anywhere, which needs no description. */
export function isPlainSearch(expression: SearchExpression): boolean {
  switch (expression.type) {
    case 'everything':
      return true;
    case 'and':
      return expression.operands.every(isPlainSearch);
    case 'term': {
      const { field, operator, negated, caseSensitive, value } = expression;
      return field === 'any' && operator === 'contains' && !negated && !caseSensitive && !/\s/.test(value);
    }
    default:
      return false;
  }
}

/** A search for one word or phrase in any field, which needs no verb. */
function isAnywhere({ field, operator }: SearchTerm): boolean {
  return field === 'any' && operator === 'contains';
}

function valueWords({ operator, value, caseSensitive }: SearchTerm): string {
  return (
    (operator === 'matches' ? `/${value.replaceAll('/', '\\/')}/` : `“${value}”`) +
    (caseSensitive ? ' (match case)' : '')
  );
}

/** Whether a search names a field: then an adjacent word might be taken to be searched in that field. */
function namesField(expression: SearchExpression): boolean {
  switch (expression.type) {
    case 'everything':
    case 'range':
      return false;
    case 'term':
      return !isAnywhere(expression);
    case 'not':
      return namesField(expression.operand);
    case 'and':
    case 'or':
      return expression.operands.some(namesField);
  }
}

/** `where` is appended to words that are searched in every field. */
function describeTerm(term: SearchTerm, negated: boolean, where: string): string {
  const value = valueWords(term);
  if (isAnywhere(term)) return negated ? `without ${value}` : value + where;
  const { field, operator } = term;
  // "No field is", because the comparison must fail for every single field.
  const isAny = field === 'any' || field === 'anykeyword';
  const { inSentence: name, isPlural = false } = searchFieldOf(field) ?? { inSentence: field };
  const subject = isAny && negated ? name.replace('any', 'no') : name;
  const [singular, several] = verbs[operator];
  if (!negated || isAny) return `${subject} ${isPlural ? several : singular} ${value}`;
  if (operator === 'is') return `${subject} ${isPlural ? several : singular} not ${value}`;
  return `${subject} ${isPlural ? 'do' : 'does'} not ${several} ${value}`;
}

function describeRange({ from, to }: SearchRange, negated: boolean): string {
  const years = from === null ? `up to ${to ?? ''}` : to === null ? `from ${from}` : `${from}–${to}`;
  return `year ${negated ? 'not ' : ''}${years}`;
}

function isWithout(expression: SearchExpression): boolean {
  if (expression.type === 'not') return expression.operand.type === 'term' && isAnywhere(expression.operand);
  return expression.type === 'term' && expression.negated && isAnywhere(expression);
}

/** Adds parentheses where the meaning would change without them. */
function describeOperand(expression: SearchExpression, where: string): string {
  const words = describe(expression, where);
  return expression.type === 'and' || expression.type === 'or' ? `(${words})` : words;
}

function describeAll(operands: readonly SearchExpression[], where: string): string {
  const found = operands.filter((operand) => !isWithout(operand)).map((operand) => describeOperand(operand, where));
  const without = operands.filter(isWithout).map((operand) => describeOperand(operand, where));
  const excluded = without.join(' and ');
  if (found.length === 0) return excluded;
  return excluded === '' ? found.join(' and ') : `${found.join(' and ')}, ${excluded}`;
}

function describe(expression: SearchExpression, where: string): string {
  switch (expression.type) {
    case 'everything':
      return 'everything';
    case 'term':
      return describeTerm(expression, expression.negated, where);
    case 'range':
      return describeRange(expression, false);
    case 'and':
      return describeAll(expression.operands, where);
    case 'or':
      return expression.operands.map((operand) => describeOperand(operand, where)).join(' or ');
    case 'not': {
      const { operand } = expression;
      if (operand.type === 'term') return describeTerm(operand, !operand.negated, where);
      return operand.type === 'range' ? describeRange(operand, true) : `not ${describeOperand(operand, where)}`;
    }
  }
}

/** "author contains “berg” and year 2010–2015, without “draft”". */
export function describeSearch(expression: SearchExpression): string {
  return describe(expression, namesField(expression) ? ' anywhere' : '');
}
