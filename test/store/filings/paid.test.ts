import { Kysely, PostgresDialect, type RawBuilder, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { servicePool } from '../../../src/store/database/connection.ts'
import { tipPart } from '../../../src/store/filings/paid.ts'
import { testDatabase } from '../../support/database.ts'

const { url } = await testDatabase()
const pool = servicePool(url, 1)
const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: pool as never }) })
afterAll(() => db.destroy())

const cents = (dollars: number): RawBuilder<bigint> => sql<bigint>`${dollars * 100}::bigint`

test.each([
  // 173,000 so far: wages fill 2,800 of the 3,100 that is left, tips the other 300.
  { subject: 3700, taxable: 3100, tips: 900, part: 300 },
  { subject: 3700, taxable: 3700, tips: 900, part: 900 },
  { subject: 3700, taxable: 2800, tips: 900, part: 0 },
  { subject: 3700, taxable: 0, tips: 900, part: 0 },
  // Pre-tax deductions above the wages reach into the tips.
  { subject: 500, taxable: 500, tips: 900, part: 500 },
])('box 7: of $taxable taxable and $tips tips, $part', async ({ subject, taxable, tips, part }) => {
  const said = tipPart({ subject: cents(subject), taxable: cents(taxable), tips: cents(tips) })
  const { rows } = await sql<{ part: bigint }>`select ${said} as part`.execute(db)
  expect(rows[0]!.part).toBe(BigInt(part * 100))
})
