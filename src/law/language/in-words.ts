import type { Row } from './declare.ts'
import type { Expression } from './expression.ts'
import { plainly, type TableShape } from './tables.ts'
import type { Meaning, Show } from './term.ts'

/** Which way a payment went: the branch of a test (1 or 0), or the row of a table (-1 below its first bound). */
export interface Way {
  readonly taken: number | ((frame: Float64Array) => number)
  /** Of a table: its rows with the base of each, as the authority prints or chains it. */
  readonly rows?: readonly Row[]
}

interface Told {
  readonly mean: (name: string) => Meaning
  readonly ways: ReadonlyMap<Expression, Way>
}

/**
 * A line as a clerk follows it with a pocket calculator: only the branch that was taken, with its reason, and the figures of
 * the row that was used. The words for each combination of ways are put together once.
 */
export function inWords(of: Expression, told: Told): Show {
  const open = [...told.ways.values()].filter(({ taken }) => typeof taken === 'function')
  if (open.length === 0) return sentence(of, told, new Float64Array())
  const known = new Map<string, string>()
  return (frame) => {
    const key = open.map(({ taken }) => takenIn(taken, frame)).join()
    const words = known.get(key) ?? sentence(of, told, frame)
    known.set(key, words)
    return words
  }
}

const takenIn = (taken: Way['taken'], frame: Float64Array): number =>
  typeof taken === 'number' ? taken : taken(frame)

interface Phrase {
  readonly text: string
  /** How tightly it holds together: what is looser than its surroundings goes in parentheses. */
  readonly level: number
  readonly because: readonly string[]
}

function sentence(of: Expression, told: Told, frame: Float64Array): string {
  const { text, because } = tell(of, told, frame)
  return because.length === 0 ? text : `${text}, as ${[...new Set(because)].join(' and ')}`
}

function tell(of: Expression, told: Told, frame: Float64Array): Phrase {
  const say = (each: Expression) => tell(each, told, frame)
  switch (of.kind) {
    case 'number':
      return atom(of.printed)
    case 'text':
      return atom(of.text)
    case 'name':
      return atom(spelled(of, told.mean))
    case 'operation':
      return operated(of, told, say)
    case 'call': {
      const way = told.ways.get(of)
      if (way === undefined) return called(of.name, of.given.map(say))
      const taken = takenIn(way.taken, frame)
      if (way.rows === undefined) return branch(of, taken !== 0, typeof way.taken === 'number', say)
      return row(of.name as TableShape, way.rows[taken], way.rows[0]!, of.given.map(say))
    }
  }
}

const PHRASE = 0
const SUM = 4
const PRODUCT = 5
const ATOM = 6

const atom = (text: string): Phrase => ({ text, level: ATOM, because: [] })

const within = ({ text, level }: Phrase, least: number): string => (level < least ? `(${text})` : text)

const SIGNS: Readonly<Record<string, readonly [sign: string, level: number]>> = {
  or: ['or', 1],
  and: ['and', 2],
  '<': ['<', 3],
  '<=': ['≤', 3],
  '>': ['>', 3],
  '>=': ['≥', 3],
  '==': ['=', 3],
  '!=': ['≠', 3],
  '+': ['+', SUM],
  '-': ['−', SUM],
  '*': ['×', PRODUCT],
  '/': ['÷', PRODUCT],
}

type Operation = Expression & { readonly kind: 'operation' }

/** What the certificate has settled is not told: of `status == 'married' or regular > 1` only what is still open. */
function operated(of: Operation, told: Told, say: (each: Expression) => Phrase): Phrase {
  const settled = truthOf(of, told.mean)
  if (settled !== undefined) return atom(settled ? '1' : '0')
  const [left, right] = of.given
  if (of.sign === 'and' || of.sign === 'or') {
    if (truthOf(left, told.mean) !== undefined) return say(right)
    if (truthOf(right, told.mean) !== undefined) return say(left)
  }
  return operation(of.sign, say(left), say(right))
}

/** Of a test on words; undefined where a payment decides. */
function truthOf(of: Expression, mean: Told['mean']): boolean | undefined {
  if (of.kind !== 'operation') return undefined
  const [left, right] = of.given
  if (of.sign === 'and' || of.sign === 'or') {
    const [a, b] = [truthOf(left, mean), truthOf(right, mean)]
    const decides = of.sign === 'or'
    if (a === decides || b === decides) return decides
    return a === undefined || b === undefined ? undefined : !decides
  }
  const [a, b] = [wordOf(left, mean), wordOf(right, mean)]
  if (a === undefined || b === undefined) return undefined
  return (a === b) === (of.sign === '==')
}

function wordOf(of: Expression, mean: Told['mean']): string | undefined {
  if (of.kind === 'text') return of.text
  if (of.kind !== 'name' || of.path.length > 0) return undefined
  const meaning = mean(of.name)
  return 'word' in meaning ? meaning.word : undefined
}

function operation(name: string, left: Phrase, right: Phrase): Phrase {
  const [sign, level] = SIGNS[name]!
  const because = [...left.because, ...right.because]
  if (name === '-' && left.text === '0') return { text: `−${within(right, PRODUCT)}`, level, because }
  const text = `${within(left, level)} ${sign} ${within(right, level + 1)}`
  return { text, level, because }
}

/** Only a branch that the payment decided needs its reason: what the certificate says was clear before. */
function branch(
  of: Expression & { kind: 'call' },
  holds: boolean,
  isClear: boolean,
  say: (each: Expression) => Phrase,
): Phrase {
  const taken = say(of.given[holds ? 1 : 2]!)
  if (isClear) return taken
  const test = of.given[0]!
  const reason = holds ? say(test).text : negated(test, say)
  return { ...taken, because: [reason, ...taken.because] }
}

const OPPOSITE: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
}

function negated(test: Expression, say: (each: Expression) => Phrase): string {
  const opposite = test.kind === 'operation' ? OPPOSITE[test.sign] : undefined
  if (test.kind !== 'operation' || opposite === undefined) return `not ${within(say(test), ATOM)}`
  return operation(opposite, say(test.given[0]), say(test.given[1])).text
}

/** The row of a printed table at x. */
function row(shape: TableShape, found: Row | undefined, first: Row, given: readonly Phrase[]): Phrase {
  const [table, x] = given as [Phrase, Phrase]
  if (found === undefined) return { ...atom('0'), because: [...x.because, `${x.text} < ${first[0]}`] }
  const [bound, value, base = 0] = found
  const { because } = x
  if (shape === 'lookup') return { ...atom(`${value} (${table.text} for ${x.text})`), because }
  const product = (over: string): Phrase => ({ text: `${value} × ${over}`, level: PRODUCT, because })
  if (shape === 'ladder') {
    const whole = product(within(x, ATOM))
    return base === 0 ? whole : { text: `${whole.text} − ${plainly(base)}`, level: SUM, because }
  }
  const part = product(bound === 0 ? within(x, ATOM) : `(${within(x, SUM)} − ${bound})`)
  return base === 0 ? part : { text: `${plainly(base)} + ${part.text}`, level: SUM, because }
}

function called(name: string, given: readonly Phrase[]): Phrase {
  const because = given.flatMap((each) => each.because)
  const all = given.map((each) => within(each, 1))
  const [first, second] = all as [string, string]
  return { text: CALLS[name]!(first, second, all), level: PHRASE, because }
}

const CALLS: Readonly<Record<string, (first: string, second: string, all: readonly string[]) => string>> = {
  max: (first, second, all) =>
    all.length === 2 && first === '0' ? `${second}, at least 0` : `the largest of ${listed(all)}`,
  min: (_, __, all) => `the smallest of ${listed(all)}`,
  cents: (value) => `${value}, to the cent`,
  dollars: (value) => `${value}, to the dollar`,
  round: (value, unit) => `${value}, to the nearest ${unit}`,
  floor: (value, unit) => `${value}, down to a multiple of ${unit}`,
  ceil: (value, unit) => `${value}, up to a multiple of ${unit}`,
}

const listed = (all: readonly string[]): string => all.join(all.length === 2 ? ' and ' : '; ')

/** `standardDeduction[status]` of a married worker → 'standard deduction (married)'. */
export function spelled(of: Expression & { kind: 'name' }, mean: Told['mean']): string {
  if (of.path.length === 0) {
    const meaning = mean(of.name)
    return 'word' in meaning ? meaning.word : spaced(of.name)
  }
  const keys = of.path.map((step) => {
    if (step.kind === 'number') return step.printed
    return step.kind === 'text' ? step.text : step.kind === 'name' ? spelled(step, mean) : 'counted'
  })
  return `${spaced(of.name)} (${keys.join(', ')})`
}

/** What only the engine calls so has its own words; of other names, the words they are made of. */
const OWN: Readonly<Record<string, string>> = {
  periods: 'pay periods of a year',
  yearWages: 'wages of the year before',
  yearTax: 'tax of the year before',
  federalTax: 'federal income tax',
  federalSupplementalTax: 'federal tax on supplemental wages',
  fica: 'FICA tax',
  ficaToDate: 'FICA tax of the year before',
  workPlaceTax: 'tax of the work place',
  assignedAmount: 'amount of the year that the place has set',
  eachPeriod: 'parts of each period are chosen',
  supplemental: 'supplemental wages',
  other: 'other supplemental wages',
}

/** The names of the laws are few, and every explanation asks for them. */
const known = new Map<string, string>(Object.entries(OWN))

export function spaced(name: string): string {
  const words = known.get(name) ?? inLetters(name)
  known.set(name, words)
  return words
}

const inLetters = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])(?=[a-z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
