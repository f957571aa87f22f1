import { VERIFICATION_DELAY } from '../domain/sandbox/outcomes.ts'
import { instant } from '../kernel/dates.ts'
import type { Id } from '../kernel/ids.ts'
import type { Work } from '../store/work.ts'

/** Puts the question about a business on the agenda. The company is pending until the answer comes. */
export function startKyb(work: Work, companyId: Id<'company'>): void {
  work.later({
    task: 'verifyBusiness',
    key: companyId,
    companyId,
    dueAt: instant(work.now + VERIFICATION_DELAY),
    payload: { asked: 0 },
  })
}
