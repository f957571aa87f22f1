import type { Day } from '../../../kernel/dates.ts'

/** Child support: one order, one entry. */
export const supportAddenda = (given: {
  readonly caseId: string
  readonly payDate: Day
  readonly amount: bigint
  readonly ssn: string
  readonly name: string
  readonly fips: string
}): string =>
  `DED*CS*${plain(given.caseId, 20)}*${yymmdd(given.payDate)}*${given.amount}*${given.ssn.replace(/\D/g, '')}*N*` +
  `${plain(given.name.toUpperCase(), 10)}*${plain(given.fips, 7)}\\`

/** A tax deposit: who, which tax, which period's end, and the amounts by type. */
export const taxAddenda = (given: {
  readonly taxpayerId: string
  readonly taxCode: string
  readonly periodEnd: Day
  readonly amounts: readonly { readonly type: string; readonly amount: bigint }[]
}): string =>
  `TXP*${given.taxpayerId.replace(/\D/g, '')}*${plain(given.taxCode, 5)}*${yymmdd(given.periodEnd)}*` +
  `${given.amounts.map(({ type, amount }) => `${type}*${amount}`).join('*')}\\`

const plain = (text: string, width: number): string => text.replace(/[^A-Za-z0-9 .-]/g, '').slice(0, width)
const yymmdd = (day: Day): string => day.slice(2).replaceAll('-', '')
