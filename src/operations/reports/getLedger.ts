import { z } from 'zod'
import { accountName } from '../../domain/money/account-name.ts'
import { companyExists } from '../../store/company/companies.ts'
import { balancesOf } from '../../store/money/balances.ts'
import { transactionsWhere } from '../../store/money/transactions.ts'
import { amount, date, id } from '../../wire/fields/fields.ts'
import { unknownId } from '../../wire/fields/nouns.ts'
import { page, pageOf, pageReply, rangeOf } from '../../wire/fields/paging.ts'
import { ranged } from '../../wire/fields/range.ts'
import { explainedForm, explainedRecord } from '../../wire/transaction.ts'
import { operation } from '../declaration/operation.ts'

export const getLedger = operation({
  address: 'reports/getLedger',
  job: 'money',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary: 'Answers the accounts of a company with their balances, and the transfers between them.',
  description:
    'A balance is what has moved in less what has moved out, through `to`; balances sum to zero. Transfers are those ' +
    'effective from `from` through `to`. Pending and cancelled transfers are listed and count in no balance; a returned ' +
    'one is undone by its opposite (`reverses`). The company bank account is the cash that has moved over it. What is owed ' +
    'for benefits stands in the accounts of kind `benefits` until addRemittance clears it; what a worker owes after a void ' +
    'in those of kind `employeeReceivable`. `limit` and `cursor` page the transfers; `accountLimit` and `accountCursor` page ' +
    'the accounts, of which every worker has one.',
  body: ranged(
    z.object({
      companyId: id('company'),
      from: date().nullish(),
      to: date().nullish(),
      ...page,
      accountLimit: page.limit.describe('How many accounts to answer at most; all unless it is given.'),
      accountCursor: page.cursor.describe('The `nextAccountCursor` of the reply before.'),
    }),
  ),
  reply: z.object({
    ledger: z.object({
      accounts: z.array(
        z.object({
          accountId: z.uuid(),
          account: z.string(),
          kind: z.string(),
          userId: z.string().nullable(),
          balance: amount(),
        }),
      ),
      transfers: z.array(explainedRecord),
    }),
    ...pageReply,
    nextAccountCursor: pageReply.nextCursor.describe(
      'What to send as `accountCursor` for the accounts that follow; null after the last. Only where accounts are paged.',
    ),
  }),

  async run({ body, work }) {
    const { companyId } = body
    if (!(await companyExists(work, companyId))) throw unknownId('company')
    const [from, to] = [body.from ?? undefined, body.to ?? undefined]
    const accountsAsked = { limit: body.accountLimit, cursor: body.accountCursor }
    const balances = await balancesOf(work, companyId, { to, ...rangeOf(accountsAsked) })
    const rows = await transactionsWhere(work, { companyId, from, to, withAccruals: true, ...rangeOf(body) })

    const { items, next } = pageOf(body, rows, ({ transferId }) => transferId)
    const listed = pageOf(accountsAsked, balances, ({ accountId }) => accountId)
    const accounts = listed.items.map(({ balance, ...named }) => ({
      accountId: named.accountId,
      account: accountName(named),
      kind: named.kind,
      userId: named.userId,
      balance,
    }))
    const { nextCursor: nextAccountCursor } = listed.next
    return {
      ledger: { accounts, transfers: items.map(explainedForm) },
      ...next,
      ...(nextAccountCursor === undefined ? {} : { nextAccountCursor }),
    }
  },
})
