import type { Id } from '../../kernel/ids.ts'

export interface WorkerKey {
  readonly companyId: Id<'company'>
  readonly userId: Id<'user'>
}
