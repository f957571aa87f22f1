import type pg from 'pg'
import { brokenAnywhere } from '../../../test/support/laws-of-all.ts'
import { broken } from '../../../test/support/pay-laws.ts'
import type { Tally } from './drill.ts'

/** What the tests hold every story to, of every company in this database. Each broken law is a failure. */
export async function expectWhole(owner: pg.Pool, tally: Tally, where: string): Promise<void> {
  for (const law of await brokenLaws(owner)) tally.fail(`${where}: ${law}`)
}

export async function brokenLaws(owner: pg.Pool): Promise<readonly string[]> {
  const found = (await brokenAnywhere(owner)).map(({ law, broken: rows }) => told(law, rows))
  const { rows: companies } = await owner.query<{ id: string }>(
    'select distinct company_id as id from paycheck',
  )
  for (const { id } of companies)
    found.push(...Object.entries(await broken(owner, id)).map(([law, rows]) => told(law, rows)))
  return found
}

const told = (law: string, rows: unknown): string => `not so: ${law}: ${JSON.stringify(rows)}`
