import type { PrintedCheck } from '../../domain/statement/page/check-pdf.ts'
import { stubForm } from '../../domain/statement/stub.ts'
import type { Id } from '../../kernel/ids.ts'
import { loadCompanyAccounts } from '../../store/company/bank-accounts.ts'
import type { Work } from '../../store/database/work.ts'
import { checksWhere } from '../../store/money/checks.ts'
import { loadStub } from '../../store/payroll/pay-stub.ts'
import { known, unknownId } from '../../wire/fields/nouns.ts'
import { paycheckOf } from './load-period.ts'

/** What is on the pages of these checks, in the order of their numbers. */
export async function printedChecks(
  work: Work,
  companyId: Id<'company'>,
  { checkIds, withNumbers }: { readonly checkIds: readonly Id<'check'>[]; readonly withNumbers: boolean },
): Promise<readonly PrintedCheck[]> {
  const checks = await checksWhere(work, { companyId, ids: checkIds })
  if (checks.length < new Set(checkIds).size) throw unknownId('check')
  const accounts = await loadCompanyAccounts(work, [companyId])
  const printed: PrintedCheck[] = []
  for (const check of checks) {
    const account = known(
      accounts.find(({ companyBankAccountId }) => companyBankAccountId === check.accountId),
      'companyBankAccount',
    )
    const paycheck = { ...(await paycheckOf(work, check)), userId: check.userId }
    const stub = stubForm(paycheck, await loadStub(work, paycheck))
    // The order of a business check: serial number, routing number, account.
    const micr = withNumbers
      ? `${String(check.checkNumber).padStart(6, '0')}    ${account.routingNumber}    ${account.accountNumber.reveal()}`
      : undefined
    printed.push({ check, stub, bankName: account.bankName, micr })
  }
  return printed
}
