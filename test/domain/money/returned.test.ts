import { describe, expect, test } from 'vitest'
import type { AgencyDebt } from '../../../src/domain/money/agency-debt.ts'
import type { FundingAccount, OwedRun } from '../../../src/domain/money/receivable.ts'
import { afterReturn } from '../../../src/domain/money/returned.ts'
import type { Came, ReturnFacts, ReturnOutcome } from '../../../src/domain/money/returned-facts.ts'
import type { TransferRow } from '../../../src/domain/money/transfer.ts'
import type { Day } from '../../../src/kernel/dates.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { usd } from '../../../src/kernel/money.ts'

const run = {
  runId: 'run' as Id<'run'>,
  payPeriodId: 'period' as Id<'payPeriod'>,
  fundingAccountId: 'bank-1',
}

/** A Thursday; the next banking day is Friday the sixth. */
const facts = (code: string, over: Partial<ReturnFacts> = {}): ReturnFacts => ({
  code,
  today: '2026-11-05' as Day,
  isSandbox: false,
  run,
  returnIds: new Map([['t', 'return-of-t']]),
  ...over,
})

const transfer = (over: Partial<Record<keyof TransferRow, unknown>> = {}): TransferRow =>
  ({
    companyId: 'company',
    transferId: 't',
    ...run,
    userId: null,
    name: 'AchDebit',
    sourceId: 'bank-1',
    destinationId: 'clearing',
    amount: usd(1000),
    status: 'complete',
    code: '',
    effectiveDate: '2026-11-04',
    achFileId: 'file',
    reversesId: null,
    ...over,
  }) as TransferRow

const bank = (accountId: string, over: Partial<FundingAccount> = {}): FundingAccount => ({
  accountId,
  status: 'active',
  failure: '',
  ...over,
})
const owed = (dollars: number, over: Partial<Record<keyof OwedRun, unknown>> = {}): OwedRun =>
  ({ ...run, owed: usd(dollars), draws: [], underWay: [], ...over }) as OwedRun

/** `name amount from → to, on, undoes`. Amounts in dollars. */
const said = ({
  name,
  amount,
  source,
  destination,
  effectiveDate,
  status,
  reversesId,
}: ReturnOutcome['postings'][number]) =>
  [
    `${name} ${Number(amount) / 100} ${source.kind}${of(source)} → ${destination.kind}${of(destination)}`,
    ...(status === 'pending' ? [`on ${effectiveDate.slice(8)}`] : []),
    ...(reversesId ? [`undoes ${reversesId}`] : []),
  ].join(', ')
const of = ({ kind, ref }: { kind: string; ref: string }) =>
  (kind === 'funding' || ref ? ` ${ref}` : '').trimEnd()

/** Only what is not nothing, in words. */
function told(outcome: ReturnOutcome): object {
  const { postings, refundsAgain, cancelled, undone, fundingAccount, closedAccounts, fails, files } = outcome
  const words = {
    posts: [...postings, ...refundsAgain.map(({ posting }) => posting)].map(said),
    cancels: cancelled.map(({ transferId }) => transferId),
    undoes: undone.map((each) => each.transfer.transferId),
    bank: fundingAccount ? [`${fundingAccount.trigger} ${fundingAccount.accountId}`] : [],
    closes: closedAccounts,
    fails: fails ? [fails] : [],
    files: files.map(({ kind, on }) => `${kind} on ${on.slice(8)}`),
    watches: outcome.watches ? ['payee'] : [],
    tells: outcome.tellsPeriod ? ['period'] : [],
  }
  return Object.fromEntries(Object.entries(words).filter(([, each]) => each.length > 0))
}

type Row = readonly [when: string, code: string, came: Came, then: object, over?: Partial<ReturnFacts>]
const decides = (what: string, rows: readonly Row[]) =>
  describe(what, () => {
    for (const [when, code, came, then, over] of rows) {
      test(`${when} (${code})`, () => expect(told(afterReturn(facts(code, over), came))).toEqual(then))
    }
  })

const totals = {
  payDate: '2026-11-06' as Day,
  debitDate: '2026-11-04' as Day,
  fundingTotal: usd(1000),
  fundingAccountId: 'bank-1',
  federalForm: '941' as const,
  deposits: usd(800),
  lines: [
    { kind: 'employeeTax' as const, code: 'US.incomeTax', name: 'Federal income tax', amount: usd(200) },
  ],
}
const early = (waiting: readonly TransferRow[], checks: readonly TransferRow[] = []): Came => ({
  name: 'AchDebit',
  transfers: [transfer({ status: 'pending' })],
  accounts: [bank('bank-1')],
  when: 'early',
  totals,
  waiting,
  checks,
})
const late = (over: {
  readonly debit?: Parameters<typeof transfer>[0]
  readonly owed?: OwedRun
  readonly refunds?: readonly TransferRow[]
  readonly accounts?: readonly FundingAccount[]
}): Came => ({
  name: 'AchDebit',
  transfers: [transfer(over.debit)],
  accounts: over.accounts ?? [bank('bank-1')],
  when: 'late',
  owed: over.owed ?? owed(0),
  unsentRefunds: over.refunds ?? [],
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

const credit = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({ name: 'AchCredit', userId: 'ada', destinationId: 'hers', ...over })
const credits = (
  living: readonly string[],
  recoveries: readonly TransferRow[] = [],
  all = [credit()],
): Came => ({
  name: 'AchCredit',
  transfers: all,
  living: new Set(living),
  recoveries,
})
const reversal = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({
    name: 'Reversal',
    transferId: 'reversal',
    userId: 'ada',
    sourceId: 'hers',
    status: 'pending',
    achFileId: null,
    ...over,
  })
const debt = (over: Parameters<typeof transfer>[0] = {}) =>
  transfer({ name: 'Receivable', transferId: 'debt', userId: 'ada', ...over })
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

const owes: AgencyDebt = {
  name: 'TaxPayment',
  agencyRef: 'US.941',
  agencyName: 'IRS, Form 941',
  payee: '',
  code: 'US.941',
  effectiveDate: '2026-11-03' as Day,
}
const tax = (over: Partial<AgencyDebt & { owed: bigint; times: number }> = {}, paid = {}): Came => ({
  name: 'TaxPayment',
  transfers: [transfer({ name: 'TaxPayment', ...paid })],
  debt: { ...owes, owed: 0n, times: 0, ...over },
})
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

const refused = (over: Partial<Extract<Came, { name: 'Refund' }>> = {}): Came => ({
  name: 'Refund',
  transfers: [transfer({ name: 'Refund', sourceId: 'clearing', destinationId: 'bank-1' })],
  accounts: [bank('bank-1')],
  isFromWages: false,
  companyOwes: 0n,
  held: [],
  ...over,
})
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

const back = (status: 'pending' | 'complete', isCreditStanding: boolean): Came => ({
  name: 'Reversal',
  transfers: [reversal({ transferId: 't', status, achFileId: 'file' })],
  isCreditStanding,
  owed: owed(0),
  accounts: [bank('bank-1')],
})
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
