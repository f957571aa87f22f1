import { paymentNamed, paymentOf } from '../../law/engine/agencies/find.ts'
import type { AgencyPayment, FederalForm } from '../../law/language/agencies.ts'

/** Who is owed a tax, by the ledger: what is paid together has one account there. */
export interface Agency {
  readonly ref: string
  readonly name: string
}

/** A federal deposit of another provider may name its form instead of a tax. */
export const agencyOf = (code: string, form: FederalForm): Agency => {
  const named = code.startsWith('US.') ? paymentNamed(code) : undefined
  return asAgency(named?.ref === code ? named : paymentOf(code, form))
}

export const asAgency = (payment: AgencyPayment): Agency => ({
  ref: payment.ref,
  name: payment.payee === 'agency' ? `${payment.agency}, ${payment.form}` : payment.agency,
})
