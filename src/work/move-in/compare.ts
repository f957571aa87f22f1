import { type Difference, differencesOf } from '../../domain/move-in/differences.ts'
import type { ProviderRow } from '../../domain/move-in/register.ts'
import type { DeductionType, EarningType } from '../../domain/pay/elements.ts'
import { linesOf } from '../../domain/pay/lines.ts'
import { calculatePaycheck } from '../../domain/pay/paycheck.ts'
import type { Deduction, Earning, PaycheckInput } from '../../domain/pay/paycheck-types.ts'
import { assemble, type RunContext } from '../../domain/payroll/assemble.ts'
import { type PeriodFacts, payPeriodMachine } from '../../domain/payroll/period.ts'
import { NO_YEAR, type PersonFacts, type YearFacts } from '../../domain/payroll/person.ts'
import { ofSchedule, type ScheduleFacts } from '../../domain/payroll/schedule.ts'
import { yearAfter, yearAfterHistory } from '../../domain/payroll/year.ts'
import { ageIn } from '../../domain/people/birth.ts'
import { addDays, type Day, yearOf } from '../../kernel/dates.ts'
import { groupedBy } from '../../kernel/grouped.ts'
import { newId } from '../../kernel/ids.ts'
import { add, type Cents, cents } from '../../kernel/money.ts'
import { Problem } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { type HistoryRow, historyOf } from '../../store/payroll/pay-history.ts'
import { loadSlice } from '../../store/payroll/people.ts'
import { registrationsOn } from '../../store/payroll/readiness.ts'
import { scheduleAround } from '../../store/payroll/schedule-around.ts'
import { onSchedules } from '../../store/schedules/worker-schedules.ts'
import { peopleOf } from '../payroll/people-of-rows.ts'

/** A paycheck of a register beside ours. */
export interface ComparedRow {
  readonly row: ProviderRow
  readonly userId: string
  readonly fault: string | undefined
  readonly gross: Cents | null
  readonly net: Cents | null
  readonly differences: readonly Difference[]
}

/** A row whose worker is known. */
export interface OwnRow {
  readonly row: ProviderRow
  readonly userId: string
}

/**
 * Computes the pay that each row tells, as a run on its pay date would: the certificates, places, registrations and the year so
 * far are those on file, pay and deductions are theirs. Earlier rows of the register count into the year of later ones, and of
 * other days what importPayrollHistory gave. Nothing is kept.
 */
export async function compareRows(
  work: Work,
  schedules: readonly ScheduleFacts[],
  rows: readonly OwnRow[],
): Promise<readonly ComparedRow[]> {
  const [{ companyId }] = schedules as readonly [ScheduleFacts]
  const held = await onSchedules(work, companyId, work.today)
  const compared: ComparedRow[] = []
  for (const schedule of schedules) {
    const isOnIt = ({ userId }: OwnRow) => (held.get(userId) ?? null) === ofSchedule(schedule)
    compared.push(...(await compareOn(work, schedule, rows.filter(isOnIt))))
  }
  return compared.sort((a, b) => a.row.row - b.row.row)
}

/** Of people who are on one schedule. */
async function compareOn(
  work: Work,
  schedule: ScheduleFacts,
  rows: readonly OwnRow[],
): Promise<readonly ComparedRow[]> {
  const userIds = [...new Set(rows.map(({ userId }) => userId))].sort()
  const history = groupedBy(
    await historyOf(work, schedule.companyId, userIds),
    ({ userId }) => userId as string,
  )
  const runs = new Map<string, Loaded>()
  for (const { row } of rows) {
    const key = daysOf(row, schedule).join()
    if (!runs.has(key)) runs.set(key, await loadRun(work, { schedule, row, userIds }))
  }
  return [...groupedBy(rows, ({ userId }) => userId)].flatMap(([userId, own]) =>
    comparedOf(work, {
      own,
      history: history.get(userId) ?? [],
      runOf: (row) => runs.get(daysOf(row, schedule).join())!,
    }),
  )
}

interface Loaded {
  readonly run: RunContext
  readonly people: ReadonlyMap<string, PersonFacts>
}

async function loadRun(
  work: Work,
  { schedule, row, userIds }: { schedule: ScheduleFacts; row: ProviderRow; userIds: readonly string[] },
): Promise<Loaded> {
  const period = periodOf(row, schedule)
  const { payDate } = period
  const registered = await registrationsOn(work, schedule.companyId, payDate)
  const around = await scheduleAround(work, period, payDate)
  const run: RunContext = { period, payDate, ...registered, ...around, before: null }
  const slice = await loadSlice(work, { period, payDate, userIds, coveredOn: payDate })
  const vault = await work.vault(schedule.companyId)
  const people = peopleOf(slice, run, (userId, sealed) =>
    ageIn(yearOf(payDate), vault.open('worker.date_of_birth', userId, sealed)),
  )
  return { run, people: new Map([...people].map((person) => [person.userId, person])) }
}

/** A period that is none of ours: nothing was given for it. */
const periodOf = (row: ProviderRow, schedule: ScheduleFacts): PeriodFacts => {
  const [beginDate, endDate, payDate] = daysOf(row, schedule)
  return {
    payPeriodId: newId(),
    companyId: schedule.companyId,
    payScheduleId: null,
    ofSchedule: ofSchedule(schedule),
    scheduleName: schedule.name,
    workerType: 'W2',
    periodType: 'Regular',
    frequency: schedule.compensationFrequency,
    beginDate,
    endDate,
    payDate,
    deadline: payDate,
    status: payPeriodMachine.initial,
    externalId: '',
    metadata: {},
  }
}

/** Without the days of the period, as many as the schedule has up to the pay date. */
function daysOf({ begin, end, payDate }: ProviderRow, schedule: ScheduleFacts): readonly [Day, Day, Day] {
  const last = end ?? payDate!
  return [begin ?? addDays(last, 1 - LENGTHS[schedule.compensationFrequency]), last, payDate!]
}
const LENGTHS = { Weekly: 7, BiWeekly: 14, SemiMonthly: 15, Monthly: 30, Quarterly: 91 } as const

interface Own {
  readonly own: readonly OwnRow[]
  readonly history: readonly HistoryRow[]
  readonly runOf: (row: ProviderRow) => Loaded
}

/** The rows of one worker, in the order of their pay dates. */
function comparedOf(work: Work, { own, history, runOf }: Own): readonly ComparedRow[] {
  const inFile = new Set(own.map(({ row }) => row.payDate))
  const others = history.filter(({ payDate }) => !inFile.has(payDate))
  const paid: { readonly on: Day; readonly count: (year: YearFacts) => YearFacts }[] = others.map((each) => ({
    on: each.payDate,
    count: (year) => yearAfterHistory(year, each, 1n),
  }))
  return own
    .toSorted((a, b) => (a.row.payDate! < b.row.payDate! ? -1 : 1))
    .map(({ row, userId }) => {
      const { run, people } = runOf(row)
      const toDate = paid
        .filter(({ on }) => yearOf(on) === yearOf(run.payDate) && on < run.payDate)
        .reduce((year, { count }) => count(year), NO_YEAR)
      const { counted, ...compared } = compareOne(work, {
        row,
        userId,
        run,
        person: { ...people.get(userId)!, toDate },
      })
      if (counted) paid.push({ on: run.payDate, count: counted })
      return compared
    })
}

interface One extends OwnRow {
  readonly run: RunContext
  readonly person: PersonFacts
}

function compareOne(
  work: Work,
  { row, userId, run, person }: One,
): ComparedRow & { readonly counted?: (year: YearFacts) => YearFacts } {
  const options = { allowProvisional: work.isSandbox }
  const none = { row, userId, gross: null, net: null, differences: [] }
  try {
    const input = inputOf({ row, run, person }, options)
    if (input === undefined) return { ...none, fault: 'nothing was earned' }
    const check = calculatePaycheck(input, options)
    const { rules, bases, amounts } = linesOf(input.earnings, check, () => '')
    const lines = rules.map(({ kind, code }, at) => ({ kind, code, base: bases[at]!, amount: amounts[at]! }))
    const { gross, net } = check
    return {
      ...{ row, userId, fault: undefined, gross, net },
      differences: differencesOf({ input, check, theirs: row.amounts, options }),
      counted: (year) => yearAfter(year, { lines, gross, net, payDate: run.payDate }, 1n),
    }
  } catch (error) {
    if (error instanceof Problem) return { ...none, fault: error.message }
    throw error
  }
}

/** As a run puts it together, with their pay and their deductions in the place of ours. */
function inputOf(
  { row, run, person }: Pick<One, 'row' | 'run' | 'person'>,
  options: { readonly allowProvisional: boolean },
): PaycheckInput | undefined {
  const earnings = earningsOf(row)
  const amount = add(...earnings.map((each) => each.amount))
  if (amount <= 0n) return undefined
  const member = { included: true, amount, paymentMethod: null, paidOutside: false }
  const assembled = assemble(
    { ...person, given: {}, member, recurring: [], benefits: [], garnishments: [] },
    run,
    options,
  )
  if (!assembled) return undefined
  const [first, ...more] = assembled.input.earnings
  const hours = earnings.reduce((sum, each) => sum + (each.hours ?? 0), 0)
  return {
    ...assembled.input,
    // Pay of several places stays shared out as it was.
    ...(more.length === 0 ? { earnings: earnings.map((each) => ({ ...first!, ...each })) } : {}),
    ...(hours > 0 ? { hours } : {}),
    deductions: deductionsOf(row),
  }
}

const partOf = (row: ProviderRow, kind: string): readonly (readonly [string, Cents])[] =>
  [...row.amounts].flatMap(([means, amount]) =>
    means.startsWith(`${kind}:`) && amount !== 0n ? [[means.slice(kind.length + 1), amount] as const] : [],
  )

/** By kind; where the register has gross alone, all of it is regular pay. */
function earningsOf(row: ProviderRow): readonly Earning[] {
  const hours = new Map(partOf(row, 'hours'))
  const lines = partOf(row, 'earning').map(([type, amount]) => {
    const worked = hours.get(type)
    return { type: type as EarningType, amount, ...(worked === undefined ? {} : { hours: Number(worked) }) }
  })
  const gross = row.amounts.get('gross') ?? cents(0n)
  return lines.length > 0 ? lines : [{ type: 'Regular', amount: gross }]
}

const deductionsOf = (row: ProviderRow): readonly Deduction[] =>
  partOf(row, 'deduction').map(([type, amount]) => ({ type: type as DeductionType, amount }))
