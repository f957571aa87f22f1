import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../../src/domain/pay/paycheck-types.ts'
import { assemble } from '../../../src/domain/payroll/assemble.ts'
import { Problem } from '../../../src/kernel/problem.ts'
import { wireText } from '../../../src/kernel/wire.ts'
import { paycheckBody, paycheckForm, paycheckReply } from '../../../src/wire/paycheck.ts'
import { paycheckInput } from '../../../src/wire/paycheck-input.ts'
import { peopleOf } from '../../../src/work/payroll/people-of-rows.ts'
import { bodyOf } from '../../support/described/body.ts'
import { type Described, describedPerson, placesByChance } from '../../support/described/person.ts'
import { rowsOf, runOf } from '../../support/described/rows.ts'
import { randomOf } from '../../support/mutations.ts'

type Answer = ReturnType<typeof paycheckForm> | { readonly refused: string }

/** The reply, or the words of a refusal. */
function answered(input: () => PaycheckInput, explain: boolean): Answer {
  try {
    return paycheckForm(calculatePaycheck(input(), { explain, allowProvisional: true }))
  } catch (error) {
    if (error instanceof Problem) return { refused: error.message }
    throw error
  }
}

/** The body as its schema reads it. */
const overTheWire = (who: Described, explain: boolean): Answer =>
  answered(() => paycheckInput(paycheckBody.parse(JSON.parse(JSON.stringify(bodyOf(who))))), explain)

/** The rows as a run reads them. */
const inAPayroll = (who: Described, explain: boolean): Answer =>
  answered(() => {
    const run = runOf(who)
    const [person] = peopleOf(rowsOf(who), run, () => Number(who.payDate.slice(0, 4)) - who.born)
    return assemble(person!, run)!.input
  }, explain)

const PEOPLE = 10_000
const AT_ONCE = 100

/** Five people share their places: to find the laws of two places takes longer than to apply them. */
const NEIGHBORS = 5

function byChance(random: ReturnType<typeof randomOf>) {
  let places = placesByChance(random)
  return Array.from({ length: AT_ONCE }, (_, at) => {
    if (at % NEIGHBORS === 0) places = placesByChance(random)
    const who = describedPerson(random, places)
    // Steps take ten times as long as amounts, and are the same code.
    const explain = at % 50 === 0
    return { who, wire: overTheWire(who, explain), run: inAPayroll(who, explain) }
  })
}

test(`calculatePaycheck and a payroll answer the same bytes for ${PEOPLE} people`, {
  timeout: 900_000,
}, () => {
  const random = randomOf(20_260_619)
  let [calculated, notTaken, ofTwoStates] = [0, 0, 0]
  for (let at = 0; at < PEOPLE; at += AT_ONCE) {
    const people = byChance(random)
    if (wireText(people.map(({ wire }) => wire)) !== wireText(people.map(({ run }) => run))) {
      for (const { who, wire, run } of people) {
        const [ours, theirs] = [wire, run].map((each) => JSON.parse(wireText(each)))
        expect({ who, answer: ours }).toEqual({ who, answer: theirs })
      }
    }
    expect('refused' in people[0]!.wire || paycheckReply.safeParse(people[0]!.wire).success).toBe(true)
    for (const { who, wire } of people) {
      if ('refused' in wire) continue
      calculated++
      if (wire.notTaken.length > 0) notTaken++
      if (who.home && who.home.state !== who.work.state && who.forms[who.home.state]) ofTwoStates++
    }
  }
  expect(calculated).toBeGreaterThan(PEOPLE * 0.95)
  expect(Math.min(notTaken, ofTwoStates)).toBeGreaterThan(PEOPLE * 0.1)
})
