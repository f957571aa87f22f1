import { type RawBuilder, sql } from 'kysely'
import { valuesOf } from '../database/values.ts'

/** The states that anybody's place of work says, at any time; empty where it is an office. */
export const stateCodes = (company: RawBuilder<unknown>): RawBuilder<unknown> =>
  valuesOf({ table: 'worker_workplace', column: 'state_code', company })

/** The states of the addresses from which anybody works, at any time. */
export const remoteStates = (company: RawBuilder<unknown>): RawBuilder<unknown> =>
  valuesOf({ table: 'worker_address', column: 'state', company, further: sql`and v.kind = 'remote'` })
