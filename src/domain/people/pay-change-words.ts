import { easternClockTime, easternDay, type Instant, isoInstant } from '../../kernel/dates.ts'
import type { CompanyTask } from '../company/company-tasks.ts'
import type { UserTask } from './user-tasks.ts'

/** `2026-11-16, 14:05 US Eastern`. */
export const easternMoment = (at: Instant, zone = 'US Eastern'): string =>
  `${easternDay(at)}, ${easternClockTime(at)} ${zone}`

/** What a payroll, a preview and the lists of tasks say of a change that waits. */
export const waitingWords = (until: Instant): string =>
  `the bank accounts were changed, and the change waits until ${easternMoment(until)}. Payrolls that are submitted ` +
  'before then pay as before the change, unless the worker confirms it from the e-mail that was sent'

export const waitingTask = (until: Instant): UserTask => ({
  code: 'confirmBankAccountChange',
  task: 'Confirm Bank Account Change',
  description: `${capital(waitingWords(until))}.`,
  operation: '',
  until: isoInstant(until),
})

export interface PayChangeNews {
  readonly name: string
  readonly until: Instant
  readonly isStopped: boolean
  readonly changedBy: string
}

/** Changes of workers' accounts that wait, and those that somebody said were not theirs. */
export const payChangeTasks = (news: readonly PayChangeNews[]): readonly CompanyTask[] =>
  news.map(({ name, until, isStopped, changedBy }) =>
    isStopped
      ? {
          code: 'lookIntoBankAccountChange',
          task: 'Look Into Stopped Bank Account Change',
          description:
            `${name} said that a change of bank accounts was made by somebody else (${changedBy}). It was undone. ` +
            'Find out who made it, revoke that access, and check payrolls that were submitted since.',
          operation: 'reports/getAuditLog',
        }
      : {
          code: 'waitForBankAccountChange',
          task: 'Wait For Bank Account Change',
          description: `${name}: ${waitingWords(until)}.`,
          operation: '',
        },
  )

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
