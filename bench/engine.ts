/**
 * How many paychecks a second one core computes, itemised, for a mix of California, New York, Georgia and Texas; and a
 * proof on the way that a million random ones add up.
 *
 *   node --expose-gc --import tsx bench/engine.ts [paychecks]
 */

import { calculatePaycheck, type PaycheckInput, payLines } from '../src/engine.ts'
import { byHand, type HandInput } from './by-hand.ts'
import { numbers, person, population } from './people.ts'

const COUNT = Number(process.argv[2] ?? 1_000_000)
const FLOORS = { plain: 200_000, explained: 50_000 }

const people = population(1_000)
const lines = people.reduce((sum, input) => sum + calculatePaycheck(input).taxes.length, 0) / people.length
for (const input of people) calculatePaycheck(input, { explain: true })

const plain = timed(COUNT, (at) => void calculatePaycheck(people[at % people.length]!))
const stored = timed(COUNT, (at) => {
  const input = people[at % people.length]!
  payLines(input.earnings, calculatePaycheck(input))
})
const explained = timed(
  COUNT / 10,
  (at) => void calculatePaycheck(people[at % people.length]!, { explain: true }),
)
const hand = people.map(asHand)
const limit = timed(COUNT, (at) => void byHand(hand[at % hand.length]!))
prove(COUNT)

console.log(`mix of CA, NY, GA, TX; ${lines.toFixed(1)} tax lines a check; node ${process.version}`)
row('paychecks, itemised', plain, FLOORS.plain)
row('… as stored arrays', stored)
row('paychecks, explained', explained, FLOORS.explained)
row('by hand, totals only', limit)
console.log(`${'proved to add up'.padEnd(24)}${COUNT.toLocaleString('en-US').padStart(12)}`)
console.log(`${'memory'.padEnd(24)}${`${memory()} bytes a check (stored arrays)`.padStart(12)}`)
if (plain < FLOORS.plain || explained < FLOORS.explained) process.exitCode = 1

function row(name: string, perSecond: number, floor?: number): void {
  const against = floor === undefined ? '' : `  floor ${floor.toLocaleString('en-US')}`
  console.log(`${name.padEnd(24)}${Math.round(perSecond).toLocaleString('en-US').padStart(12)} /s${against}`)
}

/** Per second of processor time, the best of three: the machine has other guests. */
function timed(count: number, run: (at: number) => void): number {
  for (let at = 0; at < 20_000; at++) run(at)
  let best = 0
  for (let round = 0; round < 3; round++) {
    const began = process.cpuUsage()
    for (let at = 0; at < count / 3; at++) run(at)
    const { user, system } = process.cpuUsage(began)
    best = Math.max(best, count / 3 / ((user + system) / 1_000_000))
  }
  return best
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
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const kept = people.map((input) => payLines(input.earnings, calculatePaycheck(input)))
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
