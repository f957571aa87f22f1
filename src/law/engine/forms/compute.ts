import { type Cents, cents, dollars } from '../../../kernel/money.ts'
import { assert } from '../../../kernel/problem.ts'
import { type Expression, parse } from '../../language/expression.ts'
import type { FilingForm, FormLine, FormWords, Measure, SumColumn } from '../../language/filing-form.ts'
import type { Step } from '../../language/types.ts'
import { evaluate } from './evaluate.ts'
import { type Exact, exactly, isZero, ofCents, printed, toCents } from './exact.ts'
import { type DayAmount, dayRows, monthRows, type StateRow, stateRows } from './schedules.ts'

/** What a form is computed from: sums over paychecks, and what else it asks for by name. */
export interface FormFacts {
  readonly sums: Sums
  /** Money in cents, counts and flags. */
  readonly given: Readonly<Record<string, Given>>
  /** Owed for each pay date. */
  readonly days?: readonly DayAmount[]
  /** Wages by state. */
  readonly states?: readonly { readonly state: string; readonly wages: Cents }[]
}

type Given = Cents | number | boolean

/** By kind and code of a line: `employeeTax US.medicare`. */
export type Sums = ReadonlyMap<string, Readonly<Record<SumColumn, bigint>>>

/** Money in cents, a count, or words: X in a box that is checked, empty in one that is not. */
export type LineValue = Cents | number | string

export interface FormFigures {
  readonly lines: Readonly<Record<string, LineValue>>
  readonly days?: readonly DayAmount[]
  /** By number of the month. */
  readonly months?: Readonly<Record<string, Cents>>
  readonly states?: readonly StateRow[]
  readonly codes?: Readonly<Record<string, Cents>>
  readonly labels?: Readonly<Record<string, Cents>>
  readonly steps: readonly Step[]
}

/** The one interpreter of forms: an edition and its facts give the lines, each with how it came to be. */
export function computeForm(form: FilingForm, facts: FormFacts): FormFigures {
  const states = statesOf(form, facts)
  const sheet = sheetOf(form, facts, states?.total)
  const lines: Record<string, LineValue> = {}
  for (const line of form.lines) lines[line[0]] = sheet.entryOf(line)
  return {
    lines,
    ...schedulesOf(form, facts, sheet),
    ...(states && { states: states.rows }),
    ...(form.codes && { codes: codesOf(form, facts) }),
    ...(form.labels && { labels: labelsOf(form, facts) }),
    steps: sheet.steps,
  }
}

export const sumOf = (sums: Sums, measures: readonly Measure[]): bigint =>
  measures.reduce((total, [column, kind, code]) => total + measured(sums, column, kind, code), 0n)

function measured(sums: Sums, column: SumColumn, kind: string, code: string): bigint {
  if (code !== '*') return sums.get(`${kind} ${code}`)?.[column] ?? 0n
  let total = 0n
  for (const [word, row] of sums) if (word.startsWith(`${kind} `)) total += row[column]
  return total
}

interface Sheet {
  readonly steps: Step[]
  readonly holds: (test: string) => boolean
  readonly cents: (line: string) => Cents
  readonly entryOf: (line: FormLine) => LineValue
}

/** Names are facts, figures, `line12` and the totals of schedules; a line is worked out when one first asks for it. */
function sheetOf(form: FilingForm, facts: FormFacts, total: Named | undefined): Sheet {
  const known = new Map<string, Exact>(total ? [[total.name, ofCents(total.amount)]] : [])
  const lines = new Map(form.lines.map((line) => [line[0], line]))
  const steps: Step[] = []
  const open = new Set<string>()
  const worth = (name: string): Exact => {
    const met = known.get(name)
    if (met !== undefined) return met
    assert(!open.has(name), `${form.form}: ${name} is made of itself`)
    open.add(name)
    const value = factOf(form, facts, name) ?? lineValue(name)
    known.set(name, value)
    return value
  }
  const lineValue = (name: string): Exact => {
    const line = name.startsWith('line') ? lines.get(name.slice(4)) : undefined
    assert(line && typeof line[2] === 'string', `${form.form} has nothing named ${name}`)
    const [value, inputs] = read(parsed(line[2]), worth)
    const answer = line[3] === undefined ? ofCents(exactCents(form, line, value)) : value
    steps.push({ line: line[0], formula: line[2], inputs, value: shown(line, answer) })
    return answer
  }
  const holds = (test: string): boolean => !isZero(evaluate(parsed(test), worth))
  const entryOf = (line: FormLine): LineValue => {
    const [name, , is, kind] = line
    if (typeof is !== 'string') return wordsOf(is, holds)
    const value = worth(`line${name}`)
    if (kind === 'box') return isZero(value) ? '' : 'X'
    return kind === 'count' ? Number(value.numerator / value.denominator) : cents(toCents(value))
  }
  return { steps, holds, cents: (line) => cents(toCents(worth(`line${line}`))), entryOf }
}

const wordsOf = (cases: readonly FormWords[], holds: (test: string) => boolean): string =>
  cases.find(([test]) => holds(test))?.[1] ?? ''

/** A line that is not whole cents lacks a rounding: a mistake of the edition, never to be hidden. */
function exactCents(form: FilingForm, [name]: FormLine, { numerator, denominator }: Exact): bigint {
  assert((numerator * 100n) % denominator === 0n, `line ${name} of ${form.form} is not whole cents`)
  return (numerator * 100n) / denominator
}

function shown([, , , kind]: FormLine, value: Exact): string {
  if (kind === 'box') return isZero(value) ? '' : 'X'
  return kind === 'count' ? String(value.numerator / value.denominator) : dollars(toCents(value))
}

/** Its value, and what it was read from. */
function read(of: Expression, worth: (name: string) => Exact): readonly [Exact, Record<string, string>] {
  const inputs: Record<string, string> = {}
  const value = evaluate(of, (name) => {
    const met = worth(name)
    inputs[name] = plain(met)
    return met
  })
  return [value, inputs]
}

const plain = ({ numerator, denominator }: Exact): string =>
  denominator === 1n ? String(numerator) : dollars(toCents({ numerator, denominator }))

function factOf(form: FilingForm, { sums, given }: FormFacts, name: string): Exact | undefined {
  const figure = form.figures?.[name]
  if (typeof figure === 'string' || typeof figure === 'number') return printed(figure)
  const source = form.facts[name]
  if (source === undefined) return undefined
  if (typeof source !== 'string') return ofCents(sumOf(sums, source))
  const value = given[name]
  assert(value !== undefined || source === 'entered', `${form.form} asks for ${name}`)
  if (value === undefined) return exactly(0n)
  return typeof value === 'bigint' ? ofCents(value) : exactly(BigInt(Number(value)))
}

interface Named {
  readonly name: string
  readonly amount: bigint
}

function statesOf(form: FilingForm, { states = [] }: FormFacts) {
  const schedule = Object.values(form.schedules ?? {}).find(({ kind }) => kind === 'states')
  if (schedule?.kind !== 'states') return undefined
  const rates = form.figures?.[schedule.rates]
  assert(typeof rates === 'object', `${form.form} has no rates by state`)
  const rows = stateRows(states, rates)
  const amount = rows.reduce((sum, row) => sum + row.tax, 0n)
  return { rows, total: { name: schedule.total, amount } }
}

function schedulesOf(form: FilingForm, { days = [] }: FormFacts, sheet: Sheet): Partial<FormFigures> {
  const found: { days?: readonly DayAmount[]; months?: Readonly<Record<string, Cents>> } = {}
  for (const schedule of Object.values(form.schedules ?? {})) {
    if (schedule.kind === 'states' || !sheet.holds(schedule.when)) continue
    const rows = dayRows(days, sheet.cents(schedule.total))
    if (schedule.kind === 'days') found.days = rows
    found.months = monthRows(rows)
  }
  return found
}

function codesOf({ codes = [] }: FilingForm, { sums, given }: FormFacts): Readonly<Record<string, Cents>> {
  const amounts = codes.map(([code, , of]) => {
    const amount = of === 'given' ? BigInt(given[`code${code}`] ?? 0) : sumOf(sums, of)
    return [code, cents(amount)] as const
  })
  return Object.fromEntries(amounts.filter(([, amount]) => amount !== 0n))
}

function labelsOf({ labels = [] }: FilingForm, { sums }: FormFacts): Readonly<Record<string, Cents>> {
  const found: Record<string, Cents> = {}
  for (const [code, label] of labels) {
    const amount = sumOf(sums, [['amount', 'employeeTax', code]])
    if (amount !== 0n) found[label] = cents((found[label] ?? 0n) + amount)
  }
  return found
}

const expressions = new Map<string, Expression>()

function parsed(text: string): Expression {
  const met = expressions.get(text)
  if (met !== undefined) return met
  const fresh = parse(text)
  expressions.set(text, fresh)
  return fresh
}
