import type pg from 'pg'
import { newId } from '../../src/kernel/ids.ts'
import type { Operation } from '../../src/operations/declaration/operation.ts'
import { operations } from '../../src/operations/index.ts'
import { exampleOf } from '../../src/wire/fields/example.ts'
import { type Noun, nouns } from '../../src/wire/fields/nouns.ts'
import { business, newEin, newSsn, user } from './bodies.ts'
import type { Caller } from './caller.ts'

/** One client's company with something of every noun that the operations can make, and valid bodies about it. */
export interface World {
  readonly companyId: string
  /** An id of this noun in this world; of no one when none was made yet. */
  readonly idOf: (noun: Noun) => string
  /** A body that the operation's schema takes, with ids of this world and its own e-mail, EIN and SSN. */
  readonly bodyOf: (operation: Operation) => Record<string, unknown>
  readonly refresh: () => Promise<void>
}

export async function worldOf(call: Caller, owner: pg.Pool): Promise<World> {
  const { companyId } = (await call('companyOnboarding/createBusiness', business())).body.registration
  await call('adminPortal/addUser', user(companyId))
  const ids = new Map<Noun, string>()
  const refresh = async () => {
    for (const [noun, place] of Object.entries(nouns)) {
      const found = await owner.query(
        `select ${place.column} as id from ${place.table} t
         where client_id = (select client_id from company where company_id = $1)
         order by to_jsonb(t)->>'company_id' = $1::text desc nulls last, 1 limit 1`,
        [companyId],
      )
      if (found.rows[0]) ids.set(noun as Noun, found.rows[0].id)
    }
  }
  const idOf = (noun: Noun) => ids.get(noun) ?? newId()
  const bodyOf = (operation: Operation) => unique(exampleOf(operation.body, idOf)) as Record<string, unknown>

  // Two rounds: what the first made, the second can name.
  for (let round = 0; round < 2; round++) {
    await refresh()
    const makers = operations.filter(
      ({ verb, address }) => verb === 'POST' && !address.startsWith('sandbox/'),
    )
    for (const operation of makers) await call(operation.address, bodyOf(operation))
  }
  await refresh()
  return { companyId, idOf, bodyOf, refresh }
}

const FRESH: readonly (readonly [RegExp, () => string])[] = [
  [/^[^@\s]+@[^@\s]+$/, () => `fresh${newId().slice(-12)}@example.com`],
  [/^\d{2}-\d{7}$/, newEin],
  [/^\d{3}-\d{2}-\d{4}$/, newSsn],
  [/^emp-\d{4}$/, () => `emp-${newId().slice(-12)}`],
]

/** What must not repeat is made anew. */
export function unique(value: unknown): unknown {
  if (typeof value === 'string') return FRESH.find(([shape]) => shape.test(value))?.[1]() ?? value
  if (Array.isArray(value)) return value.map(unique)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unique(item)]))
}
