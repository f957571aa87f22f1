import { expect, test } from 'vitest'
import type { FileOrder } from '../../src/domain/money/compose-file.ts'
import { day } from '../../src/kernel/dates.ts'
import { Secret } from '../../src/kernel/secret.ts'
import { bankOf } from '../../src/outside/bank.ts'

const bank = bankOf({
  directory: '/nowhere',
  originator: {
    routingNumber: '021000021',
    name: 'Sandbox Bank',
    originId: '1000000000',
    originName: 'Purser',
    account: '9999999999',
    payeeOf: (payee) => ({ routingNumber: '021000021', accountNumber: payee.length.toString() }),
  },
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

test('a file is whole and balanced', () => {
  const { bytes, ...sums } = bank.compose(order)
  expect(sums).toMatchObject({ entries: 2, debits: 123_456n, credits: 123_456n })
  expect([bytes.length, bytes.toString('latin1')]).toEqual([950, expect.stringContaining('7000001234')])
})

test.each([
  // cents             entries: the payment's and the offset's
  [9_999_999_999n, 2],
  [10_000_000_000n, 4], // 99,999,999.99 and 0.01, both ways
  [29_999_999_997n, 6],
])('a payment of %d cents is %d entries: an amount has ten digits', (amount, entries) => {
  const large = { ...order, entries: [{ ...order.entries[0]!, amount }] }
  expect(bank.compose(large)).toMatchObject({ entries, debits: amount, credits: amount })
})

test('an account has a mark that changes with it and does not tell it; an unknown payee has none', async () => {
  const known: Record<string, { routingNumber: string; accountNumber: string }> = {}
  const { accountMark } = bankOf({
    directory: '/nowhere',
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
