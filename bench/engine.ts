/**
 * How many paychecks a second one core computes, itemized, for a mix of California, New York, Georgia and Texas and for
 * all states; what the tables cost at start-up; and a proof on the way that a million random checks add up. Each mix has
 * a process of its own, with the limit beside it: in one, the first would teach the compiler what the second unlearns.
 *
 *   npm run build && node --expose-gc --import tsx bench/engine.ts [paychecks]
 */

import { spawnSync } from 'node:child_process'
import type { PaycheckInput } from '../src/engine.ts'
import { engine, from, linesOf } from './built.ts'
import { byHand, type HandInput } from './by-hand.ts'
import { FOUR, numbers, PLACES, person, placedPopulation, population, STATES } from './people.ts'
import { mebibytes, milliseconds, perSecond as rate, report } from './report.ts'
import { startUp } from './start-up.ts'

const { calculatePaycheck } = engine
const [, script, count = '1000000', part] = process.argv
const COUNT = Number(count)
const FLOORS = { plain: 200_000, explained: 50_000 }
/** Of all tables, those of places with them: milliseconds and bytes. */
const LIMITS = { load: 1_000, heap: 12 * 1024 * 1024 }
const IN_PLACES = `${PLACES.join(', ')} in places that tax`
const MIXES = { 'CA, NY, GA, TX': FOUR, [`all ${STATES.length} states`]: STATES, [IN_PLACES]: PLACES }

if (part === undefined) {
  console.log(`${from}; node ${process.version}; processor time of one core; checks a second`)
  for (const mix of [...Object.keys(MIXES), 'proof']) {
    const given = [...process.execArgv, script!, count, mix]
    const { status } = spawnSync(process.execPath, given, { stdio: 'inherit' })
    if (status !== 0) throw new Error(`${mix} ended with ${status}`)
  }
} else if (part === 'proof') {
  proof()
} else {
  measure(part, MIXES[part]!)
}

function measure(mix: string, states: readonly string[]): void {
  const people = mix === IN_PLACES ? placedPopulation(1_000) : population(1_000, states)
  const lines = people.reduce((sum, input) => sum + calculatePaycheck(input).taxes.length, 0)
  console.log(`${mix}: ${(lines / people.length).toFixed(1)} tax lines a check`)
  const hand = people.map(asHand)
  const limit = timed(COUNT, (at) => void byHand(hand[at % hand.length]!))
  const told = (name: string, perSecond: number, floor?: number) => row(name, perSecond, limit, floor)
  told('by hand, totals only', limit)
  const itemized = timed(COUNT, plainly(people))
  told('itemized', itemized, FLOORS.plain)
  report({
    what: `paychecks itemized on one core, ${mix}; beside totals by hand`,
    ours: rate(itemized),
    least: rate(limit),
    ratio: itemized / limit,
    memory: mebibytes(process.memoryUsage().rss),
  })
  told('explained', timed(COUNT / 10, explained(people)), FLOORS.explained)
  told('stored as arrays', timed(COUNT, stored(people)))
  told('each person once', passed(population(COUNT / 5, states)))
}

function proof(): void {
  prove(COUNT)
  const { load, compile, loaded, compiled } = startUp()
  console.log(
    `${COUNT.toLocaleString('en-US')} random paychecks add up; ${memory()} bytes a check as stored arrays`,
  )
  const ofLimit = `${(load / LIMITS.load).toFixed(2)} and ${(loaded / LIMITS.heap).toFixed(2)} of the limits`
  console.log(
    `all tables: loaded in ${load.toFixed(0)} ms and ${megabytes(loaded)}, ${ofLimit} 1 s and 12 MB;`,
  )
  console.log(
    `  with a plan for every state compiled ${compile.toFixed(0)} ms more, ${megabytes(compiled)} in all`,
  )
  report({
    what: 'all law tables loaded at start-up, processor, beside the most it may take',
    ours: milliseconds(load),
    least: milliseconds(LIMITS.load),
    ratio: LIMITS.load / load,
    memory: mebibytes(loaded),
  })
}

function plainly(of: readonly PaycheckInput[]): (at: number) => void {
  return (at) => void calculatePaycheck(of[at % of.length]!)
}

/** The steps stand in the lines: nothing is left to be written when someone reads them. */
function explained(of: readonly PaycheckInput[]): (at: number) => void {
  return (at) => void calculatePaycheck(of[at % of.length]!, { explain: true })
}

function stored(of: readonly PaycheckInput[]): (at: number) => void {
  return (at) => {
    const input = of[at % of.length]!
    linesOf(input.earnings, calculatePaycheck(input), noAgency)
  }
}

function noAgency(): string {
  return ''
}

function row(name: string, perSecond: number, limit: number, floor?: number): void {
  const count = Math.round(perSecond).toLocaleString('en-US').padStart(12)
  const ofHand = `${(perSecond / limit).toFixed(3)} of by hand`
  const ofFloor =
    floor === undefined
      ? ''
      : `, ${(perSecond / floor).toFixed(2)} of the floor ${floor.toLocaleString('en-US')}`
  console.log(`  ${name.padEnd(24)}${count}  ${ofHand}${ofFloor}`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** Per second of processor time, the best of three: the machine has other guests. */
function timed(count: number, run: (at: number) => void): number {
  for (let at = 0; at < 60_000; at++) run(at)
  let best = 0
  for (let round = 0; round < 3; round++) {
    const began = process.cpuUsage()
    for (let at = 0; at < count / 3; at++) run(at)
    const { user, system } = process.cpuUsage(began)
    best = Math.max(best, count / 3 / ((user + system) / 1_000_000))
  }
  return best
}

/** One pass over people never seen before: their certificates are read for the first time, as a payroll does. */
function passed(of: readonly PaycheckInput[]): number {
  const began = process.cpuUsage()
  for (const input of of) calculatePaycheck(input)
  const { user, system } = process.cpuUsage(began)
  return of.length / ((user + system) / 1_000_000)
}

/** Fresh random checks: every cent of gross is in net, in a line, or was never money. */
function prove(count: number): void {
  const random = numbers(7)
  for (let at = 0; at < count; at++) {
    const input = person(random)
    const check = calculatePaycheck(input)
    let taken = 0n
    for (const { payer, amount } of check.taxes) if (payer === 'employee') taken += amount
    for (const { amount } of check.deductions) taken += amount
    const holds = check.gross + check.reimbursements === check.net + taken + check.notPaid && check.net >= 0n
    if (!holds) throw new Error(`paycheck ${at} does not add up`)
  }
}

function memory(): number {
  const people = population(1_000)
  const store = () => people.map((input) => linesOf(input.earnings, calculatePaycheck(input), noAgency))
  store()
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const kept = store()
  globalThis.gc?.()
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length)
}

function asHand(input: PaycheckInput): HandInput {
  const sum = (amounts: readonly { amount: unknown }[]) =>
    amounts.reduce((total, { amount }) => total + Number(amount as bigint), 0)
  return {
    wages: sum(input.earnings),
    preTax: sum(input.deductions),
    toDate: Number(input.yearToDate.taxes['US.medicare']!.wages),
    isSingle: input.w4.status === 'Single',
  }
}
