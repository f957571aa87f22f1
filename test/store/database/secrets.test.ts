import { inspect } from 'node:util'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { blindIndex, newKey, seal, unseal } from '../../../src/kernel/cipher.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { newId } from '../../../src/kernel/ids.ts'
import { Secret } from '../../../src/kernel/secret.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { type Vault, vaults } from '../../../src/store/database/vault.ts'
import { business, user } from '../../support/bodies.ts'
import { service, testSettings } from '../../support/service.ts'

describe('the cipher', () => {
  const [key, place] = [newKey(), 'worker.ssn:client:company:row']
  const sealed = seal(key, place, '219-09-9999')

  test('opens in its own place', () => {
    expect(unseal(key, place, sealed).toString()).toBe('219-09-9999')
    expect(unseal(key, place, seal(key, place, '')).toString()).toBe('')
  })

  test('the same text never gives the same bytes, nor shows', () => {
    expect(seal(key, place, '219-09-9999')).not.toEqual(sealed)
    expect(sealed.toString('latin1')).not.toContain('219-09-9999')
  })

  test.each([
    ['another row', () => unseal(key, 'worker.ssn:client:company:other', sealed)],
    ['another column', () => unseal(key, 'worker.date_of_birth:client:company:row', sealed)],
    ['another company', () => unseal(key, 'worker.ssn:client:other:row', sealed)],
    ['another key', () => unseal(newKey(), place, sealed)],
    ['an unknown version', () => unseal(key, place, Buffer.concat([Buffer.of(2), sealed.subarray(1)]))],
    ['cut short', () => unseal(key, place, sealed.subarray(0, -1))],
    ['empty', () => unseal(key, place, Buffer.alloc(0))],
  ])('does not open in %s', (_, open) => {
    expect(open).toThrow()
  })

  test('one changed bit anywhere does not open', () => {
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(() => unseal(key, place, changed)).toThrow()
    }
  })
})

describe('a Secret', () => {
  const secret = new Secret('219-09-9999')

  test.each([
    ['text', () => `${secret}`],
    ['concatenation', () => String(secret)],
    ['JSON', () => JSON.stringify({ secret })],
    ['the inspector', () => inspect({ deep: { secret } }, { showHidden: true, depth: 9 })],
    ['spread', () => JSON.stringify({ ...secret })],
    ['a clone', () => inspect(structuredClone({ ...secret }))],
    ['an error', () => String(new Error(`about ${secret}`).stack)],
    ['a log line', () => logged(secret)],
  ])('does not show in %s', (_, print) => {
    // With its hyphens: a log line also holds a time and a process id.
    expect(print()).not.toContain('219-09')
  })

  test('shows the last four, and all of it only by name', () => {
    expect([secret.masked(), secret.reveal()]).toEqual(['*****9999', '219-09-9999'])
    expect(new Secret('1234').masked()).toBe('****')
    // The last four of a date are its month and day.
    expect(new Secret('1990-05-17').masked()).toBe('********')
  })
})

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
    for (const clear of [...Object.values(planted), 'Marsh', 'blueheron', 'secret-of-first', 'Mill Street']) {
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

test('a blind index is equal for equal text under one key only', () => {
  const [one, other] = [newKey(), newKey()]
  expect(blindIndex(one, 'ein', '1')).toEqual(blindIndex(one, 'ein', '1'))
  expect(blindIndex(one, 'ein', '1')).not.toEqual(blindIndex(other, 'ein', '1'))
  expect(blindIndex(one, 'ein', '1')).not.toEqual(blindIndex(one, 'ein', '2'))
})

function logged(secret: Secret): string {
  const lines: string[] = []
  pino({}, { write: (line) => lines.push(line) }).info(
    { secret, deep: { secret } },
    'secret %s %o',
    secret,
    secret,
  )
  return lines.join('')
}
