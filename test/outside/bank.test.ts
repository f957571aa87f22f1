import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { FileOrder } from '../../src/domain/money/compose-file.ts'
import { day } from '../../src/kernel/dates.ts'
import { Secret } from '../../src/kernel/secret.ts'
import { type Bank, directoryBank } from '../../src/outside/bank.ts'

const root = mkdtempSync(join(tmpdir(), 'purser-bank-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

let [bank, directory, made] = [undefined as unknown as Bank, '', 0]
const outbox = () => readdirSync(join(directory, 'outbox'))

beforeEach(() => {
  directory = join(root, String(++made))
  bank = directoryBank({
    directory,
    originator: {
      routingNumber: '021000021',
      name: 'Sandbox Bank',
      originId: '1000000000',
      originName: 'Purser',
      account: '9999999999',
      payeeOf: (payee) => ({ routingNumber: '021000021', accountNumber: payee.length.toString() }),
    },
  })
})

const order: FileOrder = {
  fileId: '019a8000-0000-7000-8000-000000000001',
  fileName: '2026-11-16-credit.ach',
  kind: 'credit',
  companyName: 'Blue Heron Bakery',
  ein: new Secret('12-3456789'),
  createdOn: day('2026-11-16'),
  dayNumber: 2,
  createdAt: '2000',
  effectiveDate: day('2026-11-18'),
  entries: [
    {
      party: { routingNumber: '021000021', accountNumber: new Secret('7000001234'), accountType: 'checking' },
      amount: 123_456n,
      individualId: '8000000000000A1',
      name: 'Jo Reed',
    },
  ],
}

test('a file is whole, balanced, and nobody else may read it', async () => {
  expect(await bank.handOver(order)).toMatchObject({ entries: 2, debits: 123_456n, credits: 123_456n })
  expect(outbox()).toEqual([order.fileName])
  const path = join(directory, 'outbox', order.fileName)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'latin1')).toContain('7000001234')
  expect(readdirSync(join(directory, 'staged'))).toEqual([])
})

test.each([
  // cents             entries: the payment's and the offset's
  [9_999_999_999n, 2],
  [10_000_000_000n, 4], // 99,999,999.99 and 0.01, both ways
  [29_999_999_997n, 6],
])('a payment of %d cents is %d entries: an amount has ten digits', async (amount, entries) => {
  const large = { ...order, entries: [{ ...order.entries[0]!, amount }] }
  expect(await bank.handOver(large)).toMatchObject({ entries, debits: amount, credits: amount })
})

test('handed over twice, it is there once; taken by the bank, it does not come again', async () => {
  await bank.handOver(order)
  await bank.handOver(order)
  expect(outbox()).toEqual([order.fileName])
  rmSync(join(directory, 'outbox', order.fileName))
  expect(await bank.handOver(order)).toMatchObject({ entries: 2 })
  expect(outbox()).toEqual([])
})

test('an attempt that ended between its note and its move is finished by the next', async () => {
  await bank.handOver(order)
  const [from, to] = [join(directory, 'outbox', order.fileName), join(directory, 'staged', order.fileName)]
  writeFileSync(to, readFileSync(from))
  rmSync(from)
  await bank.handOver(order)
  expect(outbox()).toEqual([order.fileName])
})

test('an attempt that ended before its note begins anew', async () => {
  mkdirSync(join(directory, 'staged'), { recursive: true })
  writeFileSync(join(directory, 'staged', order.fileName), 'half')
  await bank.handOver(order)
  expect(readFileSync(join(directory, 'outbox', order.fileName), 'latin1')).toHaveLength(95 * 10)
})

test('returns are what lies in the inbox; without one there are none', async () => {
  expect(await bank.returns()).toEqual([])
  mkdirSync(join(directory, 'inbox'), { recursive: true })
  writeFileSync(join(directory, 'inbox', 'b.ach'), 'second')
  writeFileSync(join(directory, 'inbox', 'a.ach'), 'first')
  expect(await bank.returns()).toEqual(['first', 'second'])
})

test('an account has a mark that changes with it and does not tell it; an unknown payee has none', async () => {
  const known: Record<string, { routingNumber: string; accountNumber: string }> = {}
  const { accountMark } = directoryBank({
    directory,
    originator: {
      ...{ routingNumber: '021000021', name: 'Bank', originId: '1', originName: 'Purser', account: '9' },
      payeeOf: (payee) => known[payee] ?? refuse(payee),
    },
  })
  const refuse = (payee: string): never => {
    throw new Error(`no bank account is known for ${payee}`)
  }
  expect(await accountMark('US.941')).toBe('')
  known['US.941'] = { routingNumber: '021000021', accountNumber: '5551' }
  const mark = await accountMark('US.941')
  expect(mark).toMatch(/^[0-9a-f]{6}$/)
  expect(await accountMark('US.941')).toBe(mark)
  known['US.941'] = { routingNumber: '021000021', accountNumber: '5552' }
  expect(await accountMark('US.941')).not.toBe(mark)
})
