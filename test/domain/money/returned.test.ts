import { describe, expect, test } from 'vitest'
import { afterReturn } from '../../../src/domain/money/returned.ts'
import type { Came, ReturnFacts } from '../../../src/domain/money/returned-facts.ts'
import type { Day } from '../../../src/kernel/dates.ts'
import { usd } from '../../../src/kernel/money.ts'
import {
  back,
  bank,
  credit,
  credits,
  debt,
  early,
  late,
  owed,
  owes,
  refused,
  reversal,
  run,
  tax,
  transfer,
} from './came-back.ts'
import { told } from './told.ts'

/** A Thursday; the next banking day is Friday the sixth. */
const facts = (code: string, over: Partial<ReturnFacts> = {}): ReturnFacts => ({
  code,
  today: '2026-11-05' as Day,
  isSandbox: false,
  run,
  returnIds: new Map([['t', 'return-of-t']]),
  ...over,
})

type Row = readonly [when: string, code: string, came: Came, then: object, over?: Partial<ReturnFacts>]
const decides = (what: string, rows: readonly Row[]) =>
  describe(what, () => {
    for (const [when, code, came, then, over] of rows) {
      test(`${when} (${code})`, () => expect(told(afterReturn(facts(code, over), came))).toEqual(then))
    }
  })

const OWED = 'Receivable 1000 employerReceivable → clearing'
const drawn = (amount: number, account = 'bank-1') =>
  `AchDebit ${amount} funding ${account} → employerReceivable, on 06`
const draw = { debit: { destinationId: 'receivable', status: 'pending' } } as const

decides('the company’s debit', [
  [
    'before the credits were handed over: nobody is paid',
    'R01',
    early(
      [transfer({ transferId: 'credit' }), transfer({ transferId: 'tax' })],
      [transfer({ transferId: 'check' })],
    ),
    {
      posts: ['Accrual 800 wagesPayable → clearing', 'Accrual 200 taxAgency US.941 → clearing'],
      cancels: ['credit', 'tax'],
      undoes: ['check'],
      bank: ['bounce bank-1'],
      fails: ['fundingReturned'],
      tells: ['period'],
    },
  ],
  [
    'after: it is owed, and drawn again',
    'R01',
    late({}),
    { posts: [OWED, drawn(1000)], bank: ['bounce bank-1'], files: ['debit on 06'] },
  ],
  [
    'after, stopped by a person: owed, not drawn again',
    'R10',
    late({}),
    { posts: [OWED], bank: ['bounce bank-1'] },
  ],
  ['after, the account is closed: owed', 'R02', late({}), { posts: [OWED], bank: ['close bank-1'] }],
  [
    'after, for lack of funds, where there is another account: drawn from that',
    'R01',
    late({ accounts: [bank('bank-1'), bank('bank-0', { status: 'ready' })] }),
    { posts: [OWED, drawn(1000, 'bank-0')], bank: ['bounce bank-1'], files: ['debit on 06'] },
  ],
  [
    'after, with a refund of it that was not sent: that is kept, the rest is owed',
    'R10',
    late({ refunds: [transfer({ transferId: 'refund', amount: usd(300) })] }),
    { posts: ['Receivable 700 employerReceivable → clearing'], cancels: ['refund'], bank: ['bounce bank-1'] },
  ],
  [
    'after a void that refunds all of it: nothing is owed',
    'R01',
    late({ refunds: [transfer({ transferId: 'refund', amount: usd(1000) })] }),
    { cancels: ['refund'], bank: ['bounce bank-1'] },
  ],
  [
    'twice: a draw that came back is drawn a second time, and no more is owed than before',
    'R01',
    late({ ...draw, owed: owed(1000, { draws: ['t'], underWay: ['t'] }) }),
    { posts: [drawn(1000)], bank: ['bounce bank-1'], files: ['debit on 06'] },
  ],
  [
    'three times: not drawn any more',
    'R01',
    late({ ...draw, owed: owed(1000, { draws: ['s', 't'], underWay: ['t'] }) }),
    { bank: ['bounce bank-1'] },
  ],
  [
    'three times, but another account was given meanwhile: a new entry',
    'R01',
    late({
      ...draw,
      owed: owed(1000, { draws: ['s', 't'], underWay: ['t'] }),
      accounts: [bank('bank-1'), bank('z-later')],
    }),
    { posts: [drawn(1000, 'z-later')], bank: ['bounce bank-1'], files: ['debit on 06'] },
  ],
  [
    'a draw that had settled: it is owed again',
    'R09',
    late({ debit: { destinationId: 'receivable' }, owed: owed(0, { draws: ['t'] }) }),
    { posts: [drawn(1000)], bank: ['bounce bank-1'], files: ['debit on 06'] },
  ],
])

const REFUND = 'Refund 1000 clearing → funding bank-1, on 06'
const refund = { posts: [REFUND], files: ['refund on 06'], tells: ['period'] }

decides('a worker’s credit', [
  [
    'before it settled or after: owed until it is issued again',
    'R16',
    credits(['ada']),
    { tells: ['period'] },
  ],
  [
    'the account is closed: it takes no more',
    'R03',
    credits(['ada']),
    { closes: ['hers'], tells: ['period'] },
  ],
  [
    'after a void, its reversal not sent',
    'R16',
    credits([], [reversal()]),
    { ...refund, cancels: ['reversal'] },
  ],
  [
    'after a void, its reversal sent',
    'R16',
    credits([], [reversal({ achFileId: 'f' })]),
    { tells: ['period'] },
  ],
  ['after a void, owed by the worker', 'R16', credits([], [debt()]), { ...refund, undoes: ['debt'] }],
  [
    'after a void, the debt undone already',
    'R16',
    credits([], [debt(), debt({ transferId: 'opposite', reversesId: 'debt' })]),
    { tells: ['period'] },
  ],
  [
    'two of one worker, one debt: refunded once',
    'R16',
    credits([], [debt()], [credit(), credit({ transferId: 'u', destinationId: 'other' })]),
    { ...refund, undoes: ['debt'] },
  ],
])

const AGAIN = 'TaxPayment 1000 taxAgency US.941 → taxAuthority US.941, on 06, undoes return-of-t'

decides('a tax payment', [
  [
    'no fault of the entry: again on the next banking day',
    'R01',
    tax(),
    { posts: [AGAIN], files: ['tax on 06'], tells: ['period'] },
  ],
  [
    'not due yet: again on its day',
    'R09',
    tax({ effectiveDate: '2026-11-16' as Day }),
    { posts: [AGAIN.replace('on 06', 'on 16')], files: ['tax on 16'], tells: ['period'] },
  ],
  ['twice: again', 'R01', tax({ times: 1 }), { posts: [AGAIN], files: ['tax on 06'], tells: ['period'] }],
  ['three times: somebody looks at it', 'R01', tax({ times: 2 }), { tells: ['period'] }],
  ['the agency’s account is wrong: watched', 'R03', tax(), { watches: ['payee'], tells: ['period'] }],
  ['the same in the sandbox', 'R03', tax(), { tells: ['period'] }, { isSandbox: true }],
  ['stopped by a person', 'R29', tax(), { tells: ['period'] }],
  ['after everybody was voided: all goes back to the company', 'R01', tax({ owed: usd(-1000) }), refund],
  [
    'after some were voided: what is owed goes out again, the rest back',
    'R01',
    tax({ owed: usd(-400) }),
    {
      posts: ['Refund 400 clearing → funding bank-1, on 06', AGAIN.replace('1000', '600')],
      files: ['refund on 06', 'tax on 06'],
      tells: ['period'],
    },
  ],
])

const order = (payee: string, code = 'R01'): Row => [
  payee ? 'the order names another today: that one is paid' : 'again to whom it names',
  code,
  {
    name: 'GarnishmentPayment',
    transfers: [transfer({ name: 'GarnishmentPayment', code: 'order' })],
    debt: {
      ...owes,
      name: 'GarnishmentPayment',
      agencyRef: 'County',
      agencyName: 'County',
      payee,
      code: 'order',
      owed: 0n,
      times: 0,
    },
  },
  {
    posts: [
      `GarnishmentPayment 1000 garnishmentAgency County → garnishmentPayee ${payee || 'County'}, on 06, undoes return-of-t`,
    ],
    files: ['garnishment on 06'],
    tells: ['period'],
  },
]
decides('an order’s payment', [order(''), order('Other County', 'R18')])

const both = [bank('bank-1'), bank('bank-2')]
const undoing = (from: string, amount = 1000, returnId = 'return-of-t') =>
  `Refund ${amount} ${from} → funding bank-2, on 06, undoes ${returnId}`

decides('a refund to the company', [
  ['no other account: held', 'R02', refused(), { bank: ['close bank-1'] }],
  [
    'another account: paid there',
    'R02',
    refused({ accounts: both }),
    { bank: ['close bank-1'], posts: [undoing('clearing')] },
  ],
  [
    'it had been owed to a worker',
    'R16',
    refused({ accounts: both, isFromWages: true }),
    { bank: ['bounce bank-1'], posts: [undoing('wagesPayable')] },
  ],
  [
    'while the company owes us: held',
    'R02',
    refused({ accounts: both, companyOwes: 1n }),
    { bank: ['close bank-1'] },
  ],
  [
    'with one that was held before: both',
    'R02',
    refused({
      accounts: both,
      held: [{ ...run, returnId: 'earlier', accountId: 'bank-1', amount: usd(50), isFromWages: false }],
    }),
    { bank: ['close bank-1'], posts: [undoing('clearing', 50, 'earlier'), undoing('clearing')] },
  ],
])

const BY_WORKER = 'Receivable 1000 employeeReceivable ada → wagesPayable'

decides('a reversal', [
  ['before it settled: the worker owes it', 'R01', back('pending', true), { posts: [BY_WORKER] }],
  [
    'after, and after its refund: the worker owes it, and the company what it was given',
    'R02',
    back('complete', true),
    { posts: [BY_WORKER, OWED, drawn(1000)], files: ['debit on 06'] },
  ],
  [
    'the payment had come back itself: refunded now',
    'R03',
    back('pending', false),
    { posts: [REFUND], files: ['refund on 06'] },
  ],
  ['the payment had come back itself, and was refunded', 'R03', back('complete', false), {}],
])

test.each([
  ['returned', 'The transaction is already returned'],
  ['cancelled', 'A transaction that is cancelled cannot take return'],
])('what is %s does not come back', (status, words) => {
  const again = (came: Came): Came => ({ ...came, transfers: [{ ...came.transfers[0]!, status }] }) as Came
  for (const came of [late({}), credits(['ada']), tax(), refused(), back('complete', true)]) {
    expect(() => afterReturn(facts('R01'), again(came))).toThrow(words)
  }
})
