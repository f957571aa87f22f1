import { type BenefitType, benefitTypes, planTypeOf } from '../../../src/domain/benefits/values.ts'
import { type DeductionType, deductionKinds, type EarningType } from '../../../src/domain/pay/elements.ts'
import { garnishmentFields, garnishmentTypes } from '../../../src/domain/pay/garnishment-fields.ts'
import { w4FilingStatuses } from '../../../src/domain/people/values.ts'
import { stateCodes } from '../../../src/domain/values.ts'
import { stateRegistrationFields } from '../../../src/law/engine/registration/fields.ts'
import { stateW4Fields } from '../../../src/law/engine/state-w4.ts'
import { isTaxCode } from '../../../src/law/engine/tax-codes.ts'
import type { Random } from '../mutations.ts'
import { filledIn, hoursOf, type Place, placeIn, rateOf, yes } from './values.ts'

/** Someone who is paid, in plain words: from the same words come the rows of a payroll and the body of a calculation. */
export type Described = ReturnType<typeof describedPerson>

/** Where someone works and lives, and how often they are paid: what decides which laws apply. */
export function placesByChance(random: Random) {
  const work = placeIn(random, random.pick(stateCodes))
  return { work, home: homeOf(random, work), ...datesOf(random) }
}

/** Money is whole cents, shares are hundredths of a percent. */
export function describedPerson(random: Random, places: ReturnType<typeof placesByChance>) {
  const { work, home } = places
  const workerType = random.next() < 0.04 ? ('1099-NEC' as const) : ('W2' as const)
  const isRegular = random.next() < 0.85
  return {
    workerType,
    isRegular,
    ...places,
    w4: random.next() < 0.1 ? null : w4Of(random),
    forms: formsOf(random, [work.state, home?.state ?? work.state]),
    registration: registrationOf(random, work.state),
    notice: work.state === 'WA' && yes(random) ? { employee: rateOf(random), both: '0.91234' } : null,
    earnings: earningsOf(random),
    reimbursement: yes(random, 0.2) ? amount(random, 300_00) : null,
    recurring: some(random, 2, () => recurringOf(random)),
    imported: some(random, 2, () => ({ description: random.pick(WORDS), amount: amount(random, 200_00) })),
    benefits: some(random, 3, () => benefitOf(random)),
    garnishments: some(random, 2, () => garnishmentOf(random)),
    year: yearOf(random, work.state, home?.state ?? work.state),
    lastYear: { withheld: yes(random), socialSecurityWages: amount(random, 250_000_00) },
    asksAggregate: yes(random, 0.2),
    born: 1945 + Math.floor(random.next() * 60),
    exemptions: (['FICA', 'FUTA', 'SUI', 'WA.longTermCare'] as const).filter(() => random.next() < 0.04),
    backupWithholding: workerType === '1099-NEC' && yes(random),
  }
}

/** Half of all people live where they work; of the rest some in a neighboring state by chance. */
function homeOf(random: Random, work: Place): Place | null {
  const chance = random.next()
  if (chance < 0.1) return null
  if (chance < 0.45) return placeIn(random, work.state)
  return placeIn(random, random.pick(stateCodes))
}

function datesOf(random: Random) {
  const frequency = random.pick(['Weekly', 'BiWeekly', 'SemiMonthly', 'Monthly'] as const)
  const dates = { begin: '2026-06-01', end: '2026-06-14', payDate: '2026-06-19' }
  return { frequency, ...dates }
}

function w4Of(random: Random) {
  const isOld = yes(random, 0.15)
  const isTold = !isOld && yes(random, 0.2)
  // A form from before 2020 asks none of Steps 2 to 4(b).
  const asked = isOld ? 0 : 1
  return {
    form: isOld ? ('2019' as const) : ('2020' as const),
    filingStatus: random.pick(w4FilingStatuses),
    multipleJobs: yes(random, 0.2) && !isOld,
    dependents: isTold ? 0 : random.pick([0, 0, 1, 2, 3]) * asked,
    otherDependents: isTold ? 0 : random.pick([0, 0, 0, 1]) * asked,
    dependentsAmount: isTold ? amount(random, 6000_00) : null,
    otherIncome: yes(random, 0.2) ? amount(random, 5000_00) * asked : 0,
    deductions: yes(random, 0.2) ? amount(random, 9000_00) * asked : 0,
    extra: yes(random, 0.2) ? amount(random, 100_00) : 0,
    militarySpouse: yes(random, 0.05),
    stateExtra: yes(random, 0.15) ? amount(random, 40_00) : 0,
    nonresident: yes(random, 0.05),
    arizonaBasisPoints: random.pick([0, 0, 50, 100, 250, 350]),
    exempt: yes(random, 0.04),
    allowances: isOld ? random.pick([0, 1, 2, 5]) : 0,
  }
}

/** Nobody, or one, or both of the two states have a form; every line of it is answered or left out by chance. */
function formsOf(random: Random, states: readonly string[]): Record<string, Record<string, string>> {
  const filed = [...new Set(states)].filter((state) => stateW4Fields(state).length > 0 && yes(random, 0.7))
  return Object.fromEntries(
    filed.map((state) => {
      const answered = stateW4Fields(state).filter((field) => field.required || yes(random, 0.4))
      const given = answered.filter(({ name }) => name !== 'exempt' || yes(random, 0.1))
      return [state, Object.fromEntries(given.map((field) => [field.key, filledIn(random, state, field)]))]
    }),
  )
}

function registrationOf(random: Random, state: string): Record<string, string> {
  if (yes(random, 0.1)) return {}
  return Object.fromEntries(
    stateRegistrationFields(state)
      .filter(({ sets, required }) => (sets !== undefined ? yes(random, 0.8) : required))
      .filter(({ key }) => key !== 'Reimbursing Employer' || yes(random, 0.1))
      .map((field) => [field.key, field.type === 'rate' ? field.example : filledIn(random, state, field)]),
  )
}

// biome-ignore format: a list to be read as a block
const PAID: readonly EarningType[] = [
  'Regular', 'Regular', 'Regular', 'Salary', 'Overtime', 'Vacation', 'Sick Leave', 'PTO', 'Holiday', 'Paid Leave',
  'Differential', 'Tips', 'Cash Tips', 'Bonus', 'Commission', 'Severance', 'Award', 'Group-Term Life', 'Imputed Income',
]

function earningsOf(random: Random) {
  const first = {
    type: 'Regular' as EarningType,
    amount: amount(random, 9000_00) + 100_00,
    hours: hoursOf(random),
  }
  return [
    first,
    ...some(random, 3, () => ({
      type: random.pick(PAID),
      amount: amount(random, yes(random, 0.05) ? 900_000_00 : 900_00),
      hours: yes(random) ? hoursOf(random) : 0,
    })),
  ]
}

/** Words that name a benefit, and words that do not. */
const WORDS: readonly string[] = [...Object.keys(deductionKinds), 'Uniform', 'medical', 'Union dues']

const recurringOf = (random: Random) => ({
  description: random.pick(WORDS),
  share: shareOf(random),
})

type Share = { readonly amount: number } | { readonly basisPoints: number }

const shareOf = (random: Random): Share =>
  yes(random)
    ? { amount: amount(random, 400_00) }
    : { basisPoints: 1 + Math.floor(random.next() * (yes(random, 0.1) ? 9999 : 900)) }

function benefitOf(random: Random) {
  const type: BenefitType = random.pick(benefitTypes)
  const { treatments, arrears } = planTypeOf(type)
  return {
    type,
    name: `${type} ${random.pick(['Gold', 'Silver', 'Basic'])}`,
    employee: shareOf(random),
    employer: yes(random) ? shareOf(random) : { amount: 0 },
    treatment: random.pick(treatments),
    coverage: yes(random) ? random.pick(['Self', 'Family'] as const) : null,
    annualLimit: yes(random, 0.2) ? amount(random, 3000_00) : null,
    planToDate: amount(random, 2000_00),
    priorDeferrals: type.includes('401') && yes(random, 0.3) ? amount(random, 20_000_00) : 0,
    arrears: arrears !== 'never' && yes(random, 0.3) ? amount(random, 100_00) : 0,
    inForce: !yes(random, 0.1),
  }
}

function garnishmentOf(random: Random) {
  const type = random.pick(garnishmentTypes)
  const fields = garnishmentFields[type].filter(({ required }) => required || yes(random, 0.4))
  return {
    type,
    fields: Object.fromEntries(
      fields
        .filter(({ key }) => !['Circumstance', 'Exemption Year'].includes(key))
        .map((field) => [field.key, filledIn(random, '', field)]),
    ),
    taken: yes(random) ? amount(random, 5000_00) : 0,
  }
}

/** What the year has seen: wages that stand before, at or beyond a cap, of both payers or one. */
function yearOf(random: Random, work: string, home: string) {
  const codes = ['US.socialSecurity', 'US.medicare', 'US.additionalMedicare', 'US.futa', 'US.incomeTax']
  const local = [`${work}.sui`, `${work}.incomeTax`, `${home}.incomeTax`, `${work}.sdi`].filter(isTaxCode)
  const taxes = [...codes, ...new Set(local)].filter(() => yes(random))
  return {
    taxes: Object.fromEntries(
      taxes.map((code) => [
        code,
        {
          wages: amount(random, random.pick([5000_00, 50_000_00, 400_000_00])),
          employerWages: yes(random) ? amount(random, 200_000_00) : null,
          tax: yes(random, 0.8) ? amount(random, 5000_00) : 0,
        },
      ]),
    ),
    supplementalWages: yes(random, 0.3) ? amount(random, yes(random, 0.2) ? 1_200_000_00 : 20_000_00) : 0,
    deductions: Object.fromEntries(
      some(random, 4, () => random.pick(Object.keys(deductionKinds) as DeductionType[])).map((type) => [
        type,
        {
          employee: amount(random, random.pick([900_00, 9000_00, 34_000_00])),
          employer: yes(random) ? amount(random, 900_00) : 0,
          months: ['Commuter', 'Parking'].includes(type)
            ? { now: amount(random, 300_00), before: 5000 }
            : null,
        },
      ]),
    ),
  }
}

const amount = (random: Random, most: number): number => 1 + Math.floor(random.next() * most)

const some = <T>(random: Random, most: number, make: () => T): T[] =>
  yes(random) ? [] : Array.from({ length: 1 + Math.floor(random.next() * most) }, make)
