import type { TakenBack } from '../../domain/payroll/paycheck-state.ts'
import type { RunFacts } from '../../domain/payroll/run.ts'
import { yearAfter } from '../../domain/payroll/year.ts'
import { yearOf } from '../../kernel/dates.ts'
import type { Work } from '../../store/database/work.ts'
import { voidChecksOf } from '../../store/money/checks.ts'
import { livingPaychecks, markPaychecks } from '../../store/payroll/paychecks.ts'
import { reopenCorrections } from '../../store/payroll/rate-corrections.ts'
import { saveYears, yearsOf } from '../../store/payroll/years.ts'
import { giveBackLeave } from '../time/paid-leave.ts'

const SLICE = 1000

const REASONS: Readonly<Record<TakenBack, string>> = {
  cancelled: 'The payroll was taken back',
  voided: 'The paycheck was voided',
}

/** Takes paychecks out of the year they counted in, gives back the leave they took, and marks them. Nothing is deleted. */
export async function takeBackPaychecks(
  work: Work,
  run: RunFacts,
  given: { readonly mark: TakenBack; readonly userIds?: readonly string[] },
): Promise<readonly string[]> {
  const [taken, year] = [[] as string[], yearOf(run.payDate)]
  for (let after: string | null = null; ; ) {
    const checks = await livingPaychecks(work, run, { after, size: SLICE, ...given })
    if (checks.length === 0) break
    after = checks.at(-1)!.userId
    const userIds = checks.map(({ userId }) => userId)
    const years = await yearsOf(work, { companyId: run.companyId, year, userIds, lock: true })

    const people = checks.map((check) => ({
      userId: check.userId,
      facts: yearAfter(years.get(check.userId)!, { ...check, payDate: run.payDate }, -1n),
    }))

    await saveYears(work, { companyId: run.companyId, year }, people)
    await markPaychecks(work, run, { userIds, mark: given.mark })
    await giveBackLeave(work, run, userIds)
    taken.push(...userIds)
  }
  await voidChecksOf(work, run, { userIds: given.userIds, reason: REASONS[given.mark] })
  await reopenCorrections(work, run.companyId, run.payDate)
  return taken
}
