import type { WorkerKey } from '../../domain/people/worker.ts'
import { accountCheckedAt } from '../../domain/sandbox/company-account.ts'
import { VERIFICATION_DELAY } from '../../domain/sandbox/outcomes.ts'
import { instant } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'

/** Verifications are work of the agenda: a task asks outside, its answer moves the state. */

export const verifyIdentityLater = (
  work: Work,
  { companyId, userId, attempt }: WorkerKey & { readonly attempt: number },
): void =>
  work.later({
    task: 'verifyIdentity',
    key: `${userId}/${attempt}`,
    companyId,
    dueAt: instant(work.now + VERIFICATION_DELAY),
    payload: { userId, attempt, asked: 0 },
  })

export const verifyUserAccountLater = (
  work: Work,
  { companyId, userId, accountId }: WorkerKey & { readonly accountId: Id<'userBankAccount'> },
): void =>
  work.later({
    task: 'verifyUserBankAccount',
    key: accountId,
    companyId,
    dueAt: instant(work.now + VERIFICATION_DELAY),
    payload: { userId, accountId, asked: 0 },
  })

export const verifyBusinessLater = (work: Work, companyId: Id<'company'>): void =>
  work.later({
    task: 'verifyBusiness',
    key: companyId,
    companyId,
    dueAt: instant(work.now + VERIFICATION_DELAY),
    payload: { asked: 0 },
  })

export const verifyCompanyAccountLater = (
  work: Work,
  { companyId, accountId }: { companyId: Id<'company'>; accountId: Id<'companyBankAccount'> },
): void =>
  work.later({
    task: 'verifyCompanyBankAccount',
    key: accountId,
    companyId,
    dueAt: accountCheckedAt(work.now),
    payload: { accountId, asked: 0 },
  })
