import type { RunContext } from '../../domain/payroll/assemble.ts'
import { leavingReason } from '../../domain/payroll/leaving-reason.ts'
import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Warning, warning } from '../../domain/payroll/warning-codes.ts'
import type { Day } from '../../kernel/dates.ts'
import { type AfterDeath, afterDeath } from '../../law/engine/after-death.ts'
import { finalPayDue } from '../../law/engine/final-pay.ts'
import { isStateCode } from '../../law/language/states.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { enrolledIds } from '../../store/payroll/enrollment.ts'
import {
  backdatedWages,
  deceasedBefore,
  type Leaver,
  lateHires,
  leaversIn,
  rehiredIn,
} from '../../store/payroll/past-doubts.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { workStateOf } from '../../store/people/workplaces.ts'

type Asked = Pick<RunContext, 'period' | 'payDate' | 'before'>

/** What an earlier payroll should have paid and nobody pays by itself, and final pay that comes too late or after a death. */
export async function pastWarnings(tx: Tx, { period, payDate, before }: Asked): Promise<readonly Warning[]> {
  if (period.workerType !== 'W2') return []
  const late = [...(await lateFinals(tx, period, payDate)), ...(await paidAfterDeath(tx, period, payDate))]
  if (period.periodType !== 'Regular') return late
  const back = await unpaidThroughExit(tx, period)
  if (!before) return [...back, ...late]
  return [...back, ...(await unpaidDays(tx, period)), ...(await unpaidRaises(tx, period, before)), ...late]
}

async function unpaidDays(tx: Tx, period: PeriodFacts): Promise<readonly Warning[]> {
  const hired = await enrolledOf(tx, period, await lateHires(tx, period))
  return hired.map(({ userId, name, joined, begin, end }) => {
    const words = `began on ${joined}, and the payroll of ${begin} to ${end} was run without them: a Missing pay period pays those days`
    return warning('firstDaysUnpaid', `${name} ${words}`, [userId])
  })
}

async function unpaidThroughExit(tx: Tx, period: PeriodFacts): Promise<readonly Warning[]> {
  const back = await rehiredIn(tx, period)
  return back.map(({ userId, name, exitDate, joined }) => {
    const words = `left on ${exitDate} and is back since ${joined}: a Missing pay period, or retro pay, pays the days through ${exitDate}`
    return warning('daysBeforeRehire', `${name} ${words}`, [userId])
  })
}

async function unpaidRaises(tx: Tx, period: PeriodFacts, before: string): Promise<readonly Warning[]> {
  const raised = await enrolledOf(tx, period, await backdatedWages(tx, period, before))
  return raised.map(({ userId, name, since, paidThrough }) => {
    const words = `has another wage since ${since}, and was paid by the earlier one through ${paidThrough}: retro pay makes up the difference`
    return warning('wageBackdated', `${name} ${words}`, [userId])
  })
}

async function lateFinals(tx: Tx, period: PeriodFacts, payDate: Day): Promise<readonly Warning[]> {
  const leavers = await enrolledOf(tx, period, await leaversIn(tx, period))
  if (leavers.length === 0) return []
  const { companyId, workerType } = period
  const paydays = (await periodsWhere(tx, { companyId, workerType, payDateFrom: period.beginDate }))
    .filter((each) => each.periodType === 'Regular' && each.ofSchedule === period.ofSchedule)
    .map((each) => each.payDate)
  const found: Warning[] = []
  for (const leaver of leavers) {
    const state = await workStateOf(tx, { companyId, userId: leaver.userId }, leaver.exitDate)
    const words = lateWords(leaver, { state, paydays, payDate })
    if (words !== undefined) found.push(warning('finalPayLate', `${leaver.name} ${words}`, [leaver.userId]))
  }
  return found
}

function lateWords(
  { exitDate, ...told }: Leaver,
  {
    state,
    paydays,
    payDate,
  }: { readonly state: string; readonly paydays: readonly Day[]; readonly payDate: Day },
): string | undefined {
  const after = paydays.filter((payday) => payday >= exitDate)
  if (!isStateCode(state) || after.length === 0) return undefined
  const reason = leavingReason(told)
  const due = finalPayDue({ state, reason, lastDay: exitDate, paydays: after }, { allowProvisional: true })
  if (payDate <= due) return undefined
  const who = reason === 'resigned' ? 'resigns' : 'is discharged'
  return `left on ${exitDate}, and is paid on ${payDate}: ${state} asks for the final pay of who ${who} by ${due}`
}

/** General Instructions for Forms W-2 and W-3, "Deceased employee's wages". What states make of it is not on file. */
async function paidAfterDeath(tx: Tx, period: PeriodFacts, payDate: Day): Promise<readonly Warning[]> {
  const deceased = await enrolledOf(tx, period, await deceasedBefore(tx, period, payDate))
  return deceased.map(({ userId, name, exitDate }) => {
    const taxed = federalWords[afterDeath({ payDate, diedOn: exitDate })!]
    const words = `died on ${exitDate}, and is paid on ${payDate}: ${taxed}; ${NOT_DETERMINED}`
    return warning('paidAfterDeath', `${name} ${words}`, [userId])
  })
}

const federalWords: Readonly<Record<AfterDeath, string>> = {
  yearOfDeath: 'no federal income tax is withheld, and only boxes 3 to 6 of the W-2 have these wages',
  later: 'no federal tax is withheld from wages paid after the year of death, and the W-2 does not have them',
}

const NOT_DETERMINED =
  'state and local taxes are taken like everyone else’s, which is not determined, and the estate gets Form 1099-MISC, which is not made here'

/** Those of them whom this payroll pays. */
async function enrolledOf<Person extends { readonly userId: string }>(
  tx: Tx,
  period: PeriodFacts,
  people: readonly Person[],
): Promise<readonly Person[]> {
  if (people.length === 0) return people
  const here = new Set(await enrolledIds(tx, { period, only: people.map(({ userId }) => userId) }))
  return people.filter(({ userId }) => here.has(userId))
}
