import type { Deduction, Earning } from '../src/domain/pay/paycheck-types.ts'
import { day, type PaycheckInput } from '../src/engine.ts'
import { cents, ZERO } from '../src/kernel/money.ts'

/** The states of the floor, and all of them. */
export const FOUR = ['CA', 'NY', 'GA', 'TX']
export const STATES = (
  'AL AK AZ AR CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS ' +
  'MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
).split(' ')

/** Work and homes in cities, counties and districts: as many places as a register has, so that no plan is met by chance. */
export const PLACES = ['IN', 'KY', 'MD', 'MI', 'OH', 'PA']
const IN_PLACES: Readonly<Record<string, readonly string[]>> = {
  IN: ['IN-MARION', 'IN-LAKE', 'IN-ALLEN', 'IN-HAMILTON'],
  KY: ['KY-LOUISVILLE', 'KY-BOWLING-GREEN', 'KY-HANCOCK-COUNTY', 'KY-WALTON'],
  MD: ['MD-BALTIMORE', 'MD-MONTGOMERY', 'MD-HARFORD'],
  MI: ['MI-DETROIT', 'MI-GRAND-RAPIDS'],
  OH: ['OH-COLUMBUS', 'OH-PARMA', 'OH-YOUNGSTOWN', 'OH-AVON', 'OH-CLEVELAND', 'OH-TOLEDO'],
  PA: ['PA-PHILADELPHIA'],
}

/** Everyone in a place that taxes. */
export function placedPopulation(size: number): PaycheckInput[] {
  const random = numbers(43)
  return Array.from({ length: size }, () => {
    const input = person(random, PLACES)
    const places = IN_PLACES[input.work.state]!
    const place = { state: input.work.state, localities: [places[random(places.length)]!] }
    return { ...input, work: place, resident: place }
  })
}

export function population(size: number, states: readonly string[] = FOUR): PaycheckInput[] {
  const random = numbers(42)
  return Array.from({ length: size }, () => person(random, states))
}

/** A small linear congruence, so that every run computes the same people. */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

export function person(random: (below: number) => number, states: readonly string[] = FOUR): PaycheckInput {
  const state = states[random(states.length)]!
  const place = state === 'NY' && random(2) === 0 ? { state, localities: ['NY-NYC'] } : { state }
  const earnings: Earning[] = [{ type: 'Regular', amount: cents(BigInt(80_000 + random(700_000))) }]
  if (random(4) === 0) earnings.push({ type: 'Bonus', amount: cents(BigInt(random(300_000))) })
  if (random(8) === 0) earnings.push({ type: 'Overtime', amount: cents(BigInt(random(60_000))) })
  const deductions: Deduction[] = []
  if (random(2) === 0) deductions.push({ type: 'Medical', amount: cents(BigInt(random(20_000))) })
  if (random(2) === 0) deductions.push({ type: '401(k)', amount: cents(BigInt(random(60_000))) })
  const wages = cents(BigInt(random(20_000_000)))
  const toDate = { wages, tax: ZERO }
  return {
    ...base,
    work: place,
    resident: place,
    earnings,
    deductions,
    w4: {
      ...base.w4,
      status: (['Single', 'Married', 'Head of Household'] as const)[random(3)]!,
      multipleJobs: random(5) === 0,
      dependents: random(3),
    },
    yearToDate: { taxes: yearOf(state, toDate), supplementalWages: ZERO },
  }
}

const yearOf = (state: string, toDate: { wages: typeof ZERO; tax: typeof ZERO }) => ({
  'US.socialSecurity': toDate,
  'US.medicare': toDate,
  'US.additionalMedicare': toDate,
  'US.futa': toDate,
  [`${state}.sui`]: toDate,
})

const base: PaycheckInput = {
  workerType: 'W2',
  payDate: day('2026-06-12'),
  periodStart: day('2026-05-30'),
  periodEnd: day('2026-06-12'),
  frequency: 'BiWeekly',
  work: { state: 'GA' },
  resident: { state: 'GA' },
  earnings: [],
  deductions: [],
  garnishments: [],
  w4: {
    status: 'Single',
    form: '2020',
    multipleJobs: false,
    dependents: 0,
    otherDependents: 0,
    otherIncome: ZERO,
    deductions: ZERO,
    extra: ZERO,
    allowances: 0,
    exempt: false,
    nonresidentAlien: false,
  },
  employer: { rates: {} },
  yearToDate: { taxes: {}, supplementalWages: ZERO },
  supplementalMethod: 'flat',
  hours: 80,
}
