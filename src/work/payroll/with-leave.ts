import { writeInput } from '../../domain/pay/stored-input.ts'
import { EDITABLE, type PeriodFacts } from '../../domain/payroll/period.ts'
import type { Work } from '../../store/database/work.ts'
import type { LoadedSlice } from '../../store/payroll/people.ts'
import { givenByLeave } from '../time/leave-in-pay.ts'

/**
 * Rows of a slice with leave and holidays as they stand, for who only reads: somebody was hired, left or went on leave
 * since the period was last looked at. What was paid stays as it was.
 */
export async function withLeave(work: Work, period: PeriodFacts, slice: LoadedSlice): Promise<LoadedSlice> {
  if (!EDITABLE.includes(period.status)) return slice
  const userIds = slice.people.map(({ user_id }) => user_id)
  const given = await givenByLeave(work, period, userIds)
  const fresh = [...given].map(([user_id, facts]) => ({
    user_id,
    source: 'timeOff',
    data: JSON.parse(writeInput(facts)) as unknown,
  }))
  return { ...slice, inputs: [...slice.inputs.filter(({ source }) => source !== 'timeOff'), ...fresh] }
}
