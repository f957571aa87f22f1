import { returnOf } from '../domain/money/ach/returns.ts'
import { dollars } from '../kernel/money.ts'
import { returnedPayments } from '../store/money/returned-payments.ts'
import { type Command, json } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const returnsList: Command = {
  details:
    'The account of an agency is corrected in the file PURSER_BANK_PAYEES: after a restart what came back because of it goes\n' +
    'out again on the next banking day. Everything else is issued again with payroll/reissuePayment.',
  options: { ...json },
  async run({ settings, print }) {
    const returned = await withFoundation(settings(), ({ owner }) => returnedPayments(owner))
    const lines = returned.map(
      (row) =>
        `${row.requestReferenceId}  ${row.transactionName} ${dollars(BigInt(row.cents))} to ${row.payee}  ` +
        `${row.returnCode} ${returnOf(row.returnCode).means}\n  company ${row.companyId}, client ${row.clientId}`,
    )
    print({ returned }, lines.length === 0 ? 'Nothing has come back.' : lines.join('\n'))
    return undefined
  },
}
