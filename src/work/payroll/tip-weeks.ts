import type { PeriodFacts } from '../../domain/payroll/period.ts'
import type { TipWeek } from '../../domain/payroll/person.ts'
import { TIPS } from '../../domain/payroll/tipped-wage.ts'
import { earningType } from '../../domain/payroll/words.ts'
import { addDays } from '../../kernel/dates.ts'
import { add, dollars, ZERO } from '../../kernel/money.ts'
import type { ImportRow } from '../../wire/payroll-import.ts'
import type { TreatmentOf } from './declared-words.ts'

export type RefuseTips = (name: 'wrongTipWeeks', words: { fault: string }) => never

/** Weeks of tips belong to the period, each once, and hold the tips that are paid or taxed with it. */
export function checkTipWeeks(
  rows: readonly ImportRow[],
  { period, treated, refuse }: { period: PeriodFacts; treated: TreatmentOf; refuse: RefuseTips },
): void {
  for (const [n, row] of rows.entries()) {
    if (!row.tipWeeks) continue
    const at = `payrollData.${n}.tipWeeks`
    // The week of the last day may end after it.
    const last = addDays(period.endDate, 6)
    const outside = row.tipWeeks.find(({ weekEnding }) => weekEnding < period.beginDate || weekEnding > last)
    if (outside)
      refuse('wrongTipWeeks', { fault: `${at}: the week to ${outside.weekEnding} has no day in the period` })
    const ends = row.tipWeeks.map(({ weekEnding }) => weekEnding)
    if (new Set(ends).size < ends.length) refuse('wrongTipWeeks', { fault: `${at}: a week is there twice` })
    const told = add(...row.tipWeeks.map(({ tips }) => tips))
    const paid = tipsOf(row, treated)
    if (told !== paid) {
      const fault = `${at}: the weeks have ${dollars(told)} of tips, and additionalCompensation has ${dollars(paid)}`
      refuse('wrongTipWeeks', { fault })
    }
  }
}

const tipsOf = ({ additionalCompensation }: ImportRow, treated: TreatmentOf) =>
  add(
    ...(additionalCompensation ?? [])
      .filter(({ description }) => {
        const word = treated('AdditionalCompensation', description)?.as ?? description
        return TIPS.has(earningType(word) ?? 'Bonus')
      })
      .map(({ amount }) => amount ?? ZERO),
  )

export const tipWeekOf = ({
  weekEnding: end,
  noOfHours: hours,
  tips,
}: NonNullable<ImportRow['tipWeeks']>[number]): TipWeek => ({ end, hours, tips })
