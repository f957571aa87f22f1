import type { Day } from '../../kernel/dates.ts'
import type { GarnishmentType } from '../../law/language/garnishment.ts'
import { remittanceOf } from '../pay/remittance.ts'
import { remittanceAddenda, supportAddenda, supportName } from './ach/addenda.ts'

/** A payment for one order, and whose pay it was taken from. */
export interface PaidOrder {
  readonly garnishmentType: string
  readonly fields: Readonly<Record<string, string>>
  readonly amount: bigint
  readonly payDate: Day
  readonly lastName: string
  readonly firstName: string
  readonly ssn: string
  /** The employment has ended by the pay date. */
  readonly isTerminated: boolean
}

/** What tells the receiver which case a payment is for, in the form that the receiver reads. */
export function orderAddenda(order: PaidOrder): string {
  const { caseId, fips } = remittanceOf(order.fields)
  const say = forms[order.garnishmentType as GarnishmentType] ?? byCase
  return say({ ...order, caseId, fips })
}

type Say = (order: PaidOrder & { readonly caseId: string; readonly fips: string }) => string

const byCase: Say = ({ caseId, amount }) => remittanceAddenda({ qualifier: '3H', number: caseId, amount })
const byAccount: Say = ({ caseId, amount }) => remittanceAddenda({ qualifier: '11', number: caseId, amount })

const forms: Readonly<Record<GarnishmentType, Say>> = {
  'Child Support': (order) => supportAddenda({ ...order, name: supportName(order) }),
  // A federal levy has no number but the taxpayer's own.
  'Federal Tax Levy': ({ ssn, amount }) =>
    remittanceAddenda({ qualifier: 'SY', number: ssn.replace(/\D/g, ''), amount }),
  'State Tax Levy': byCase,
  'Student Loan': byAccount,
  'Federal Agency Debt': byAccount,
  Creditor: byCase,
  Bankruptcy: byCase,
}
