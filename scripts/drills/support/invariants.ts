import type pg from 'pg'
import { companiesAfter, walkCompany } from '../../../src/store/verify/walk.ts'
import type { Tally } from './drill.ts'

/** All that `purser verify` checks, of every company in this database; what it finds is a failure. */
export async function expectWhole(owner: pg.Pool, tally: Tally, where: string): Promise<void> {
  for (const law of await brokenLaws(owner)) tally.fail(`${where}: ${law}`)
}

export async function brokenLaws(owner: pg.Pool): Promise<readonly string[]> {
  const found: string[] = []
  for (const companyId of await companiesAfter(owner))
    for await (const slice of walkCompany(owner, companyId))
      found.push(...slice.map((each) => JSON.stringify(each)))
  const { rows } = await owner.query('select task, key, last_error from agenda where parked_at is not null')
  return [...found, ...rows.map((row) => `given up on the agenda: ${JSON.stringify(row)}`)]
}
