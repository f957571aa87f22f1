import type { Paycheck } from '../../../src/domain/pay/paycheck-types.ts'
import { dollars } from '../../../src/kernel/money.ts'

/** What is left, and every line that is not zero: the worker's, then the employer's. */
export function slip(check: Paycheck): [string, string][] {
  const worker = check.taxes.filter(({ payer }) => payer === 'employee')
  const employer = check.taxes.filter(({ payer }) => payer === 'employer')
  const rows: [string, bigint][] = [
    ['gross', check.gross],
    ...worker.map(({ taxName, amount }): [string, bigint] => [taxName, -amount]),
    ...check.deductions.map(({ type, amount }): [string, bigint] => [type, -amount]),
    ...check.garnishments.map(({ type, amount }): [string, bigint] => [type, -amount]),
    ['not paid in money', -check.notPaid],
    ['reimbursements', check.reimbursements],
    ['net', check.net],
    ...check.notTaken.map(({ code, amount }): [string, bigint] => [`not taken: ${code}`, amount]),
    ...employer.map(({ taxName, amount }): [string, bigint] => [`employer: ${taxName}`, amount]),
    ...check.deductions.map(({ type, employer: added }): [string, bigint] => [`employer: ${type}`, added]),
  ]
  return rows
    .filter(([name, amount]) => amount !== 0n || name === 'net')
    .map(([name, amount]) => [name, dollars(amount)])
}
