import { type Cents, dollars } from '../../kernel/money.ts'
import type { Step } from '../../law/language/types.ts'
import type { Paycheck, PaycheckInput } from './paycheck-types.ts'

/** A pay stub for a terminal: what was earned, what was taken and from what, what is left. */
export function stubText(input: PaycheckInput, check: Paycheck): string {
  const sections: Section[] = [
    { title: 'Earnings', rows: earningRows(input) },
    { title: 'Taxes', rows: taxRows(check, 'employee') },
    {
      title: 'Deductions',
      rows: check.deductions.map(({ type, isPreTax, amount }) => [
        isPreTax ? `${type} (pre-tax)` : type,
        '',
        amount,
      ]),
    },
    {
      title: 'Garnishments',
      rows: check.garnishments.map(({ type, disposable, amount }) => [
        type,
        `of ${grouped(disposable)}`,
        amount,
      ]),
    },
    {
      title: 'Could not be taken',
      rows: check.notTaken.map(({ code, reason, amount }) => [code, reason, amount]),
    },
    { title: 'The employer pays', rows: [...taxRows(check, 'employer'), ...contributionRows(check)] },
  ]
  const heading = `Paid ${input.payDate}, ${input.frequency}, ${input.periodStart} to ${input.periodEnd}, ${input.work.state}`
  const totals: Row[] = [
    ['Gross', '', check.gross],
    ['Net', '', check.net],
  ]
  return [heading, '', ...sections.flatMap(printSection), ...totals.map(printRow)].join('\n')
}

/** Every tax line by line, as its authority's worksheet goes. */
export function explanationText(check: Paycheck): string {
  const explained = [
    ...check.taxes.map(({ taxName, payer, law, source, confidence, steps, amount }) => ({
      name: `${taxName} (${payer})`,
      law,
      source,
      confidence,
      steps,
      amount,
    })),
    ...check.garnishments.map(({ type, law, source, confidence, steps, amount }) => ({
      name: type,
      law,
      source,
      confidence,
      steps,
      amount,
    })),
  ]
  return explained
    .filter(({ steps }) => (steps?.length ?? 0) > 0)
    .map(({ name, law, source, confidence, steps, amount }) =>
      [`${name}: ${grouped(amount)}, ${law}, ${confidence}`, `  ${source}`, ...steps!.map(printStep)].join(
        '\n',
      ),
    )
    .join('\n\n')
}

const printStep = ({ line, formula, inputs, value }: Step): string => {
  const given = Object.entries(inputs).map(([name, each]) => `${name} ${each}`)
  return `  ${line.padEnd(32)}${value.padStart(14)}   ${formula}${given.length > 0 ? ` [${given.join(', ')}]` : ''}`
}

type Row = readonly [label: string, detail: string, amount: Cents]
interface Section {
  readonly title: string
  readonly rows: readonly Row[]
}

const earningRows = ({ earnings }: PaycheckInput): Row[] =>
  earnings.map(({ type, hours, amount }) => [type, hours === undefined ? '' : `${hours} h`, amount])

const taxRows = (check: Paycheck, payer: 'employee' | 'employer'): Row[] =>
  check.taxes
    .filter((line) => line.payer === payer && line.taxable > 0n)
    .map(({ taxName, taxable, amount }) => [taxName, `on ${grouped(taxable)}`, amount])

const contributionRows = ({ deductions }: Paycheck): Row[] =>
  deductions.filter(({ employer }) => employer > 0n).map(({ type, employer }) => [type, '', employer])

const printSection = ({ title, rows }: Section): string[] =>
  rows.length === 0 ? [] : [title, ...rows.map(printRow), '']

const printRow = ([label, detail, amount]: Row): string =>
  `  ${label.padEnd(40)}${detail.padStart(16)}${grouped(amount).padStart(14)}`

/** 1234567n → '12,345.67'. */
const grouped = (amount: Cents): string => dollars(amount).replace(/\B(?=(\d{3})+(?=\.))/g, ',')
