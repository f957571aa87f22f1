import type { Figure, Table } from './declare.ts'
import { exact, type Fraction, fraction, lcm, reduced } from './exact.ts'
import type { Expression } from './expression.ts'
import { spelled, type Way } from './in-words.ts'
import { literal, OPERATIONS, type Opcode, type Program } from './program.ts'
import { rowOf, rowOrBelow } from './table-data.ts'
import { SHAPES, shaped, type TableShape } from './tables.ts'
import type { Meaning, Show, Term } from './term.ts'

interface Scope {
  readonly program: Program
  readonly mean: (name: string) => Meaning
  /** Told of every value that a line reads, for the explanation. */
  readonly read: (name: string, show: Show) => void
  /** Told which way a payment goes at a test or a table, likewise. */
  readonly note: (of: Expression, way: Way) => void
}

/** An expression becomes instructions; what does not depend on the payment is computed here, once. */
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
  at: literal(numerator),
})

/** The numerator in the frame of a payment, or the fixed one. */
export const numeratorOf = ({ at, fixed }: Term, frame: Float64Array): number => fixed ?? frame[at.slot!]!

type Named = Expression & { readonly kind: 'name' }

function named(of: Named, scope: Scope): Term {
  const name = spelled(of, scope.mean)
  return termOf(of, scope, (show) => scope.read(name, show))
}

/** A rate is told as it is printed, everything else by its number. */
function termOf(of: Named, scope: Scope, tell: (show: Show) => void): Term {
  const meaning = scope.mean(of.name)
  if ('term' in meaning) {
    tell(meaning.term)
    return meaning.term
  }
  if ('word' in meaning) throw new Error(`${of.name} is a word, not a value`)
  let figure: Figure = meaning.figure
  for (const [depth, step] of of.path.entries()) {
    const key = keyOf(step, scope)
    if (key === undefined) {
      if (depth < of.path.length - 1) throw new Error(`${of.name}: only the last index may be counted`)
      const entry = counted(figure, compile(step, scope), of.name, scope)
      tell(entry)
      return entry
    }
    figure = entry(figure, key, of.name)
  }
  if (typeof figure !== 'number' && typeof figure !== 'string')
    throw new Error(`${of.name} is not one figure`)
  const value = constant(fraction(figure))
  tell(typeof figure === 'string' ? figure : value)
  return value
}

/** The entry of a printed list for a number of allowances. */
function counted(list: Figure, index: Term, name: string, { program }: Scope): Term {
  if (!Array.isArray(list) || index.denominator !== 1) throw new Error(`${name} is not a list to count into`)
  const parts = list.map((each) => fraction(each as number | string))
  const denominator = parts.reduce((all, { denominator: own }) => lcm(all, own), 1)
  const values = Float64Array.from(parts, (part) => part.numerator * (denominator / part.denominator))
  return { denominator, at: program.readList({ name, values }, index.at) }
}

function entry(figure: Figure, key: string, name: string): Figure {
  const found = typeof figure === 'object' ? (figure as Readonly<Record<string, Figure>>)[key] : undefined
  if (found === undefined) throw new Error(`${name} has no figure for ${key}`)
  return found
}

/** An index that is a word or a fixed number. */
function keyOf(step: Expression, scope: Scope): string | undefined {
  if (step.kind === 'number') return step.printed
  return wordOf(step, scope)
}

function wordOf(of: Expression, scope: Scope): string | undefined {
  if (of.kind === 'text') return of.text
  if (of.kind !== 'name' || of.path.length > 0) return undefined
  const meaning = scope.mean(of.name)
  return 'word' in meaning ? meaning.word : undefined
}

function operated(of: Expression & { kind: 'operation' }, scope: Scope): Term {
  const { sign } = of
  const [left, right] = of.given
  if (sign === '==' || sign === '!=') {
    const [a, b] = [wordOf(left, scope), wordOf(right, scope)]
    if (a !== undefined && b !== undefined) return truth((a === b) === (sign === '=='))
  }
  if (sign === 'and' || sign === 'or') {
    const [a, b] = [buffered(left, scope), buffered(right, scope)]
    const decides = Number(sign === 'or')
    if (a.isFixedAt(decides) || b.isFixedAt(decides)) return truth(decides === 1)
    return alike(sign, a.told(), b.told(), scope)
  }
  const [a, b] = [compile(left, scope), compile(right, scope)]
  if (sign === '*') return multiply(a, b, scope)
  if (sign === '/') {
    if (b.fixed === undefined || b.fixed <= 0) throw new Error('only a fixed figure above zero divides')
    return multiply(a, constant(reduced(b.denominator, b.fixed)), scope)
  }
  if (sign === '>') return alike('less', b, a, scope)
  if (sign === '>=') return alike('atMost', b, a, scope)
  return alike(ALIKE[sign]!, a, b, scope)
}

/** A side of a test whose reading is told only where it matters. */
function buffered(of: Expression, scope: Scope) {
  const read: [string, Show][] = []
  const term = compile(of, { ...scope, read: (name, show) => read.push([name, show]) })
  return {
    term,
    isFixedAt: (value: number) => term.fixed !== undefined && Number(term.fixed !== 0) === value,
    told: (): Term => {
      for (const [name, show] of read) scope.read(name, show)
      return term
    },
  }
}

const truth = (holds: boolean): Term => constant({ numerator: holds ? 1 : 0, denominator: 1 })

const ALIKE: Readonly<Record<string, Opcode>> = {
  '+': 'add',
  '-': 'subtract',
  '<': 'less',
  '<=': 'atMost',
  '==': 'equal',
  '!=': 'unequal',
  and: 'and',
  or: 'or',
}

/** The answer is 1 or 0, whatever the denominator of what was compared. */
const LOGICAL: ReadonlySet<Opcode> = new Set(['less', 'atMost', 'equal', 'unequal', 'and', 'or'])

function multiply(a: Term, b: Term, scope: Scope): Term {
  return simply('multiply', a, b, exact(a.denominator * b.denominator), scope)
}

/** An operation on two numerators over one denominator. */
function alike(operation: Opcode, a: Term, b: Term, scope: Scope): Term {
  const denominator = lcm(a.denominator, b.denominator)
  const [x, y] = [over(a, denominator, scope), over(b, denominator, scope)]
  return simply(operation, x, y, LOGICAL.has(operation) ? 1 : denominator, scope)
}

function over(term: Term, denominator: number, scope: Scope): Term {
  const by = denominator / term.denominator
  if (by === 1) return term
  return simply('multiply', term, constant({ numerator: by, denominator: 1 }), denominator, scope)
}

function simply(operation: Opcode, a: Term, b: Term, denominator: number, scope: Scope): Term {
  if (a.fixed !== undefined && b.fixed !== undefined) {
    return constant({ numerator: exact(OPERATIONS[operation].value(a.fixed, b.fixed)), denominator })
  }
  return { denominator, at: scope.program.emit(operation, a.at, b.at) }
}

type Called = Expression & { readonly kind: 'call' }

function called(of: Called, scope: Scope): Term {
  const { name, given } = of
  if (name in SHAPES) return tabulated(of, scope)
  if (name === 'if') return chosen(of, scope)
  const calculate = FUNCTIONS[name]
  if (calculate === undefined) throw new Error(`unknown function ${name}`)
  return calculate(
    given.map((each) => compile(each, scope)),
    scope,
  )
}

/** A test on words is settled here, and the other branch is not even read; any other is made by each payment. */
function chosen(of: Called, scope: Scope): Term {
  const [test, then, otherwise] = of.given as [Expression, Expression, Expression]
  const { term: condition, told } = buffered(test, scope)
  if (condition.fixed !== undefined) {
    scope.note(of, { taken: condition.fixed })
    return compile(condition.fixed !== 0 ? then : otherwise, scope)
  }
  told()
  const holds = (frame: Float64Array) => numeratorOf(condition, frame) !== 0
  scope.note(of, { taken: (frame) => Number(holds(frame)) })
  const branches: Term[] = []
  const compiled = (of: Expression, isTaken: (frame: Float64Array) => boolean) => () => {
    branches.push(compile(of, within(scope, isTaken)))
    return branches.at(-1)!.at
  }
  const shared = () => branches.reduce((all, { denominator }) => lcm(all, denominator), 1)
  const at = scope.program.branch(
    condition.at,
    compiled(then, holds),
    compiled(otherwise, (frame) => !holds(frame)),
    () => branches.map(({ denominator }) => shared() / denominator) as [number, number],
  )
  return { denominator: shared(), at }
}

/** What a branch reads is only shown when the branch was taken. */
const within = (scope: Scope, isTaken: (frame: Float64Array) => boolean): Scope => ({
  ...scope,
  read: (name, show) => scope.read(name, { isTaken, show }),
})

type Calculate = (terms: readonly Term[], scope: Scope) => Term

const either =
  (operation: Opcode): Calculate =>
  (terms, scope) =>
    terms.reduce((a, b) => alike(operation, a, b, scope))

/** To a multiple of the second argument, in dollars: round(x, 1), floor(x, 100), round(x, 0.01). */
const rounded =
  (operation: Opcode): Calculate =>
  ([value, unit], scope) => {
    const step = unit!.fixed!
    const { numerator: up, denominator: down } = reduced(unit!.denominator, value!.denominator * step)
    const whole = (numerator: number): Term => constant({ numerator, denominator: 1 })
    const scaled = up === 1 ? value! : simply('multiply', value!, whole(up), 1, scope)
    const units = simply(operation, scaled, whole(down), unit!.denominator, scope)
    return step === 1 ? units : simply('multiply', units, whole(step), unit!.denominator, scope)
  }

const nearest =
  (unit: string): Calculate =>
  ([value], scope) =>
    rounded('round')([value!, constant(fraction(unit))], scope)

const FUNCTIONS: Readonly<Record<string, Calculate>> = {
  max: either('max'),
  min: either('min'),
  round: rounded('round'),
  floor: rounded('floor'),
  ceil: rounded('ceil'),
  cents: nearest('0.01'),
  dollars: nearest('1'),
}

function tabulated(of: Called, scope: Scope): Term {
  const [table, at] = of.given as [Expression, Expression]
  const x = compile(at, scope)
  const { data, denominator, rows, words } = shaped(
    of.name as TableShape,
    tableOf(table, scope),
    x.denominator,
  )
  scope.read('row', (frame) => words[rowOf(data, numeratorOf(x, frame))]!)
  scope.note(of, { rows, taken: (frame) => rowOrBelow(data, numeratorOf(x, frame)) })
  return { denominator, at: scope.program.readTable(data, x.at) }
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
