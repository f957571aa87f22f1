import { describe, expect, test } from 'vitest'
import { guarded, type PayShare, restored, WAIT } from '../../../src/domain/people/pay-change.ts'
import { instant } from '../../../src/kernel/dates.ts'

const NOW = instant(1_800_000_000_000)
const share = (
  accountId: string,
  payBasisPoints: number,
  status: PayShare['status'] = 'active',
): PayShare => ({
  accountId,
  priority: 1,
  payKind: 'percent',
  payBasisPoints,
  payAmount: 0n,
  status,
})
const [A, B] = [share('a', 10_000), share('b', 10_000, 'pending')]
const open = (ago: number, former = [A]) => ({ former, changedAt: instant(NOW - ago) })

describe('what waits', () => {
  test.each([
    // what                                      before                  after                                  open            paid   →
    ['a first account of a new hire', [], [B], undefined, false, 'none'],
    ['a first account of who was paid by check', [], [B], undefined, true, 'waits'],
    ['an account without a share', [A], [A, share('b', 0)], undefined, true, 'none'],
    ['another share', [A, share('b', 0)], [share('a', 7000), share('b', 3000)], undefined, false, 'waits'],
    ['another account instead', [A], [share('a', 0, 'deactivated'), B], undefined, false, 'waits'],
    [
      'the second part of a new split',
      [share('a', 6000)],
      [share('a', 6000), share('b', 4000)],
      undefined,
      false,
      'none',
    ],
    [
      'the same of who was paid',
      [share('a', 6000)],
      [share('a', 6000), share('b', 4000)],
      undefined,
      true,
      'waits',
    ],
    ['a first account after one that failed', [share('a', 10_000, 'failed')], [B], undefined, false, 'none'],
    ['an account after one that came back', [share('a', 10_000, 'failed')], [B], undefined, true, 'waits'],
    ['one after the only one was put away', [share('a', 0, 'deactivated')], [B], open(1), false, 'waits'],
    ['back to what it was before', [share('a', 5000), share('b', 5000)], [A], open(1), true, 'undone'],
    ['back, but a day later', [share('a', 5000), share('b', 5000)], [A], open(WAIT), true, 'waits'],
  ] as const)('%s', (_, before, after, change, wasPaid, kind) => {
    expect(guarded({ before, after, open: change, wasPaid, now: NOW }).kind).toBe(kind)
  })

  test('several changes within a day are one: pay goes where it went before the first', () => {
    const given = { before: [share('b', 10_000)], after: [share('c', 10_000)], wasPaid: true, now: NOW }
    const within = guarded({ ...given, open: open(WAIT - 1) })
    expect(within).toEqual({ kind: 'waits', former: [A], paysFrom: NOW + WAIT })
    expect(guarded({ ...given, open: open(WAIT) })).toMatchObject({ former: [{ accountId: 'b' }] })
  })

  test('an amount instead of a percent, and another order of amounts, are changes', () => {
    const fixed = (accountId: string, payAmount: bigint): PayShare => ({
      ...share(accountId, 0),
      payKind: 'amount',
      payAmount,
    })
    const rest: PayShare = { ...share('c', 0), payKind: 'remainder' }
    const kindOf = (before: readonly PayShare[], after: readonly PayShare[]) =>
      guarded({ before, after, open: undefined, wasPaid: true, now: NOW }).kind
    expect(kindOf([A], [fixed('a', 10_000n), rest])).toBe('waits')
    expect(kindOf([fixed('a', 5n), fixed('b', 5n), rest], [fixed('b', 5n), fixed('a', 5n), rest])).toBe(
      'waits',
    )
    expect(kindOf([fixed('a', 5n), rest], [fixed('a', 6n), rest])).toBe('waits')
    expect(kindOf([fixed('a', 5n), rest], [fixed('a', 5n), rest])).toBe('none')
  })

  test('without an account nothing is redirected: it counts at once', () => {
    const after = [share('a', 0, 'deactivated')]
    const decided = guarded({ before: [A], after, open: undefined, wasPaid: true, now: NOW })
    expect(decided).toEqual({ kind: 'waits', former: [A], paysFrom: NOW })
  })
})

test.each([
  // now                              former                                         →
  [
    [share('a', 0, 'deactivated'), B],
    [A],
    [
      ['a', 10_000, 'restore'],
      ['b', 0, 'deactivate'],
    ],
  ],
  [[share('a', 0, 'deactivated')], [share('a', 10_000, 'pending')], [['a', 10_000, 'verifyAgain']]],
  [
    [share('a', 0, 'failed'), B],
    [A],
    [
      ['a', 10_000, undefined],
      ['b', 0, 'deactivate'],
    ],
  ],
  [
    [share('a', 5000), share('b', 5000)],
    [A],
    [
      ['a', 10_000, undefined],
      ['b', 0, 'deactivate'],
    ],
  ],
  [[A, share('b', 0)], [A], [['a', 10_000, undefined]]],
  [[B], [], [['b', 0, 'deactivate']]],
] as const)('a stopped change %#', (accounts, former, expected) => {
  const shown = restored(accounts, former).map((each) => [each.accountId, each.payBasisPoints, each.trigger])
  expect(shown).toEqual(expected)
})

test('a stopped change gives back amounts and their order', () => {
  const fixed = { payKind: 'amount', payBasisPoints: 0, payAmount: 5000n } as const
  const rest = { payKind: 'remainder', payBasisPoints: 0, payAmount: 0n } as const
  const former = [
    { ...share('a', 0), ...fixed },
    { ...share('b', 0), ...rest },
  ]
  const now = [
    { ...share('b', 10_000), priority: 1 },
    { ...share('a', 0), priority: 2 },
  ]
  expect(restored(now, former)).toMatchObject([
    { accountId: 'b', ...rest, priority: 2 },
    { accountId: 'a', ...fixed, priority: 1 },
  ])
})
