import type { MadeFile } from '../../domain/filings/files/made.ts'
import { newHireFileOf } from '../../domain/filings/files/new-hires.ts'
import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { loadStateRegistrations } from '../../store/company/state-registrations.ts'
import type { Work } from '../../store/database/work.ts'
import { filedPeople, filerOf } from './parties.ts'

/** One file a state, with those who began to work there. */
export async function newHireFiles(
  work: Work,
  asked: {
    readonly companyId: Id<'company'>
    readonly on: Day
    readonly hires: readonly { readonly userId: string; readonly state: string }[]
  },
): Promise<readonly MadeFile[]> {
  const { companyId, on, hires } = asked
  const filer = await filerOf(work, companyId)
  const people = await filedPeople(work, { companyId, userIds: hires.map(({ userId }) => userId), on })
  const registrations = await loadStateRegistrations(work, companyId, { on })
  const accounts = new Map(
    registrations.map(({ state, fields }) => [state, fields['UI Account Number'] ?? '']),
  )

  const states = [...new Set(hires.map(({ state }) => state))].sort()
  return states.map((state) => {
    const here = hires.filter((each) => each.state === state).map(({ userId }) => people.get(userId)!)
    const account = accounts.get(state) ?? ''
    return newHireFileOf({ filer, state, account, on, hires: here }, { allowProvisional: work.isSandbox })
  })
}
