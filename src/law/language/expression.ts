/**
 * The language of worksheet lines: `max(0, annual - deduction[status] - dependents * 5000)`.
 * Names are lines above, figures of the table, or inputs; an index picks from a figure by status, period,
 * place or residency, by a key (`.higher`) or by a number. Nothing else exists: no loops, no text, no clock.
 */
export type Expression =
  | { readonly kind: 'number'; readonly printed: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'name'; readonly name: string; readonly path: readonly Expression[] }
  | { readonly kind: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | { readonly kind: 'operation'; readonly sign: string; readonly given: readonly [Expression, Expression] }

export function parse(text: string): Expression {
  const tokens = tokenize(text)
  let at = 0
  const peek = (): string | undefined => tokens[at]
  const take = (expected?: string): string => {
    const token = tokens[at++]
    if (token === undefined || (expected !== undefined && token !== expected)) {
      throw new Error(`expected ${expected ?? 'more'} in "${text}", found ${token ?? 'the end'}`)
    }
    return token
  }

  const binary = (level: number): Expression => {
    const signs = PRECEDENCE[level]
    if (signs === undefined) return unary()
    let left = binary(level + 1)
    while (signs.includes(peek() ?? '')) {
      left = { kind: 'operation', sign: take(), given: [left, binary(level + 1)] }
    }
    return left
  }
  const unary = (): Expression => {
    const token = take()
    if (token === '-') return { kind: 'operation', sign: '-', given: [ZERO, unary()] }
    if (token === '(') {
      const inner = binary(0)
      take(')')
      return inner
    }
    if (NUMBER.test(token)) return { kind: 'number', printed: token.replaceAll('_', '') }
    if (token.startsWith("'")) return { kind: 'text', text: token.slice(1, -1) }
    if (!NAME.test(token)) throw new Error(`unexpected ${token} in "${text}"`)
    return peek() === '(' ? call(token) : { kind: 'name', name: token, path: path() }
  }
  const call = (name: string): Expression => {
    take('(')
    const given = [binary(0)]
    while (peek() === ',') {
      take(',')
      given.push(binary(0))
    }
    take(')')
    return { kind: 'call', name, given }
  }
  const path = (): Expression[] => {
    const steps: Expression[] = []
    while (peek() === '[' || peek() === '.') {
      if (take() === '.') {
        steps.push({ kind: 'text', text: take() })
      } else {
        steps.push(binary(0))
        take(']')
      }
    }
    return steps
  }

  const whole = binary(0)
  if (at < tokens.length) throw new Error(`unexpected ${tokens[at]} in "${text}"`)
  return whole
}

const ZERO: Expression = { kind: 'number', printed: '0' }
const PRECEDENCE = [['or'], ['and'], ['<', '<=', '>', '>=', '==', '!='], ['+', '-'], ['*', '/']]

// A worksheet's own line numbers (1a, 2h) are names, so they are tried before numbers.
const TOKEN = /\s*(\d+[a-z]\w*|[A-Za-z]\w*|\d[\d_]*(?:\.\d+)?%?|'[^']*'|<=|>=|==|!=|[-+*/<>()[\],.])/y
const NUMBER = /^\d[\d_]*(\.\d+)?%?$/
const NAME = /^(\d+[a-z]\w*|[A-Za-z]\w*)$/

function tokenize(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const from = TOKEN.lastIndex
    const match = TOKEN.exec(text)
    if (!match) throw new Error(`cannot read "${text}" at ${from}`)
    tokens.push(match[1]!)
  }
  return tokens
}
