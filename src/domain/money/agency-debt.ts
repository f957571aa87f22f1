import type { Day } from '../../kernel/dates.ts'
import { cents } from '../../kernel/money.ts'
import { addBusinessDays } from '../calendar/business-days.ts'
import { garnishmentPayee } from './accounts.ts'
import type { FileKindName } from './ach-kinds.ts'
import type { AccountKey, Posting } from './postings.ts'
import { taxAuthority } from './tax-credit.ts'
import { transactionMachine } from './transaction.ts'

/** Whom a payment was for. An agency has one debt a run, an order its own. */
export interface AgencyDebt {
  readonly name: 'TaxPayment' | 'GarnishmentPayment'
  /** An agency by the ledger: its code, or what the order names. */
  readonly agencyRef: string
  readonly agencyName: string
  /** Whom the order names today; empty for a tax. */
  readonly payee: string
  /** The order, or the agency's code. */
  readonly code: string
  readonly effectiveDate: Day
}

/**
 * Pays an agency again what a payment that came back was for, not before it was due. It undoes the return, which can be
 * undone once: a unique key holds that.
 */
export function paidAgain(
  debt: AgencyDebt,
  { amount, returnId, today }: { readonly amount: bigint; readonly returnId: string; readonly today: Day },
): { readonly posting: Posting; readonly kind: FileKindName } {
  const soon = addBusinessDays('federalReserve', today, 1)
  const posting = {
    ...parties(debt),
    amount: cents(amount),
    status: transactionMachine.initial,
    code: debt.code,
    effectiveDate: soon > debt.effectiveDate ? soon : debt.effectiveDate,
    reason: 'Issued again',
    reversesId: returnId,
  }
  return { posting, kind: debt.name === 'TaxPayment' ? 'tax' : 'garnishment' }
}

/** An order is paid to whom it names today; it is still the debt to whom it named then. */
function parties({ name, agencyRef: ref, agencyName, payee }: AgencyDebt): Parties {
  const source = (kind: 'taxAgency' | 'garnishmentAgency'): AccountKey => ({ kind, ref, name: agencyName })
  return name === 'TaxPayment'
    ? { name, source: source('taxAgency'), destination: taxAuthority(source('taxAgency')) }
    : { name, source: source('garnishmentAgency'), destination: garnishmentPayee(payee || ref) }
}

type Parties = Pick<Posting, 'name' | 'source' | 'destination'>
