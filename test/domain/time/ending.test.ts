import { expect, test } from 'vitest'
import type { LedgerRow, TimeOffAccount } from '../../../src/domain/time/balance.ts'
import { endingRows, takenOver } from '../../../src/domain/time/ending.ts'
import { day } from '../../../src/kernel/dates.ts'

const account = (over: Partial<TimeOffAccount['terms']> = {}): TimeOffAccount => ({
  effectiveFrom: day('2026-01-01'),
  dateOfJoin: day('2026-01-01'),
  assignedOn: day('2026-01-01'),
  terms: {
    policyType: 'Vacation',
    earningMethod: 'Lump Sum',
    lumpSumHours: 8000,
    accrualRate: 0,
    maxHours: null,
    carryoverHours: null,
    waitingDays: 0,
    isProrated: false,
    tiers: [],
    ...over,
  },
})
const grant: LedgerRow = { day: day('2026-01-01'), kind: 'grant', hours: 4000, source: 'start', note: '' }
const ending = (over: object = {}) => ({
  source: 'end 1',
  lastDay: day('2026-06-30'),
  on: day('2026-07-01'),
  unearnedHours: 0,
  reserved: 0,
  movesTo: undefined,
  ...over,
})
const accruing = account({ earningMethod: 'Accrual', accrualRate: 50_000 })

test.each([
  // account        terms                                    rows: kind and hours                        left
  ['lapses', account(), ending(), [['forfeiture', -4000]], 4000],
  ['goes on', account(), ending({ movesTo: 'PTO' }), [['transfer', -4000]], 4000],
  // 40.00 − 8.00 that an import pays later
  ['is reserved in part', account(), ending({ reserved: 800 }), [['forfeiture', -3200]], 3200],
  ['is reserved', account(), ending({ reserved: 4000 }), [], 0],
  // 80 hours × 0.05 = 4.00
  [
    'earns the last hours',
    accruing,
    ending({ unearnedHours: 8000 }),
    [
      ['accrual', 400],
      ['forfeiture', -4400],
    ],
    4400,
  ],
  ['has no balance', account({ policyType: 'Unpaid' }), ending(), [], 0],
] as const)('what is left %s', (_, whose, terms, rows, unused) => {
  const ended = endingRows(whose, [grant], terms)
  expect(ended.rows.map(({ kind, hours }) => [kind, hours])).toEqual(rows)
  expect(ended.unused).toBe(unused)
})

test('what goes on comes in under the other policy, from the same source', () => {
  expect(takenOver(4000, { source: 'end 1', on: day('2026-07-01'), from: 'Vacation' })).toEqual({
    day: '2026-07-01',
    kind: 'transfer',
    hours: 4000,
    source: 'end 1',
    note: '40.00 taken over from Vacation',
  })
})
