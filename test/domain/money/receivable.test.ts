import { expect, test } from 'vitest'
import { type OwedRun, redrawnFrom } from '../../../src/domain/money/receivable.ts'
import { bank } from './came-back.ts'

const owed = { owed: 100_000n, draws: [], underWay: [] } as unknown as OwedRun
const closed = bank('bank-1', { status: 'failed' })
const bounced = bank('bank-1', { failure: 'R29 Corporate Customer Advises Not Authorized' })

/** What the accounts are after the return, by which code it came, and which one is drawn from. */
test.each([
  [
    'closed, and there is a sound one beside it',
    [closed, bank('bank-0', { status: 'ready' })],
    'R02',
    'bank-0',
  ],
  ['closed, and the other one bounced', [closed, bank('bank-0', { failure: 'R01' })], 'R02', undefined],
  [
    'closed, and the other one is being verified',
    [closed, bank('bank-0', { status: 'pending' })],
    'R02',
    undefined,
  ],
  ['nobody had allowed it: no other one is asked', [bounced, bank('bank-0')], 'R29', undefined],
  ['no funds: from the other one', [bounced, bank('bank-0')], 'R01', 'bank-0'],
] as const)('%s', (_, accounts, code, expected) => {
  expect(redrawnFrom(owed, { accounts, code })).toBe(expected)
  expect(redrawnFrom({ ...owed, owed: 0n }, { accounts, code })).toBeUndefined()
  expect(redrawnFrom({ ...owed, underWay: ['draw' as never] }, { accounts, code })).toBeUndefined()
})
