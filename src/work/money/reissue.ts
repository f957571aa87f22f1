import { employeeAccount, employeeCheck } from '../../domain/money/accounts.ts'
import { paidAgain } from '../../domain/money/agency-debt.ts'
import { fundingAccount, type Posting, wagesPayable } from '../../domain/money/postings.ts'
import { transactionMachine } from '../../domain/money/transaction.ts'
import type { TransferRow } from '../../domain/money/transfer.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import { assert } from '../../kernel/problem.ts'
import type { Work } from '../../store/database/work.ts'
import { insertPostings } from '../../store/money/ledger.ts'
import type { OpenReturn } from '../../store/money/open-returns.ts'
import { writeCheck } from './checks.ts'
import type { Money } from './load.ts'
import { nextBankingDay, payLater } from './schedule.ts'

/** Pays an agency again what came back. Whoever calls has locked the run. */
export async function issueAgain(work: Work, open: OpenReturn): Promise<Id<'transfer'>> {
  assert(open.name !== 'AchCredit', `${open.transferId} was not for an agency`)
  const debt = { ...open, name: open.name }
  const { posting, kind } = paidAgain(debt, { ...open, today: work.today })
  const [transferId] = await insertPostings(work, open, [posting])
  payLater(work, open, { kind, days: [posting.effectiveDate] })
  return transferId!
}

/** Undoes a return by paying again; a return can be undone once, which a unique key holds. */
export async function reissue(
  work: Work,
  { run }: Money,
  given: {
    readonly credit: TransferRow
    readonly returned: TransferRow
    /** Without one the company writes a check and gets the money back. */
    readonly accountId: string | undefined
  },
): Promise<Id<'transfer'>> {
  const { credit, returned, accountId } = given
  const soon = nextBankingDay(work)
  const on = soon > run.payDate ? soon : run.payDate
  const shared = { amount: cents(credit.amount), code: '', userId: credit.userId!, reason: 'Issued again' }
  const company = fundingAccount(run.fundingAccountId!)
  const again = { ...shared, reversesId: returned.transferId }
  const postings: readonly Posting[] = accountId
    ? [
        {
          ...again,
          name: 'AchCredit',
          source: wagesPayable,
          destination: employeeAccount(accountId),
          status: transactionMachine.initial,
          effectiveDate: on,
        },
      ]
    : [
        {
          ...again,
          name: 'Check',
          source: company,
          destination: employeeCheck(credit.userId!),
          status: transactionMachine.state.complete,
          effectiveDate: work.today,
        },
        {
          ...shared,
          name: 'Refund',
          source: wagesPayable,
          destination: company,
          status: transactionMachine.initial,
          effectiveDate: on,
        },
      ]

  const [transferId] = await insertPostings(work, run, postings)
  if (!accountId)
    await writeCheck(work, { ...checkOf(run, credit), checkId: transferId!, checkDate: work.today })
  payLater(work, run, { kind: accountId ? 'credit' : 'refund', days: [on] })
  return transferId!
}

const checkOf = (
  { companyId, runId, payPeriodId, fundingAccountId }: Money['run'],
  { userId, amount }: TransferRow,
) => ({ companyId, runId, payPeriodId, accountId: fundingAccountId!, userId: userId!, amount })
