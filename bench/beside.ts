/**
 * The engine beside another build of it, such as one before a change: both in one process and in turns, so that what
 * the machine does to one it does to the other. Ratios above one say that this build is faster.
 *
 *   npm run build && node --import tsx bench/beside.ts <folder of the other build>
 */

import { pathToFileURL } from 'node:url'
import type { PaycheckInput } from '../src/engine.ts'
import { engine } from './built.ts'
import { FOUR, population, STATES } from './people.ts'

type Calculate = typeof engine.calculatePaycheck
type People = Pick<typeof import('./people.ts'), 'population'>

const [, , folder] = process.argv
if (folder === undefined) throw new Error('Name the folder of another checkout that is built.')
const at = (path: string): string => pathToFileURL(`${folder}/${path}`).href
const other = (await import(at('dist/engine.js'))) as { readonly calculatePaycheck: Calculate }
const others = (await import(at('bench/people.ts'))) as People
const ROUNDS = { warm: 30, counted: 100 }

for (const [mix, states] of [
  ['CA, NY, GA, TX', FOUR],
  [`all ${STATES.length} states`, STATES],
] as const) {
  for (const explain of [false, true]) {
    const people = [others.population(1_000, states), population(1_000, states)] as const
    row(`${mix}, ${explain ? 'explained' : 'itemized'}`, compared(people, explain))
  }
}

type Side = ReturnType<typeof compared>[number]

/** Processor time of either, in seconds for as many paychecks. */
function compared(people: readonly [readonly PaycheckInput[], readonly PaycheckInput[]], explain: boolean) {
  const sides = [
    { calculate: other.calculatePaycheck, people: people[0], spent: 0 },
    { calculate: engine.calculatePaycheck, people: people[1], spent: 0 },
  ]
  for (let round = -ROUNDS.warm; round < ROUNDS.counted; round++) {
    for (const side of round % 2 === 0 ? sides : [...sides].reverse()) {
      const began = process.cpuUsage()
      for (const input of side.people) side.calculate(input, { explain })
      const { user, system } = process.cpuUsage(began)
      if (round >= 0) side.spent += (user + system) / 1_000_000
    }
  }
  return sides
}

function row(name: string, sides: ReturnType<typeof compared>): void {
  const [then, now] = sides as [Side, Side]
  const rate = (spent: number) => Math.round((ROUNDS.counted * 1_000) / spent).toLocaleString('en-US')
  const ratio = (then.spent / now.spent).toFixed(2)
  console.log(`${name.padEnd(28)} other ${rate(then.spent)}/s, this ${rate(now.spent)}/s, ratio ${ratio}`)
}
