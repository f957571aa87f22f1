import { describe, expect, test } from 'vitest'
import { type Id, newId } from '../../../src/kernel/ids.ts'
import { Secret } from '../../../src/kernel/secret.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { type Vault, vaults } from '../../../src/store/database/vault.ts'
import { business, user } from '../../support/bodies.ts'
import { service, testSettings } from '../../support/service.ts'

describe('in the database', async () => {
  const { ok, call, stranger, owner, log } = await service()
  const planted = { ein: '12-7654321', ssn: '219-77-6543', dateOfBirth: '1971-11-23' }
  const sent = business({
    kybInformation: { ein: planted.ein },
    businessUser: { ssn: planted.ssn, dateOfBirth: planted.dateOfBirth },
  })
  const { companyId } = (
    await ok('companyOnboarding/createBusiness', sent, { headers: { 'Idempotency-Key': 'k' } })
  ).registration
  await ok('adminPortal/addUser', user(companyId))
  await call('companyOnboarding/createBusiness', sent)
  await call('companyOnboarding/createBusiness', {
    ...sent,
    kybInformation: { ...sent.kybInformation, ein: `${planted.ein}x` },
  })

  test('no table, in no column, holds what was planted', async () => {
    const dump = await everything()
    expect(dump).toContain('Blue Heron Bakery')
    for (const clear of Object.values(planted)) {
      for (const form of [
        clear,
        clear.replaceAll('-', ''),
        Buffer.from(clear).toString('hex'),
        btoa(clear),
      ]) {
        expect(dump.includes(form), form).toBe(false)
      }
    }
  })

  test('no log line does either', () => {
    const text = log.join('')
    expect(text).toContain('companyOnboarding/createBusiness')
    for (const clear of [
      ...Object.values(planted),
      'Marsh',
      'blueheron',
      'secret-of-first-and-nobody-else',
      'Mill Street',
    ]) {
      expect(text.includes(clear), clear).toBe(false)
    }
  })

  test('an EIN is taken once per client, written either way, and another client may have it', async () => {
    const again = business({ kybInformation: { ein: planted.ein.replace('-', '') } })
    expect(await call('companyOnboarding/createBusiness', again)).toMatchObject({
      status: 400,
      body: { error: { message: 'Ein already in use' } },
    })
    expect((await stranger('companyOnboarding/createBusiness', again)).status).toBe(200)
    const { rows } = await owner.query('select distinct ein_index from kyb_information')
    expect(rows).toHaveLength(2)
  })

  test('what was sealed for one company, row or column does not open for another', async () => {
    const other = (await ok('companyOnboarding/createBusiness', business())).registration.companyId
    const { rows } = await owner.query(
      'select client_id, kyb_information_id as id, ein from kyb_information where company_id = $1',
      [companyId],
    )
    const { client_id, id, ein } = rows[0]
    await withVaults(client_id, [companyId, other], ([vault, foreign]) => {
      expect(vault!.open('kyb_information.ein', id, ein).reveal()).toBe(planted.ein)
      expect(() => vault!.open('kyb_information.ein', newId(), ein)).toThrow()
      expect(() => vault!.open('worker.ssn', id, ein)).toThrow()
      expect(() => foreign!.open('kyb_information.ein', id, ein)).toThrow()
      const [one, hyphened] = [new Secret('123'), new Secret('1-23')]
      expect(vault!.index('ein', one)).toEqual(foreign!.index('ein', hyphened))
      expect(vault!.index('ein', one)).not.toEqual(vault!.index('ssn', one))
    })
  })

  /** Every column of every table, as text. */
  async function everything(): Promise<string> {
    const { rows } = await owner.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    const parts: string[] = []
    for (const { name } of rows) {
      const found = await owner.query<{ row: string }>(`select t::text as row from ${name} t`)
      parts.push(...found.rows.map(({ row }) => row))
    }
    return parts.join('\n')
  }

  async function withVaults(
    clientId: Id<'client'>,
    companies: readonly Id<'company'>[],
    look: (opened: Vault[]) => void,
  ) {
    const keys = vaults(await masterKeys(testSettings()))
    await inTransaction(owner, clientId, { access: 'read only' }, async (tx) => {
      const opened: Vault[] = []
      for (const companyId of companies) opened.push(await keys.of(tx, companyId))
      look(opened)
    })
  }
})
