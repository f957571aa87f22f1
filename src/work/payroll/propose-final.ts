import { onOrAfter } from '../../domain/calendar/business-days.ts'
import { checkCalendar } from '../../domain/calendar/holidays.ts'
import { deadlineFor, earliestPayday, paydayFor } from '../../domain/calendar/payroll-dates.ts'
import { leavingReason } from '../../domain/payroll/leaving-reason.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import { lastPayOf } from '../../domain/people/last-pay.ts'
import type { Day } from '../../kernel/dates.ts'
import { finalPayDue, type Leaving } from '../../law/engine/final-pay.ts'
import { isStateCode } from '../../law/language/states.ts'
import type { Work } from '../../store/database/work.ts'
import { isOwedAgain } from '../../store/payroll/paid-before.ts'
import { periodsWhere } from '../../store/payroll/pay-periods.ts'
import { saveMembers } from '../../store/payroll/period-inputs.ts'
import { FINAL_PAY } from '../../store/payroll/severance-members.ts'
import type { WorkerRow } from '../../store/people/workers.ts'
import { workStateOf } from '../../store/people/workplaces.ts'
import { openBeside } from './open-beside.ts'

interface Leaver {
  readonly exitDate: Day
  readonly finalPayCheckType: string
  readonly terminationChoice?: string
  readonly dismissalType?: string
}

/**
 * Someone who leaves and is paid by supplemental payroll gets an Off-Cycle period of their own: from the beginning of
 * the period that they leave in through the exit date, paid when the state's rule for final wages says; by check when
 * the bank could not be in time. Answers the period, or undefined when there is nothing to propose.
 */
export async function proposeFinalPay(
  work: Work,
  worker: WorkerRow,
  leaver: Leaver,
): Promise<PeriodFacts | undefined> {
  if (lastPayOf(leaver.finalPayCheckType) !== 'supplemental') return undefined
  const { companyId, workerType } = worker
  const { exitDate } = leaver
  if (exitDate < worker.dateOfJoin) return undefined
  const periods = (await periodsWhere(work, { companyId, workerType, of: worker })).filter(
    ({ periodType }) => periodType === 'Regular',
  )
  const last = periods.find(({ beginDate, endDate }) => beginDate <= exitDate && exitDate <= endDate)
  // Without a schedule, or when that period is already paid in full, there is nothing left to propose.
  if (!last || !(await isUnpaid(work, last, worker))) return undefined
  const state = await workStateOf(work, worker, exitDate)

  const { payDate, isByCheck } = finalDate(work, {
    state: state as Leaving['state'],
    isKnown: isStateCode(state),
    leaver,
    paydays: periods.map((period) => period.payDate).filter((payday) => payday >= exitDate),
  })

  // A check needs no bank: it can be written through the day itself.
  const deadline = isByCheck ? payDate : deadlineFor(payDate)
  const period = await openBeside(work, last, { endDate: exitDate, payDate, deadline })
  const paymentMethod = isByCheck ? 'Check' : null
  const member = { userId: worker.userId, included: true, amount: null, paymentMethod, paidOutside: false }
  await saveMembers(work, period, [{ ...member, reason: FINAL_PAY }])
  return period
}

const isUnpaid = async (work: Work, period: PeriodFacts, { userId }: WorkerRow): Promise<boolean> =>
  EDITABLE.includes(period.status) || (await isOwedAgain(work, period, userId))

interface Due {
  readonly state: Leaving['state']
  readonly isKnown: boolean
  readonly leaver: Leaver
  readonly paydays: readonly Day[]
}

function finalDate({ today, isSandbox }: Work, { state, isKnown, leaver, paydays }: Due) {
  const lookUp = { allowProvisional: isSandbox }
  const reason = leavingReason(leaver)
  const due = isKnown
    ? finalPayDue({ state, reason, lastDay: leaver.exitDate, paydays }, lookUp)
    : paydays[0]!
  checkCalendar(due, lookUp)
  const banked = paydayFor(due)
  if (banked >= earliestPayday(today)) return { payDate: banked, isByCheck: false }
  // What is overdue is paid at once.
  return { payDate: due > today ? due : onOrAfter('federalReserve', today), isByCheck: true }
}
