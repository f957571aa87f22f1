import { type Cents, cents } from '../../kernel/money.ts'
import type { LookUp } from '../../law/language/look-up.ts'
import { amountNetting } from '../pay/gross-up.ts'
import { calculatePaycheck } from '../pay/paycheck.ts'
import type { Paycheck } from '../pay/paycheck-types.ts'
import { type Assembled, assemble, type RunContext } from './assemble.ts'
import type { GivenFacts, PersonFacts } from './person.ts'

/** A paycheck with what it is made of, the same for a preview, a run and an explanation. */
export interface Calculated {
  readonly assembled: Assembled
  readonly check: Paycheck
  /** Absent where every amount was given as gross. */
  readonly netAsked?: NetAsked
}

/** What pay that was asked as net comes to. */
export interface NetAsked {
  readonly asked: Cents
  /** The gross of these lines. */
  readonly gross: Cents
  /** The net pay above what was asked: no gross leaves exactly that. */
  readonly over: Cents
  /** What deductions and orders take more because of them. */
  readonly deducted: Cents
  readonly garnished: Cents
}

/** Undefined when there is nothing to pay. */
export function calculate(person: PersonFacts, run: RunContext, lookUp: LookUp): Calculated | undefined {
  const { compensation } = person.given
  if (compensation === undefined || !compensation.some(isAsked)) return calculated(person, run, lookUp)

  let lines: Lines = compensation.map((line) => (isAsked(line) ? { ...line, amount: cents(0n) } : line))
  const without = calculated(withLines(person, lines), run, lookUp)
  let before = netOf(without)
  for (const [at, line] of compensation.entries()) {
    if (!isAsked(line)) continue
    const given = (amount: Cents) => lines.with(at, { ...line, amount, net: line.amount })
    const more = (amount: Cents) => netOf(calculated(withLines(person, given(amount)), run, lookUp)) - before
    const amount = amountNetting(line.amount, more)
    before += more(amount)
    lines = given(amount)
  }
  const solved = calculated(withLines(person, lines), run, lookUp)
  return solved && { ...solved, netAsked: netAsked(lines, solved.check, without?.check) }
}

type Lines = NonNullable<GivenFacts['compensation']>

const isAsked = ({ isNet, amount }: Lines[number]): boolean => isNet === true && amount > 0n

function calculated(person: PersonFacts, run: RunContext, lookUp: LookUp): Calculated | undefined {
  const assembled = assemble(person, run, lookUp)
  return assembled && { assembled, check: calculatePaycheck(assembled.input, lookUp) }
}

const withLines = (person: PersonFacts, compensation: Lines): PersonFacts => ({
  ...person,
  given: { ...person.given, compensation },
})

const netOf = (found: Calculated | undefined): bigint => found?.check.net ?? 0n

function netAsked(lines: Lines, solved: Paycheck, without: Paycheck | undefined): NetAsked {
  const asked = lines.filter(({ net }) => net !== undefined)
  const net = cents(asked.reduce((sum, line) => sum + line.net!, 0n))
  return {
    asked: net,
    gross: cents(asked.reduce((sum, { amount }) => sum + amount, 0n)),
    over: cents(solved.net - (without?.net ?? 0n) - net),
    deducted: cents(solved.deducted - (without?.deducted ?? 0n)),
    garnished: cents(solved.garnished - (without?.garnished ?? 0n)),
  }
}
