import type { Cents } from '../../kernel/money.ts'
import { cents } from '../../kernel/money.ts'
import type { AccountKey, Posting } from './postings.ts'
import { transactionMachine } from './transaction.ts'

/** What an agency holds for a run whose tax was deposited and is owed no more. */
export interface TaxCredit<Run> {
  readonly run: Run
  readonly held: bigint
}

/** The oldest credits first, up to what is due. */
export function coveredBy<Run>(
  due: bigint,
  credits: readonly TaxCredit<Run>[],
): readonly { readonly run: Run; readonly amount: Cents }[] {
  let left = due
  return credits.flatMap(({ run, held }) => {
    const amount = cents(held < left ? held : left)
    left -= amount
    return amount > 0n ? [{ run, amount }] : []
  })
}

export const taxAuthority = ({ ref, name }: AccountKey): AccountKey => ({
  kind: 'taxAuthority',
  ref,
  name: `${name}, paid`,
})

interface Used {
  readonly agency: AccountKey
  readonly amount: Cents
  readonly on: Posting['effectiveDate']
}

/** Out of the run that has the credit … */
export const creditTaken = ({ agency, amount, on }: Used): Posting => ({
  ...shared(agency, amount, on),
  source: taxAuthority(agency),
  destination: agency,
  reason: 'A later deposit is paid with it',
})

/** … into the one whose deposit it pays. No money moves: the agency has it. */
export const creditUsed = ({ agency, amount, on }: Used): Posting => ({
  ...shared(agency, amount, on),
  source: agency,
  destination: taxAuthority(agency),
  reason: 'Paid with a credit at the agency',
})

const shared = (agency: AccountKey, amount: Cents, effectiveDate: Posting['effectiveDate']) => ({
  name: 'TaxCredit' as const,
  amount,
  status: transactionMachine.state.complete,
  code: agency.ref,
  effectiveDate,
})
