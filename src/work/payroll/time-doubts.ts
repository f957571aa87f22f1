import type { PeriodFacts } from '../../domain/payroll/period.ts'
import { type Warning, warning } from '../../domain/payroll/warning-codes.ts'
import { shown } from '../../domain/time/balance.ts'
import { hundredths } from '../../domain/time/card-hours.ts'
import { usualDay } from '../../domain/time/held-day.ts'
import type { Tx } from '../../store/database/transaction.ts'
import { type LongDay, waitingCards, workedLeave } from '../../store/payroll/time-doubts.ts'

/** Hours that wait outside this payroll, and days that hold more than a day. */
export async function timeWarnings(tx: Tx, period: PeriodFacts): Promise<readonly Warning[]> {
  const cards = await waitingCards(tx, period)
  const days = await workedLeave(tx, period)

  return [
    ...cards.map(({ userId, name, status }) => {
      const { code, words } = waiting[status]
      return warning(code, `${name} has ${words}`, [userId])
    }),
    ...days.filter(isLong).map(({ userId, name, day, leave, worked, weeklyHours }) => {
      const [at, usual] = [shown(hundredths(worked)), shown(usualDay(weeklyHours))]
      const words = `has ${shown(leave)} hours of leave and ${at} hours of work on ${day}, more than a usual day of ${usual}`
      return warning('leaveAndWork', `${name} ${words}`, [userId])
    }),
  ]
}

const waiting = {
  Approved: {
    code: 'cardNotSynced',
    words:
      'an Approved time card that is not in this payroll: adminPortal/syncTimeCardsToPayroll puts its hours there',
  },
  Submitted: {
    code: 'cardNotApproved',
    words:
      'a Submitted time card that is not in this payroll: adminPortal/approveTimeCards, then ' +
      'adminPortal/syncTimeCardsToPayroll put its hours there',
  },
} as const

const isLong = ({ leave, worked, weeklyHours }: LongDay): boolean =>
  leave + hundredths(worked) > usualDay(weeklyHours)
