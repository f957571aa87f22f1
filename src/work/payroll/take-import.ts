import type { z } from 'zod'
import { isExempt } from '../../domain/pay/flsa.ts'
import type { HourlyRate } from '../../domain/pay/regular-rate.ts'
import { writeInput } from '../../domain/pay/stored-input.ts'
import { kindOf } from '../../domain/payroll/base-pay.ts'
import { hourlyRate } from '../../domain/payroll/hourly.ts'
import { hoursText } from '../../domain/payroll/hours-text.ts'
import { usualMultiplier } from '../../domain/payroll/overtime-types.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { GivenFacts } from '../../domain/payroll/person.ts'
import { earningType } from '../../domain/payroll/words.ts'
import type { PaidLeave } from '../../domain/time/paid-leave.ts'
import { type Cents, cents, dollars, ZERO } from '../../kernel/money.ts'
import { plural } from '../../kernel/plural.ts'
import type { Work } from '../../store/database/work.ts'
import { type ImportedPerson, importedPeople } from '../../store/payroll/imported-people.ts'
import { type InputRow, saveInputs } from '../../store/payroll/period-inputs.ts'
import { mayBeNet, type netRefusals } from '../../wire/net-pay.ts'
import { overtimeFault, wordFault, type wordRefusals } from '../../wire/pay-words.ts'
import type { importBody, importReply, ImportRow as Row } from '../../wire/payroll-import.ts'
import { isNotTakenBack, type takenBackRefusals } from '../../wire/taken-back.ts'
import { siteOf, type WorkSite } from '../../wire/work-site.ts'
import { checkSites, type RefuseSite } from '../people/sites.ts'
import { wordsOfLeave } from '../time/paid-leave.ts'
import { declaredWords, type TreatmentOf } from './declared-words.ts'
import { jobRates, type RateOfJob } from './job-rates.ts'
import { editablePeriod, type RefuseClosed } from './load-period.ts'
import { checkRevisions, type Expected, newRevisions, type RefusedStale } from './revisions.ts'
import { checkTipWeeks, type RefuseTips, tipWeekOf } from './tip-weeks.ts'
import { checkTravel, type PaidBy, type RefuseTravel } from './travel.ts'

export async function takeImport(
  work: Work,
  body: z.output<ReturnType<typeof importBody<z.ZodType<Row>>>>,
  {
    refuse,
    refused,
  }: {
    refuse: RefuseClosed & RefuseWord & RefuseTakenBack & RefuseSite & RefuseTips & RefuseNet & RefuseTravel
    refused: RefusedStale
  },
): Promise<z.output<typeof importReply>> {
  const { companyId, payPeriodId, payrollData } = body
  const userIds = [...new Set(payrollData.map(({ userId }) => userId))]
  const period = await editablePeriod(work, body, { userIds, refuse })
  const people = await importedPeople(work, period, userIds)
  const expected = expectedOf(payrollData, people)
  await checkRevisions(work, period, expected, refused)

  const words = payrollData.flatMap(wordsOf)
  const treated = await declaredWords(work, companyId, words)
  const fault = words
    .map((item) => wordFault(item, treated(item.payItem, item.word) !== undefined))
    .concat(payrollData.flatMap(overtimeFaults))
    .find((said) => said !== undefined)
  if (fault !== undefined) refuse('unknownWord', { fault })
  const wrong = notTakenBack(payrollData, treated)
  if (wrong !== undefined) refuse('notTakenBack', { word: wrong })
  checkNet(payrollData, treated, refuse)
  const lookUp = { allowProvisional: work.isSandbox }
  const paidBy = checkTravel(payrollData, { treated, on: period.endDate, lookUp, refuse })
  checkTipWeeks(payrollData, { period, treated, refuse })
  await checkSites(work, companyId, payrollData.flatMap(linesOf), refuse)
  const rateOf = await ratesIn(work, period, payrollData)
  const leave = await wordsOfLeave(work, companyId, leaveIn(payrollData, people))

  const warnings = warningsOf(payrollData, people, leave)

  await saveInputs(work, period, 'import', importedRows(payrollData, { rateOf, treated, paidBy }))
  work.note({ companyId, subjectIds: [payPeriodId], facts: { people: userIds.length } })
  const message = `Payroll data imported for ${plural(userIds.length, 'worker')}`
  return {
    status: 'Ready',
    message,
    ...(warnings ? { validationWarning: warnings } : {}),
    ...(await newRevisions(work, period, expected)),
  }
}

/** Every row that says on what it was made, also one that a later row replaces. */
const expectedOf = (rows: readonly Row[], people: ReadonlyMap<string, ImportedPerson>): readonly Expected[] =>
  rows.flatMap(({ userId, ifRevision }, n) =>
    ifRevision
      ? [{ userId, ifRevision, name: people.get(userId)!.name, path: `payrollData.${n}.ifRevision` }]
      : [],
  )

type RefuseWord = (name: keyof typeof wordRefusals, words: { fault: string }) => never
type RefuseTakenBack = (name: keyof typeof takenBackRefusals, words: { word: string }) => never

/** The first word that is below zero and may not be. */
const notTakenBack = (rows: readonly Row[], treated: TreatmentOf): string | undefined =>
  rows
    .flatMap(({ additionalCompensation }) => additionalCompensation ?? [])
    .find(({ amount, description: word }) =>
      isNotTakenBack(amount ?? ZERO, treated('AdditionalCompensation', word)?.as ?? word),
    )?.description

export type RefuseNet = (name: keyof typeof netRefusals, words: { word: string; amount: string }) => never

function checkNet(rows: readonly Row[], treated: TreatmentOf, refuse: RefuseNet): void {
  const wrong = rows
    .flatMap(({ additionalCompensation }) => additionalCompensation ?? [])
    .find(
      ({ isNet, amount, description: word }) =>
        isNet && !mayBeNet(amount ?? ZERO, treated('AdditionalCompensation', word)?.as ?? word),
    )
  if (wrong) refuse('notNet', { word: wrong.description, amount: dollars(wrong.amount ?? ZERO) })
}

const wordsOf = ({ deductions, additionalCompensation }: Row) => [
  ...(deductions ?? []).map(({ description: word }) => ({ payItem: 'Deduction', word })),
  ...(additionalCompensation ?? []).map(({ description: word }) => ({
    payItem: 'AdditionalCompensation',
    word,
  })),
]

/** Words of overtime that say nothing, where nothing else says what is paid of the rate. */
const overtimeFaults = ({ overTime }: Row): readonly string[] =>
  (overTime ?? [])
    .filter(({ type, multiplier }) => multiplier == null && usualMultiplier(type) === undefined)
    .map(({ type }) => overtimeFault(type))

/** Everything that may name its place of work. */
const linesOf = (row: Row): readonly WorkSite[] =>
  [
    row.basicPay,
    row.retro,
    ...(row.basePay ?? []),
    ...(row.overTime ?? []),
    ...(row.additionalCompensation ?? []),
  ].filter((line) => line != null)

/** What was taken although it pays nothing, or not what it seems to. */
const doubts: readonly [(row: Row, person: ImportedPerson, times: number) => boolean, string | Words][] = [
  [(_, __, times) => times > 1, 'was sent more than once; the last row counts'],
  [(_, { isEnrolled }) => !isEnrolled, 'is not enrolled in this period and is not paid'],
  [
    ({ overTime }, { employeeType }) => hasHours(overTime) && isExempt(employeeType),
    'is not eligible for overtime, which is not paid',
  ],
  [
    ({ basicPay }, { employeeType, basis }) =>
      !!basicPay && basis !== null && basis !== 'Per Hour' && employeeType !== 'Paid by the hour',
    'has a salary, which payHours does not change',
  ],
  [
    (row, person) => premiumsOf(row, person).length > 0,
    (row, person) =>
      `has ${premiumsOf(row, person).join(' and ')} on top of hours that other rows count, which adds no hours worked; ` +
      'isPremium: false says otherwise',
  ],
]

type Words = (row: Row, person: ImportedPerson) => string

/** Rows of base pay that nobody called a premium and that are taken for one. */
function premiumsOf({ basePay }: Row, person: ImportedPerson): readonly string[] {
  const ground = { state: person.workState ?? '', on: person.on, usual: usualRate(person) }
  return (basePay ?? [])
    .filter(({ isPremium, payHours, payCode }) => isPremium == null && payHours && !earningType(payCode))
    .filter((line) => kindOf(basePayOf(line), ground) === 'Differential')
    .map(({ payCode, payHours }) => `${payCode} for ${hoursText(payHours!)} hours`)
}

function usualRate({ basis, wageRate, weeklyHours }: ImportedPerson): HourlyRate | undefined {
  if (basis === null || wageRate === null) return undefined
  return hourlyRate([], { rate: cents(wageRate), basis, weeklyHours: weeklyHours ?? 0 })
}

const hasHours = (lines: Row['overTime']): boolean => !!lines?.some(({ noOfHours }) => noOfHours > 0)

const MOST_WARNINGS = 20

function warningsOf(
  rows: readonly Row[],
  people: ReadonlyMap<string, ImportedPerson>,
  leave: readonly string[],
): string {
  const times = new Map<string, number>()
  for (const { userId } of rows) times.set(userId, (times.get(userId) ?? 0) + 1)
  const last = new Map(rows.map((row) => [row.userId, row]))
  const all = [...last].flatMap(([userId, row]) => {
    const person = people.get(userId)!
    const standing = doubts.filter(([stands]) => stands(row, person, times.get(userId)!))
    return standing.map(
      ([, words]) => `${person.name} ${typeof words === 'string' ? words : words(row, person)}`,
    )
  })
  all.push(...leave)
  const more = all.length - MOST_WARNINGS
  return [...all.slice(0, MOST_WARNINGS), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}

/** Of the rows that count. */
const leaveIn = (rows: readonly Row[], people: ReadonlyMap<string, ImportedPerson>): readonly PaidLeave[] =>
  [...new Map(rows.map((row) => [row.userId, row])).values()].flatMap(({ userId, timeOffs }) =>
    (timeOffs ?? [])
      .map(leaveOf)
      .filter(({ fromBalance, hours }) => fromBalance && hours > 0)
      .map(({ type, hours }) => ({ userId, name: people.get(userId)!.name, type, hours })),
  )

/** Sent twice in one import, a worker's last row counts. */
const importedRows = (rows: readonly Row[], found: Found): readonly InputRow[] => [
  ...new Map(rows.map((row) => [row.userId, { userId: row.userId, data: givenOf(row, found) }])).values(),
]

/** What was looked up for all rows. */
interface Found {
  readonly rateOf: RateOfJob
  readonly treated: TreatmentOf
  readonly paidBy: PaidBy
}

/** Of who names a job, on the last day of the period. */
const ratesIn = (
  work: Work,
  { companyId, endDate: on }: PeriodFacts,
  rows: readonly Row[],
): Promise<RateOfJob> =>
  jobRates(work, companyId, {
    userIds: rows
      .filter((row) => linesOf(row).some(({ jobId }) => jobId != null))
      .map(({ userId }) => userId),
    on,
  })

/** As JSON text. What was not sent is left out, so that a time card's hours stand where an import gives none. */
function givenOf(row: Row, { rateOf, treated, paidBy }: Found): string {
  const given: { -readonly [Key in keyof GivenFacts]: GivenFacts[Key] } = {}
  if (row.basicPay) {
    given.hours = row.basicPay.payHours
    const { at, ...labor } = siteOf(row.basicPay)
    if (at !== undefined) given.hoursAt = at
    if (Object.keys(labor).length > 0) given.hoursFor = labor
    const rate = rateOf(row.userId, labor.jobId)
    if (rate !== undefined) given.hoursRate = rate
  }
  if (row.basePay) given.basePay = row.basePay.map((line) => basePayOf(line, rateOf(row.userId, line.jobId)))
  if (row.unPaidLeave) given.unpaidHours = row.unPaidLeave.noOfHours
  if (row.retro) {
    const { amount, description } = row.retro
    given.retro = { amount, description, ...siteOf(row.retro) }
  }
  if (row.overTime) given.overtime = row.overTime.map(overtimeOf)
  if (row.additionalCompensation)
    given.compensation = row.additionalCompensation.map((line) => ({
      ...compensationOf(line),
      ...paidBy(line),
      ...treated('AdditionalCompensation', line.description),
    }))
  if (row.deductions) {
    given.deductions = row.deductions.map((line) => ({ ...line, ...treated('Deduction', line.description) }))
  }
  if (row.reimbursements) {
    given.reimbursements = row.reimbursements.map(({ reimbursementType: type, amount }) => ({ type, amount }))
  }
  if (row.tipWeeks) given.tipWeeks = row.tipWeeks.map(tipWeekOf)
  if (row.timeOffs) given.leave = row.timeOffs.map(leaveOf)
  return writeInput(given)
}

/** A row without a rate or an amount of its own has that of its job. */
const basePayOf = (line: NonNullable<Row['basePay']>[number], ofJob?: Cents) => ({
  payCode: line.payCode,
  rate: line.payRate ?? (line.amount == null ? ofJob : null) ?? null,
  hours: line.payHours ?? 0,
  multiplier: line.multiplier ?? null,
  amount: line.amount ?? null,
  ...(line.isPremium == null ? {} : { isPremium: line.isPremium }),
  ...siteOf(line),
})

const overtimeOf = (line: NonNullable<Row['overTime']>[number]) => ({
  type: line.type,
  hours: line.noOfHours,
  multiplier: line.multiplier ?? usualMultiplier(line.type)!,
  ...siteOf(line),
})

const compensationOf = (line: NonNullable<Row['additionalCompensation']>[number]) => ({
  description: line.description,
  ...(line.supplementalMethod ? { supplementalMethod: line.supplementalMethod } : {}),
  ...(line.isNet ? { isNet: true as const } : {}),
  ...siteOf(line),
})

const leaveOf = ({ leaveType, policyType, hours: taken }: NonNullable<Row['timeOffs']>[number]) => {
  const type = policyType || leaveType || 'Paid Leave'
  const paid = !/unpaid/i.test(`${type} ${leaveType}`)
  return { type, hours: taken, paid, ...(paid ? { fromBalance: true } : {}) }
}
