import type { Figure, Table } from './declare.ts'
import { exact, type Fraction, floorDivide, fraction, lcm, printed, reduced, roundDivide } from './exact.ts'
import type { Expression } from './expression.ts'
import { SHAPES, type Shape, shaped } from './tables.ts'

/** A value of the worksheet: a fixed denominator and a numerator read from the frame of one payment. */
export interface Term {
  readonly denominator: number
  readonly at: (frame: Float64Array) => number
  /** Known at compile time, whatever the payment. */
  readonly fixed?: number
}

/** What a name means where it is read: a value, a figure to index, or a word such as the status. */
export type Meaning = { readonly term: Term } | { readonly figure: Figure } | { readonly word: string }

/** The words for a value: always the same, or by the payment. */
export type Show = string | ((frame: Float64Array) => string)

export interface Scope {
  readonly mean: (name: string) => Meaning
  /** Told of every value that a line reads, for the explanation. */
  readonly read: (name: string, show: Show) => void
}

/** An expression becomes one closure; what does not depend on the payment is computed here, once. */
export function compile(of: Expression, scope: Scope): Term {
  switch (of.kind) {
    case 'number':
      return constant(fraction(of.printed))
    case 'text':
      throw new Error(`'${of.text}' is a word, not a value`)
    case 'name':
      return named(of, scope)
    case 'call':
      return called(of, scope)
    case 'operation':
      return operated(of, scope)
  }
}

export const constant = ({ numerator, denominator }: Fraction): Term => ({
  denominator,
  fixed: numerator,
  at: () => numerator,
})

function named(of: Expression & { kind: 'name' }, scope: Scope): Term {
  const term = termOf(of, scope)
  const { denominator, fixed } = term
  const text = fixed === undefined ? undefined : printed(fixed, denominator)
  scope.read(spelled(of, scope), text ?? ((frame) => printed(term.at(frame), denominator)))
  return term
}

function termOf(of: Expression & { kind: 'name' }, scope: Scope): Term {
  const meaning = scope.mean(of.name)
  if ('term' in meaning) return meaning.term
  if ('word' in meaning) throw new Error(`${of.name} is a word, not a value`)
  let figure: Figure = meaning.figure
  for (const [depth, step] of of.path.entries()) {
    const key = keyOf(step, scope)
    if (key === undefined) {
      if (depth < of.path.length - 1) throw new Error(`${of.name}: only the last index may be counted`)
      return counted(figure, compile(step, scope), of.name)
    }
    figure = entry(figure, key, of.name)
  }
  if (typeof figure !== 'number' && typeof figure !== 'string')
    throw new Error(`${of.name} is not one figure`)
  return constant(fraction(figure))
}

/** `deduction[status]` of a married worker → 'deduction, married'. */
const spelled = (of: Expression & { kind: 'name' }, scope: Scope): string =>
  [of.name, ...of.path.map((step) => keyOf(step, scope) ?? 'counted')].join(', ')

/** The entry of a printed list for a number of allowances. */
function counted(list: Figure, index: Term, name: string): Term {
  if (!Array.isArray(list) || index.denominator !== 1) throw new Error(`${name} is not a list to count into`)
  const parts = list.map((each) => fraction(each as number | string))
  const denominator = parts.reduce((all, { denominator: own }) => lcm(all, own), 1)
  const values = parts.map((part) => part.numerator * (denominator / part.denominator))
  return {
    denominator,
    at: (frame) => {
      const value = values[index.at(frame)]
      if (value === undefined) throw new Error(`${name} has no entry ${index.at(frame)}`)
      return value
    },
  }
}

function entry(figure: Figure, key: string, name: string): Figure {
  const found = typeof figure === 'object' ? (figure as Readonly<Record<string, Figure>>)[key] : undefined
  if (found === undefined) throw new Error(`${name} has no figure for ${key}`)
  return found
}

/** An index that is a word or a fixed number. */
function keyOf(step: Expression, scope: Scope): string | undefined {
  if (step.kind === 'text') return step.text
  if (step.kind === 'number') return step.printed
  if (step.kind !== 'name' || step.path.length > 0) return undefined
  const meaning = scope.mean(step.name)
  return 'word' in meaning ? meaning.word : undefined
}

function operated(of: Expression & { kind: 'operation' }, scope: Scope): Term {
  const [left, right] = of.given
  if (of.sign === '==' || of.sign === '!=') {
    const [a, b] = [wordOf(left, scope), wordOf(right, scope)]
    if (a !== undefined && b !== undefined) return truth((a === b) === (of.sign === '=='))
  }
  const a = compile(left, scope)
  const b = compile(right, scope)
  const term = OPERATIONS[of.sign]!(a, b)
  return a.fixed === undefined || b.fixed === undefined ? term : settle(term)
}

function wordOf(of: Expression, scope: Scope): string | undefined {
  if (of.kind === 'text') return of.text
  if (of.kind !== 'name') return undefined
  const meaning = scope.mean(of.name)
  return 'word' in meaning ? meaning.word : undefined
}

const NO_FRAME = new Float64Array(0)
const settle = (term: Term): Term => constant({ numerator: term.at(NO_FRAME), denominator: term.denominator })
const truth = (holds: boolean): Term => constant({ numerator: holds ? 1 : 0, denominator: 1 })

/** Both numerators over one denominator. */
function aligned(a: Term, b: Term): { denominator: number; x: Term['at']; y: Term['at'] } {
  const denominator = lcm(a.denominator, b.denominator)
  return { denominator, x: scaled(a, denominator), y: scaled(b, denominator) }
}

function scaled({ at, denominator, fixed }: Term, to: number): Term['at'] {
  const by = to / denominator
  if (fixed !== undefined) {
    const value = exact(fixed * by)
    return () => value
  }
  return by === 1 ? at : (frame) => at(frame) * by
}

const compared =
  (holds: (x: number, y: number) => boolean) =>
  (a: Term, b: Term): Term => {
    const { x, y } = aligned(a, b)
    return { denominator: 1, at: (frame) => (holds(x(frame), y(frame)) ? 1 : 0) }
  }

const OPERATIONS: Readonly<Record<string, (a: Term, b: Term) => Term>> = {
  '+': (a, b) => {
    const { denominator, x, y } = aligned(a, b)
    return { denominator, at: (frame) => x(frame) + y(frame) }
  },
  '-': (a, b) => {
    const { denominator, x, y } = aligned(a, b)
    return { denominator, at: (frame) => x(frame) - y(frame) }
  },
  '*': (a, b) => ({
    denominator: exact(a.denominator * b.denominator),
    at: (frame) => a.at(frame) * b.at(frame),
  }),
  '/': (a, b) => {
    if (b.fixed === undefined || b.fixed <= 0) throw new Error('only a fixed figure above zero divides')
    const part = reduced(b.denominator, b.fixed)
    return OPERATIONS['*']!(a, constant(part))
  },
  '<': compared((x, y) => x < y),
  '<=': compared((x, y) => x <= y),
  '>': compared((x, y) => x > y),
  '>=': compared((x, y) => x >= y),
  '==': compared((x, y) => x === y),
  '!=': compared((x, y) => x !== y),
  and: (a, b) => ({ denominator: 1, at: (frame) => (a.at(frame) !== 0 && b.at(frame) !== 0 ? 1 : 0) }),
  or: (a, b) => ({ denominator: 1, at: (frame) => (a.at(frame) !== 0 || b.at(frame) !== 0 ? 1 : 0) }),
}

function called({ name, given }: Expression & { kind: 'call' }, scope: Scope): Term {
  if (name in SHAPES) {
    const table = shaped(name as Shape, tableOf(given[0]!, scope), compile(given[1]!, scope))
    scope.read('row', table.row)
    return table
  }
  if (name === 'if') return chosen(given, scope)
  const calculate = FUNCTIONS[name]
  if (calculate === undefined) throw new Error(`unknown function ${name}`)
  const terms = given.map((each) => compile(each, scope))
  const term = calculate(terms)
  return terms.every(({ fixed }) => fixed !== undefined) ? settle(term) : term
}

function chosen(given: readonly Expression[], scope: Scope): Term {
  const [test, then, otherwise] = given as [Expression, Expression, Expression]
  const condition = compile(test, scope)
  if (condition.fixed !== undefined) return compile(condition.fixed !== 0 ? then : otherwise, scope)
  const { denominator, x, y } = aligned(compile(then, scope), compile(otherwise, scope))
  return { denominator, at: (frame) => (condition.at(frame) !== 0 ? x(frame) : y(frame)) }
}

const either =
  (pick: (x: number, y: number) => number) =>
  (terms: readonly Term[]): Term =>
    terms.reduce((a, b) => {
      const { denominator, x, y } = aligned(a, b)
      return { denominator, at: (frame) => pick(x(frame), y(frame)) }
    })

/** To a multiple of the second argument, in dollars: round(x, 1), floor(x, 100), round(x, 0.01). */
const rounded =
  (divide: (a: number, b: number) => number) =>
  ([value, unit]: readonly Term[]): Term => {
    const step = unit!.fixed!
    const { numerator: up, denominator: down } = reduced(unit!.denominator, value!.denominator * step)
    const { at } = value!
    return { denominator: unit!.denominator, at: (frame) => divide(at(frame) * up, down) * step }
  }

const to = (unit: string) => (terms: readonly Term[]) =>
  rounded(roundDivide)([terms[0]!, constant(fraction(unit))])

const FUNCTIONS: Readonly<Record<string, (terms: readonly Term[]) => Term>> = {
  max: either(Math.max),
  min: either(Math.min),
  round: rounded(roundDivide),
  floor: rounded((a, b) => floorDivide(exact(a), b)),
  ceil: rounded((a, b) => -floorDivide(exact(-a), b)),
  cents: to('0.01'),
  dollars: to('1'),
}

function tableOf(of: Expression, scope: Scope): Table {
  if (of.kind !== 'name') throw new Error('a table is named')
  const meaning = scope.mean(of.name)
  if (!('figure' in meaning)) throw new Error(`${of.name} is not a table`)
  let figure = meaning.figure
  for (const step of of.path) figure = entry(figure, keyOf(step, scope) ?? '?', of.name)
  if (typeof figure !== 'object' || !('over' in figure || 'atLeast' in figure)) {
    throw new Error(`${of.name} is not a table`)
  }
  return figure as Table
}
