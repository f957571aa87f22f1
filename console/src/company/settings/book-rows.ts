import type { Body, Reply } from '../../calls/operations.ts'

type Mapping = Reply<'reports/getAccountMapping'>
export type BookMap = Mapping['accountMapping'][number]
export type Usual = Mapping['usualAccounts'][number]
type Sent = Body<'adminPortal/updateAccountMapping'>['accountMapping'][number]

/** An exception of an account, as it is typed. */
export interface TypedBook {
  readonly key: string
  readonly detail: string
  readonly departmentId: string
  readonly accountNumber: string
  readonly accountName: string
}

export const emptyBook = (): TypedBook => ({
  key: crypto.randomUUID(),
  detail: '',
  departmentId: '',
  accountNumber: '',
  accountName: '',
})

/** What is said of one account: of the whole of it, and of parts. */
export function mapOf(all: readonly BookMap[], account: string) {
  const own = all.filter((row) => row.account === account)
  const isWhole = ({ detail, departmentId }: BookMap) => detail === '' && departmentId === null
  return { whole: own.find(isWhole), others: own.filter((row) => !isWhole(row)) }
}

export const typedBook = (row: BookMap): TypedBook => ({
  ...emptyBook(),
  ...row,
  departmentId: row.departmentId ?? '',
})

/** The mapping is one list: what is said of other accounts goes along as it was. */
export const sentBooks = (all: readonly BookMap[], account: string, rows: readonly TypedBook[]): Sent[] => [
  ...all.filter((row) => row.account !== account).map(sentBook),
  ...rows.map((row) => sentBook({ ...row, account })),
]

const sentBook = (row: BookMap): Sent => ({
  account: row.account as Sent['account'],
  detail: row.detail,
  accountNumber: row.accountNumber,
  accountName: row.accountName,
  ...(row.departmentId ? { departmentId: row.departmentId } : {}),
})
