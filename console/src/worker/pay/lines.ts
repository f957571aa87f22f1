import type { Reply } from '../../calls/operations.ts'
import { dollars } from '../../format/money.tsx'
import type { Words } from '../../messages/en/index.ts'

export type Explained = Reply<'reports/explainPaycheck'>['explanation'][number]
type Stub = Reply<'reports/getPayStub'>['payStub']
type StubLine = Stub['earnings'][number]

export interface Line {
  readonly key: string
  readonly kind: 'earning' | 'deduction' | 'order' | 'tax' | 'reimbursement'
  readonly name: string
  readonly detail: string
  /** What it does to the pay: earnings add, all else takes. */
  readonly amount: number
  readonly explained: Explained | undefined
  readonly year: number
}

/** A stub as lines from the gross to the net, in the order of the paper; each tax knows its explanation. */
export function linesOf(stub: Stub, explanation: readonly Explained[], words: Words): readonly Line[] {
  const { pay, earnings } = words.worker
  const plain =
    (kind: Line['kind'], sign: 1 | -1) =>
    (line: StubLine, at: number): Line => ({
      key: `${kind} ${at}`,
      kind,
      name: earnings[line.name] ?? line.name,
      detail: detailOf(line, words),
      amount: sign * line.amount,
      explained: undefined,
      year: line.yearToDate,
    })
  const taxes = stub.taxes.map((line): Line => {
    const explained = explanation.find(({ name, payer }) => name === line.name && payer === 'employee')
    return {
      key: explained?.code ?? line.name,
      kind: 'tax',
      name: explained ? words.worker.taxOf(explained.code, line.name) : line.name,
      detail: explained ? (rateOf(explained) ?? pay.of(dollars(explained.taxable))) : '',
      amount: line.amount === 0 ? 0 : -line.amount,
      explained,
      year: line.yearToDate,
    }
  })
  return [
    ...stub.earnings.map(plain('earning', 1)),
    ...stub.deductions.map(plain('deduction', -1)),
    // What begins above a pay that was not reached has nothing to tell.
    ...taxes.filter(({ amount, explained }) => amount !== 0 || explained?.taxable !== 0),
    ...stub.garnishments.map(plain('order', -1)),
    ...stub.reimbursementLines.map(plain('reimbursement', 1)),
  ]
}

/** The one rate of a tax that has one: "6.2%". */
export const rateOf = (explained: Explained): string | undefined => {
  const rate = explained.steps.at(-1)?.inputs.rate
  return rate === undefined ? undefined : String(rate)
}

const detailOf = ({ hours, rate }: StubLine, { worker }: Words): string => {
  if (hours === undefined || hours === 0) return ''
  return rate === undefined ? worker.pay.hours(hours) : worker.pay.hoursAt(hours, dollars(rate))
}
