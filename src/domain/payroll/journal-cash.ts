import type { Day } from '../../kernel/dates.ts'
import { assert } from '../../kernel/problem.ts'
import type { TransferName } from '../money/postings.ts'
import { type BookAccount, chart, under } from './chart.ts'
import type { BookLine } from './journal-checks.ts'

/** Transfers of one kind, file and day between the same two accounts, summed. */
export interface Movement {
  readonly date: Day
  readonly name: TransferName
  readonly payPeriodId: string | null
  readonly achFileId: string | null
  readonly source: BookedAccount
  readonly destination: BookedAccount
  readonly amount: bigint
  readonly reason: string
}

/** An account of the ledger: its kind, and for agencies and plans their name. */
interface BookedAccount {
  readonly kind: string
  readonly name: string
}

/** What a movement does to the books: two lines that sum to zero. */
export function cashLines({ name, source, destination, amount, reason }: Movement): readonly BookLine[] {
  const [from, to] = facing(source, destination)
  assert(
    from.sign === to.sign,
    `a ${name} from ${source.kind} to ${destination.kind} has no place in the books`,
  )
  const memo = reason === '' ? name : `${name}: ${reason}`
  return [
    { account: from.account, memo, amount: -from.sign * amount, words: wordsOf(source) },
    { account: to.account, memo, amount: to.sign * amount, words: wordsOf(destination) },
  ]
}

const wordsOf = ({ name }: BookedAccount): readonly string[] => (name === '' ? [] : [name])

interface Side {
  readonly account: BookAccount
  /** Whether what moves in is a debit. */
  readonly sign: 1n | -1n
}

/**
 * What an account of the ledger is in the books. Receivers lie outside: what reaches them has left clearing. A check and
 * a remittance are paid by the company itself, so they settle what is owed from the bank.
 */
const sides: Readonly<Record<string, (name: string) => Side>> = {
  funding: () => ({ account: chart.bank, sign: 1n }),
  clearing: () => ({ account: chart.clearing, sign: 1n }),
  employerReceivable: () => ({ account: chart.returnedFunding, sign: 1n }),
  employeeCheck: () => ({ account: chart.netPay, sign: 1n }),
  employeeRepaid: () => ({ account: chart.owedByEmployees, sign: 1n }),
  carrier: (plan) => ({ account: under(chart.benefits, plan), sign: 1n }),
  wagesPayable: () => ({ account: chart.netPay, sign: -1n }),
  unclaimedClearing: () => ({ account: chart.netPay, sign: -1n }),
  employeeReceivable: () => ({ account: chart.owedByEmployees, sign: -1n }),
  taxAgency: (agency) => ({ account: under(chart.taxes, agency), sign: -1n }),
  garnishmentAgency: (agency) => ({ account: under(chart.orders, agency), sign: -1n }),
  employeeAccount: () => ({ account: chart.clearing, sign: -1n }),
  taxAuthority: () => ({ account: chart.clearing, sign: -1n }),
  garnishmentPayee: () => ({ account: chart.clearing, sign: -1n }),
}

/** Pay that came back and goes to the company, which wrote a check for it: the money lies in clearing, the debt is paid. */
function facing(source: BookedAccount, destination: BookedAccount): readonly [Side, Side] {
  const kinds = [source.kind, destination.kind]
  const isPayGivenBack = kinds.includes('wagesPayable') && kinds.includes('funding')
  const [from, to] = [source, destination].map(({ kind, name }) => {
    const side = sides[isPayGivenBack && kind === 'wagesPayable' ? 'clearing' : kind]
    assert(side, `the books have no place for ${kind}`)
    return side(name)
  })
  return [from!, to!]
}
