import { expect, test } from 'vitest'
import { calculatePaycheck } from '../../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../../src/domain/pay/paycheck-types.ts'
import { assemble } from '../../src/domain/payroll/assemble.ts'
import { Problem } from '../../src/kernel/problem.ts'
import { paycheckBody } from '../../src/wire/paycheck.ts'
import { paycheckInput } from '../../src/wire/paycheck-input.ts'
import { peopleOf } from '../../src/work/payroll/people-of-rows.ts'
import { bodyOf } from '../support/described/body.ts'
import { type Described, describedPerson, placesByChance } from '../support/described/person.ts'
import { rowsOf, runOf } from '../support/described/rows.ts'
import { type Random, randomOf } from '../support/mutations.ts'
import { DEDUCTIONS, taxesByHand } from '../support/reading/taxes.ts'

const PEOPLE = 1000

/** A home, a work place and certificates by chance; regular wages, and at most one deduction. */
function someone(random: Random): Described {
  const who = describedPerson(random, placesByChance(random))
  const hourly = {
    type: 'Regular' as const,
    amount: 50_000 + Math.floor(random.next() * 900_000),
    hours: 8000,
  }
  return {
    ...who,
    workerType: 'W2',
    isRegular: true,
    registration: {},
    notice: null,
    earnings: [hourly],
    reimbursement: null,
    recurring: [],
    imported: random.next() < 0.5 ? [{ description: random.pick(DEDUCTIONS), amount: 5000 }] : [],
    benefits: [],
    garnishments: [],
    year: { taxes: {}, supplementalWages: 0, deductions: {} },
    asksAggregate: false,
    exemptions: [],
    backupWithholding: false,
  }
}

type Taxes = Readonly<Record<string, bigint>> | string

/**
 * Federal taxes, income taxes of states, and all of the work state: those that are read by hand. Words where it is refused, or
 * where pay does not suffice for all: what gives way first is no table's.
 */
function taxesOf({ work }: Described, input: () => PaycheckInput): Taxes {
  try {
    const { taxes, notTaken } = calculatePaycheck(input())
    if (notTaken.length > 0) return 'not everything could be taken'
    const read = taxes.filter(
      ({ code }) => code.startsWith(`${work.state}.`) || /^(US\.|[A-Z]{2}\.incomeTax)/.test(code),
    )
    return Object.fromEntries(read.map(({ code, payer, amount }) => [`${code} ${payer}`, amount as bigint]))
  } catch (error) {
    if (error instanceof Problem) return error.message
    throw error
  }
}

const byCalculator = (who: Described) =>
  taxesOf(who, () => paycheckInput(paycheckBody.parse(JSON.parse(JSON.stringify(bodyOf(who))))))

const byPayroll = (who: Described) =>
  taxesOf(who, () => {
    const run = runOf(who)
    const [person] = peopleOf(rowsOf(who), run, () => Number(who.payDate.slice(0, 4)) - who.born)
    return assemble(person!, run)!.input
  })

/** What is not taken on bands of wages or by the state's worksheet is not read by hand. */
const NOT_READ = /^(MN\.additionalAssessment|OR\.wbf|WA\.lni|OR\.transit) /

test(`payroll, calculator and the tables read by hand agree for ${PEOPLE} homes, work places and certificates`, () => {
  const random = randomOf(20_260_911)
  let [compared, ofTwoStates, withExtra] = [0, 0, 0]
  for (let at = 0; at < PEOPLE; at++) {
    const who = someone(random)
    const calculated = byCalculator(who)
    expect({ who, taxes: byPayroll(who) }).toEqual({ who, taxes: calculated })
    if (typeof calculated === 'string') continue
    const told = Object.entries(calculated).filter(([code]) => !NOT_READ.test(code))
    const byHand = Object.entries(taxesByHand(who)).filter(([code]) => !NOT_READ.test(code))
    expect({ who, taxes: Object.fromEntries(told) }).toEqual({ who, taxes: Object.fromEntries(byHand) })
    compared++
    if (told.filter(([code]) => /^(?!US)\w\w\.incomeTax/.test(code)).length > 1) ofTwoStates++
    if ((who.w4?.stateExtra ?? 0) > 0) withExtra++
  }
  expect(compared).toBeGreaterThan(PEOPLE * 0.9)
  expect(Math.min(ofTwoStates, withExtra)).toBeGreaterThan(PEOPLE * 0.08)
})
