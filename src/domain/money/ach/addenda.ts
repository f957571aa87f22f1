import type { Day } from '../../../kernel/dates.ts'
import { dollars } from '../../../kernel/money.ts'

/** Child support: one order, one entry. The tenth element says that the employment has ended, and is left out otherwise. */
export const supportAddenda = (given: {
  readonly caseId: string
  readonly payDate: Day
  readonly amount: bigint
  readonly ssn: string
  readonly name: string
  readonly fips: string
  readonly isTerminated?: boolean
}): string =>
  `DED*CS*${plain(given.caseId, 20)}*${yymmdd(given.payDate)}*${given.amount}*${given.ssn.replace(/\D/g, '')}*N*` +
  `${plain(given.name.toUpperCase(), 10)}*${plain(given.fips, 7)}${given.isTerminated ? '*Y' : ''}\\`

/** Seven letters of the last name and three of the first; a shorter last name is told from the first by a space. */
export const supportName = ({ lastName, firstName }: { lastName: string; firstName: string }): string =>
  lastName.length < 7 ? `${lastName} ${firstName}` : `${lastName.slice(0, 7)}${firstName.slice(0, 3)}`

/** What a payment to a creditor or an agency is booked by: `3H` a case, `11` an account, `SY` a taxpayer (X12 128). */
export const remittanceAddenda = (given: {
  readonly qualifier: '3H' | '11' | 'SY'
  readonly number: string
  readonly amount: bigint
}): string => `RMR*${given.qualifier}*${plain(given.number, 30)}**${dollars(given.amount)}\\`

/** A tax deposit: whose account, which tax, which period's end, and the amounts by type. */
export const taxAddenda = (given: {
  readonly taxpayerId: string
  readonly taxCode: string
  readonly periodEnd: Day
  readonly amounts: readonly { readonly type: string; readonly amount: bigint }[]
}): string =>
  `TXP*${given.taxpayerId.replace(/[^A-Za-z0-9]/g, '')}*${plain(given.taxCode, 5)}*${yymmdd(given.periodEnd)}*` +
  `${given.amounts.map(({ type, amount }) => `${type}*${amount}`).join('*')}\\`

const plain = (text: string, width: number): string => text.replace(/[^A-Za-z0-9 .-]/g, '').slice(0, width)
const yymmdd = (day: Day): string => day.slice(2).replaceAll('-', '')
