import type { Day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Metadata } from '../../kernel/metadata.ts'
import type { Language } from '../access/language.ts'
import type { OfSchedule } from '../payroll/schedule.ts'

export interface WorkerKey {
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
}

export interface NewWorker {
  readonly userReferenceId: string
  readonly metadata: Metadata
  readonly workerType: 'W2' | '1099-NEC'
  readonly firstName: string
  readonly middleName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly jobTitle: string
  readonly dateOfJoin: Day
  readonly language: Language
  readonly locationCategory: 'Remote' | 'Office'
  readonly companyLocationId: Id<'companyLocation'> | null
  readonly stateCode: string
  readonly ofSchedule: OfSchedule
}
