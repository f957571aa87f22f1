import { z } from 'zod'
import { accountMachine } from '../../domain/money/account.ts'
import { isMatch, readMicroDeposits, TRIES } from '../../domain/money/micro-deposits.ts'
import { move } from '../../kernel/machine.ts'
import { changeCompanyAccount, loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { id, money, optionalId } from '../../wire/fields/fields.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { fundingSourceReply } from '../../wire/funding-source.ts'
import { moveCompanyAccount } from '../../work/money/judge-company-account.ts'
import { operation } from '../declaration/operation.ts'

export const verifyMicroDeposits = operation({
  address: 'adminPortal/verifyMicroDeposits',
  job: 'company',
  verb: 'POST',
  access: { scope: 'money', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Confirms a bank account by the two small amounts that the bank deposited.',
  description:
    'In either order. The newest account that waits for it is meant, unless `companyFundingSourceEntityId` names ' +
    'another. Three wrong tries lock the account: it has then failed, and must be linked again.',
  body: z.object({
    companyId: id('company'),
    companyFundingSourceEntityId: optionalId('companyBankAccount'),
    debitAmount1: money(),
    debitAmount2: money(),
  }),
  reply: fundingSourceReply,
  refusals: {
    nothingToVerify:
      'No bank account of this company waits for micro-deposits; addCompanyBankAccount links one',
    wrongAmounts: 'These are not the amounts that were deposited; tries left: {left}',
    locked: 'The bank account is locked after three wrong tries; link it again with addCompanyBankAccount',
  },
  emits: ['companyBankAccount'],

  async run({ body, work, refuse, refused }) {
    const { companyId, companyFundingSourceEntityId: named, debitAmount1, debitAmount2 } = body
    known(await lockCompany(work, companyId), 'company')
    const all = await loadCompanyAccounts(work, [companyId])
    const meant = all.filter(
      ({ companyBankAccountId }) => (named ?? companyBankAccountId) === companyBankAccountId,
    )
    if (named && meant.length === 0) throw unknownId('companyBankAccount')
    const account = meant.findLast(
      ({ status, microDeposits }) => status === accountMachine.state.pending && microDeposits,
    )
    if (!account) return refuse(meant.some(({ lockedAt }) => lockedAt) ? 'locked' : 'nothingToVerify')

    if (isMatch(readMicroDeposits(account.microDeposits!), [debitAmount1, debitAmount2])) {
      const status = move(accountMachine, account.status, 'pass')
      await moveCompanyAccount(work, account, { status })
      const { companyBankAccountId: companyFundingSourceEntityId } = account
      const message = 'Bank account verified successfully'
      return { companyFundingSourceEntity: { companyFundingSourceEntityId, status, message } }
    }
    const tries = account.tries + 1
    if (tries < TRIES) {
      await changeCompanyAccount(work, account, { status: account.status, tries })
      work.note({ companyId, subjectIds: [account.companyBankAccountId], facts: { wrongTries: tries } })
      return refused('wrongAmounts', { left: String(TRIES - tries) })
    }
    const status = move(accountMachine, account.status, 'fail')
    const failure = 'Locked after three wrong tries'
    await moveCompanyAccount(work, account, { status, failure, tries, locked: true })
    return refused('locked')
  },
})
