import type { Id } from '../../kernel/ids.ts'

/** Who calls: read once at the door, and carried whole from there to the audit row. */
export interface Caller {
  readonly accountId: string
  readonly clientId: Id<'client'>
  readonly apiKeyId: string
  readonly seesSsn: boolean
}

/** How the audit log names a caller. */
export const actorOf = ({ apiKeyId }: Caller): string => `key:${apiKeyId}`
