import { type RawBuilder, sql } from 'kysely'
import type { CompaniesAsked } from '../database/companies-asked.ts'
import { valuesOf } from '../database/values.ts'

/** The states that anybody's place of work says, at any time; empty where it is an office. */
export const stateCodes = (companies: CompaniesAsked): RawBuilder<unknown> =>
  valuesOf({ table: 'worker_workplace', column: 'state_code', companies })

/** The states of the addresses from which anybody works, at any time. */
export const remoteStates = (companies: CompaniesAsked): RawBuilder<unknown> =>
  valuesOf({ table: 'worker_address', column: 'state', companies, further: sql`and v.kind = 'remote'` })
