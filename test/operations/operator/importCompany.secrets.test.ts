import { expect, test } from 'vitest'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { carriedTables } from '../../../src/store/copies/tables.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import { brought, taken } from '../../support/moving.ts'
import { people } from '../../support/people.ts'
import { service, type TestService, testSettings } from '../../support/service.ts'
import { filed } from '../filed.ts'

const OTHER_KEY = { PURSER_MASTER_KEY: Buffer.alloc(32, 9).toString('base64') }
const [old, there] = [await service(), await service({ settings: OTHER_KEY })]
const { ok } = old

/** A return with its files, an order with its case number, and a contractor whose business has an EIN. */
async function companyWithSecrets(): Promise<string> {
  const { companyId } = await filed(old)
  const { users } = await ok('reports/getActiveUsers', { companyId })
  const { garnishmentFields } = await ok('reports/getGarnishmentFields', { garnishmentType: 'Child Support' })
  const examples = garnishmentFields.map(({ key, example }: { key: string; example: string }) => [
    key,
    example,
  ])
  await ok('adminPortal/addGarnishment', {
    garnishment: {
      companyId,
      userId: users[0].userId,
      garnishmentType: 'Child Support',
      garnishmentFields: Object.fromEntries(examples),
    },
  })
  const { userId } = await people(old).added(companyId, { workerType: '1099-NEC' })
  await ok('userOnboarding/addW9Information', {
    w9Information: {
      userId,
      contractorType: 'Business',
      businessName: 'Kestrel Design LLC',
      ein: '12-3450001',
      taxClassification: 'LLC taxed as a partnership',
      w9Date: '2026-01-05',
    },
  })
  await ok('sandbox/advanceClock', { days: 2 })
  return companyId
}

/** Every sealed column of a company: its bytes, and what they say, by table, column and row. */
async function secretsOf({ owner }: TestService, companyId: string, settings: Record<string, string> = {}) {
  const known = vaults(await masterKeys(testSettings(settings)))
  const { rows: companies } = await owner.query('select client_id from company where company_id = $1', [
    companyId,
  ])
  return inTransaction(owner, companies[0].client_id, { access: 'read only' }, async (tx) => {
    const vault = await known.of(tx, companyId as never)
    const found = new Map<string, { bytes: Buffer; says: string }>()
    for (const [table, { sealed = {} }] of carriedTables) {
      for (const [column, key] of Object.entries(sealed)) {
        const { rows } = await owner.query(
          `select concat_ws('/', ${key.join(', ')}) as under, ${column} as bytes from ${table}
           where company_id = $1 and length(${column}) > 0`,
          [companyId],
        )
        for (const { under, bytes } of rows) {
          const says = vault.open(`${table}.${column}`, under, bytes).reveal()
          found.set(`${table}.${column} ${under}`, { bytes, says })
        }
      }
    }
    return found
  })
}

test('orders, files of a filing and W-9s come along: every secret says the same under another key', async () => {
  const companyId = await companyWithSecrets()
  await ok('adminPortal/closeCompany', { companyId })
  const file = await taken(old, companyId)
  await there.ok('sandbox/setClock', { to: (await ok('sandbox/getClock')).clock.now })
  await there.ok('operator/importCompany', await brought(there, file))

  const [were, are] = [await secretsOf(old, companyId), await secretsOf(there, companyId, OTHER_KEY)]
  expect([...are].map(([name, { says }]) => [name, says])).toEqual(
    [...were].map(([name, { says }]) => [name, says]),
  )
  const alike = [...are].filter(([name, { bytes }]) => bytes.equals(were.get(name)!.bytes))
  expect(alike).toEqual([])
  const columns = new Set([...are.keys()].map((name) => name.split(' ')[0]))
  for (const column of ['garnishment.numbers', 'filing_file.contents', 'worker_w9.ein', 'worker.ssn']) {
    expect(columns).toContain(column)
  }
  expect([...are].find(([name]) => name.startsWith('worker_w9.ein'))![1].says.replace('-', '')).toBe(
    '123450001',
  )
})
