import type { Day } from '../../kernel/dates.ts'
import { FUNDING } from './funding.ts'
import { COUNTED, type TransactionStatus, transactionMachine } from './transaction.ts'

/** Transfers of some payrolls between two accounts, summed: people are one, agencies are each their own. */
export interface FlowRow {
  readonly name: string
  readonly status: TransactionStatus
  readonly source: FlowAccount
  readonly destination: FlowAccount
  readonly amount: bigint
  readonly count: number
  /** The first day on which any of them moves. */
  readonly on: Day
}

interface FlowAccount {
  readonly kind: string
  /** Which agency; empty of everything else. */
  readonly ref: string
  readonly name: string
}

/** A payment that came back and is still owed, by whom it was for. */
export interface CameBack {
  readonly kind: string
  readonly ref: string
  readonly amount: bigint
}

interface MoneyFlow {
  readonly numbers: FlowNumbers
  readonly nodes: readonly FlowNode[]
  readonly links: readonly FlowLink[]
}

/** `cameIn` = `paidOut` + `held` + `cameBack`, always: each is what moved over an edge of the ledger. */
interface FlowNumbers {
  readonly cameIn: bigint
  readonly paidOut: bigint
  readonly held: bigint
  readonly cameBack: bigint
}

interface FlowNode {
  readonly id: string
  readonly kind: 'source' | 'purpose' | 'payee' | 'back'
  readonly name: string
}

interface FlowLink {
  readonly source: string
  readonly target: string
  readonly amount: bigint
  readonly status: 'arrived' | 'held' | 'returned'
  /** When the first of what is held goes out; null where it has no day, and of everything else. */
  readonly dueDate: Day | null
}

const COMPANY = 'funding'
const RECEIVABLE = 'employerReceivable'
const PAYEES: readonly string[] = ['employeeAccount', 'employeeCheck', 'taxAuthority', 'garnishmentPayee']

/** Who is owed by an account of the ledger, and what for. */
// biome-ignore format: a table to be compared by column
const purposes = {
  wagesPayable:      { id: 'netPay', name: 'Net pay', payee: 'deposits', payees: 'Bank accounts of people' },
  taxAgency:         { id: 'taxes',  name: 'Taxes' },
  garnishmentAgency: { id: 'orders', name: 'Orders' },
} as const

type PurposeKind = keyof typeof purposes

export function moneyFlow(rows: readonly FlowRow[], back: readonly CameBack[]): MoneyFlow {
  const numbers = flowNumbers(rows, back)
  const funded = advanced(owedLinks(rows, back), owedByCompany(rows))
  const links = [...checkLinks(rows), ...funded, ...toCompany(rows)].filter(({ amount }) => amount > 0n)
  const used = new Set(links.flatMap(({ source, target }) => [source, target]))
  return { numbers, nodes: nodesOf(rows).filter(({ id }) => used.has(id)), links: merged(links) }
}

const isCounted = ({ status }: FlowRow): boolean => COUNTED.includes(status)
const isPending = ({ status }: FlowRow): boolean => status === transactionMachine.initial
const sum = (rows: readonly { readonly amount: bigint }[]): bigint =>
  rows.reduce((total, { amount }) => total + amount, 0n)

/** What moved from one of these to one of those, less what moved the other way. */
function net(
  rows: readonly FlowRow[],
  from: (kind: string) => boolean,
  to: (kind: string) => boolean,
): bigint {
  const moved = rows.filter(isCounted)
  const over = moved.filter(({ source, destination }) => from(source.kind) && to(destination.kind))
  const returned = moved.filter(({ source, destination }) => to(source.kind) && from(destination.kind))
  return sum(over) - sum(returned)
}

const isCompany = (kind: string): boolean => kind === COMPANY
const isPayee = (kind: string): boolean => PAYEES.includes(kind)
const isOurs = (kind: string): boolean => !isCompany(kind) && !isPayee(kind)

function flowNumbers(rows: readonly FlowRow[], back: readonly CameBack[]): FlowNumbers {
  const moved = rows.filter(isCounted)
  const between = (from: (kind: string) => boolean, to: (kind: string) => boolean) =>
    sum(moved.filter(({ source, destination }) => from(source.kind) && to(destination.kind)))
  const checks = net(rows, isCompany, isPayee)
  const drawn = between(isCompany, isOurs)
  const gone = between(isOurs, isCompany)
  const paid = net(rows, isOurs, isPayee)
  const waiting = sum(back)
  return {
    cameIn: drawn + checks,
    paidOut: paid + checks,
    held: drawn - gone - paid - waiting,
    cameBack: gone + waiting,
  }
}

const nodesOf = (rows: readonly FlowRow[]): readonly FlowNode[] => [
  { id: 'company', kind: 'source', name: 'Company bank account' },
  { id: 'owed', kind: 'source', name: 'Owed by the company' },
  { id: 'checks', kind: 'source', name: 'Checks that the company writes' },
  ...Object.values(purposes).map(({ id, name }) => ({ id, kind: 'purpose' as const, name })),
  { id: 'deposits', kind: 'payee', name: purposes.wagesPayable.payees },
  { id: 'checkPayees', kind: 'payee', name: 'People who are paid by check' },
  ...owedAccounts(rows)
    .filter(({ kind }) => kind !== 'wagesPayable')
    .map((account) => ({ id: payeeId(account), kind: 'payee' as const, name: account.name })),
  { id: 'back', kind: 'back', name: 'Back to the company' },
]

const isPurpose = (kind: string): kind is PurposeKind => kind in purposes

/** Accounts that somebody is owed by, each once. */
function owedAccounts(rows: readonly FlowRow[]): readonly (FlowAccount & { readonly kind: PurposeKind })[] {
  const found = new Map<string, FlowAccount & { readonly kind: PurposeKind }>()
  for (const { source, destination } of rows) {
    for (const { kind, ref, name } of [source, destination]) {
      if (isPurpose(kind)) found.set(`${kind}/${ref}`, { kind, ref, name })
    }
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, account]) => account)
}

const payeeId = ({ kind, ref }: { readonly kind: PurposeKind; readonly ref: string }): string =>
  kind === 'wagesPayable' ? purposes.wagesPayable.payee : `${purposes[kind].id}:${ref}`

const checkLinks = (rows: readonly FlowRow[]): readonly FlowLink[] => {
  const amount = net(rows, isCompany, isPayee)
  const arrived = { amount, status: 'arrived', dueDate: null } as const
  const { id } = purposes.wagesPayable
  return [
    { source: 'checks', target: id, ...arrived },
    { source: id, target: 'checkPayees', ...arrived },
  ]
}

/** From the company's account to what it is for, and from there to whom: as far as it has come. */
const owedLinks = (rows: readonly FlowRow[], back: readonly CameBack[]): readonly FlowLink[] =>
  owedAccounts(rows).flatMap((account) => {
    const purpose = purposes[account.kind].id
    const onward = payeeLinks(account, rows, back).filter(({ amount }) => amount > 0n)
    // What was voided after it was paid is not owed any more, and did flow: as much comes in as goes on.
    return [{ source: 'company', target: purpose, amount: sum(onward), ...drawOf(rows) }, ...onward]
  })

/** What funding came back after it was spent, and was not drawn again since. */
const owedByCompany = (rows: readonly FlowRow[]): bigint =>
  net(
    rows,
    (kind) => kind === RECEIVABLE,
    (kind) => kind !== RECEIVABLE,
  )

/** What the company owes did not come from its account: first of what people have got, then of what is held. */
function advanced(links: readonly FlowLink[], owed: bigint): readonly FlowLink[] {
  let left = owed
  const isPay = ({ target }: FlowLink) => target === purposes.wagesPayable.id
  const drawn = links.filter(({ source }) => source === 'company')
  const others = links.filter(({ source }) => source !== 'company')
  const split = [...drawn.filter(isPay), ...drawn.filter((link) => !isPay(link))].flatMap((link) => {
    const taken = left < link.amount ? left : link.amount
    left -= taken
    return [
      { ...link, amount: link.amount - taken },
      { ...link, source: 'owed', amount: taken },
    ]
  })
  return [...split, ...others]
}

/** How far the money for one payee has come. */
function payeeLinks(
  account: FlowAccount & { readonly kind: PurposeKind },
  rows: readonly FlowRow[],
  back: readonly CameBack[],
): readonly FlowLink[] {
  const isThis = ({ kind, ref }: { readonly kind: string; readonly ref: string }) =>
    kind === account.kind && ref === account.ref
  const inward = rows.filter(({ destination }) => isThis(destination))
  const outward = rows.filter(({ source }) => isThis(source))
  const owed =
    sum(inward.filter((row) => isCounted(row) && isOurs(row.source.kind))) -
    sum(outward.filter((row) => isCounted(row) && isOurs(row.destination.kind)))
  const own = [...inward, ...outward]
  const arrived = net(own, isOurs, isPayee)
  const gone = net(own, isOurs, isCompany)
  const returned = sum(back.filter(isThis))
  const days = outward.filter((row) => isPending(row) && isPayee(row.destination.kind)).map(({ on }) => on)
  const to = { source: purposes[account.kind].id, target: payeeId(account) }
  return [
    { ...to, amount: arrived, status: 'arrived', dueDate: null },
    { ...to, amount: owed - gone - arrived - returned, status: 'held', dueDate: days.sort()[0] ?? null },
    { ...to, amount: returned, status: 'returned', dueDate: null },
  ]
}

/** Money for every purpose comes with one draw or wire: it is there, or has its day. */
function drawOf(rows: readonly FlowRow[]): Pick<FlowLink, 'status' | 'dueDate'> {
  const draws = rows.filter(({ name }) => (FUNDING as readonly string[]).includes(name))
  if (draws.some(isCounted)) return { status: 'arrived', dueDate: null }
  return { status: 'held', dueDate: draws.map(({ on }) => on).sort()[0] ?? null }
}

const toCompany = (rows: readonly FlowRow[]): readonly FlowLink[] => [
  {
    ...{ source: 'company', target: 'back', status: 'returned', dueDate: null },
    amount: sum(
      rows.filter((row) => isCounted(row) && isOurs(row.source.kind) && isCompany(row.destination.kind)),
    ),
  },
]

/** One link for each pair and status. */
function merged(links: readonly FlowLink[]): readonly FlowLink[] {
  const found = new Map<string, FlowLink>()
  for (const link of links) {
    const word = `${link.source}/${link.target}/${link.status}`
    const known = found.get(word)
    const days = [known?.dueDate, link.dueDate].flatMap((day) => day ?? []).sort()
    found.set(word, { ...link, amount: (known?.amount ?? 0n) + link.amount, dueDate: days[0] ?? null })
  }
  return [...found.values()]
}
