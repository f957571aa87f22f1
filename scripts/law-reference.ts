/** Derives docs/reference/law.md from the law tables. A test compares it; `npm run reference` writes it. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { overtimeOn } from '../src/domain/pay/overtime.ts'
import { day } from '../src/kernel/dates.ts'
import { dollars } from '../src/kernel/money.ts'
import { paymentsIn } from '../src/law/engine/agencies/find.ts'
import { scheduleWords } from '../src/law/engine/agencies/words.ts'
import {
  type CoveredEdition,
  coverage,
  notComputed,
  type TableCoverageRow,
  tableCoverage,
} from '../src/law/engine/coverage.ts'
import { needTable } from '../src/law/engine/editions.ts'
import { programExemptions } from '../src/law/engine/exemptions.ts'
import { stateRegistrationFields } from '../src/law/engine/registration/fields.ts'
import { editionsOf } from '../src/law/engine/shelf.ts'
import { stateW4Fields } from '../src/law/engine/state-w4.ts'
import type { AgencyPayment } from '../src/law/language/agencies.ts'
import { differences } from '../src/law/language/differences.ts'
import { itemNames, taxedItems } from '../src/law/language/pay-items.ts'
import { type StateCode, stateCodes, stateNames } from '../src/law/language/states.ts'
import { cellsOf, type TaxabilityRow } from '../src/law/language/taxability.ts'
import { placesReference, table } from './law-reference-places.ts'

export const lawReference = (): string =>
  [
    HEAD,
    taxes(),
    taxability(),
    exemptions(),
    tables(),
    agencies(),
    labor(),
    forms(),
    placesReference(),
    left(),
    printedOtherwise(),
  ]
    .map((part) => part.trim())
    .join('\n\n')
    .concat('\n')

const HEAD = `
# What the law tables cover

Derived from the tables by \`npm run reference\`; do not edit. Each edition shows its first day and how sure it is:
*verified* was read in a source for that year, *derived* follows from verified figures, *recalled* was not seen in a source,
*unsure* is weak or contradicted. The mark also stands in the explanation of every line of a paycheck. Past "checked
through" production refuses. An employer's assigned rate always wins over the rate of a new employer.
`

function taxes(): string {
  const rows = coverage().map(({ where, tax, name, method, editions, checkedThrough, places }) => [
    where,
    `\`${where}.${tax}\``,
    places > 1 ? `${name} (${places} places)` : name,
    method,
    editions.map(edition).join('<br>'),
    checkedThrough,
  ])
  const head = ['where', 'code', 'tax', 'method', 'editions', 'checked through']
  return `## Taxes\n\n${table(head, rows)}`
}

function edition({ effective, revision, confidence, doubts }: CoveredEdition): string {
  const less = Object.entries(doubts)
    .filter(([, doubt]) => doubt !== confidence)
    .map(([part, doubt]) => `; ${DOUBTS[part] ?? part} ${doubt}`)
  return `${effective}#${revision} ${confidence}${less.join('')}`
}

const DOUBTS: Readonly<Record<string, string>> = {
  supplemental: 'supplemental rate',
  newEmployer: 'new-employer rate',
}

const TAXABILITY = `
## What lowers which wages

Every tax is a row, every kind of pay a column: **out** of the wages of the tax (a deduction lowers them, an earning is not
counted), or **in** them; then how sure that is: *o* official text, *s* secondary source, *r* recalled, *u* unsure. What differs
from the federal tax of its kind (income tax; Social Security; FUTA for unemployment and state programs) is bold. A cell that
nobody knows (?) is refused when such pay comes. A line that rests on an unsure cell is marked unsure. Wages and after-tax
deductions are in every base, reimbursements in none. An employer cannot replace a cell.
`

function taxability(): string {
  const edition = editionsOf('taxability', 'US')[0]!
  const federal = new Map(edition.rows.flatMap((row) => row.taxes.map((tax) => [tax, cellsOf(row)] as const)))
  const rows = edition.rows.map((row) => {
    const model = federal.get(modelOf(row.taxes[0]!))!
    const cells = cellsOf(row)
    const shown = taxedItems.map((item) => {
      const cell = cells.get(item)
      if (cell === undefined) return '?'
      const word = cell.isLeftOut ? 'out' : 'in'
      const isOwn = cell.isLeftOut !== model.get(item)?.isLeftOut
      return `${isOwn ? `**${word}**` : word} ${cell.sureness[0]}`
    })
    return [taxesOf(row), ...shown, row.source]
  })
  const head = ['taxes', ...taxedItems.map((item) => itemNames[item]), 'source']
  return `${TAXABILITY}\n${table(head, rows)}`
}

/** The federal tax that a tax is usually like. */
function modelOf(code: string): string {
  if (code.startsWith('US.') || code.endsWith('.incomeTax'))
    return code.startsWith('US.') ? code : 'US.incomeTax'
  return 'US.futa'
}

/** `incomeTax` of AL, AR …: what one row says of many is named once. */
function taxesOf({ taxes }: TaxabilityRow): string {
  if (taxes.length <= 6) return taxes.map((code) => `\`${code}\``).join(' ')
  const byTax = new Map<string, string[]>()
  for (const code of taxes) {
    const [where, tax] = code.split('.') as [string, string]
    byTax.set(tax, [...(byTax.get(tax) ?? []), where])
  }
  return [...byTax].map(([tax, places]) => `\`${tax}\` of ${places.join(' ')}`).join('; ')
}

function exemptions(): string {
  const rows = programExemptions.map(({ code, exemptBy }) => [`\`${code}\``, exemptBy])
  const text =
    'Named among the `taxExemptions` of a wage, or the `exemptions` of a calculation, neither share is taken.'
  return `## Programs that a worker may be exempt from\n\n${text}\n\n${table(['program', 'by'], rows)}`
}

function tables(): string {
  const rows = tableCoverage().map((row) => [
    TABLES[row.table],
    `${row.effective}#${row.revision}`,
    row.where.length > 3 ? `${row.where.length} jurisdictions` : row.where.join(', '),
    row.checkedThrough,
    Object.entries(row.confidence)
      .map(([confidence, count]) => (row.where.length === 1 ? confidence : `${count} ${confidence}`))
      .join(', '),
    row.sources.join('; '),
  ])
  const head = ['table', 'edition', 'of', 'checked through', 'confidence', 'source']
  return `## Other tables\n\n${table(head, rows)}`
}

const TABLES: Readonly<Record<TableCoverageRow['table'], string>> = {
  agencies: 'Agencies and deposits',
  backupWithholding: 'Backup withholding',
  benefitLimits: 'Benefit limits',
  compInsurance: 'Who insures against injuries at work',
  correctionForm: 'Forms that correct',
  creditorLimit: 'Creditor limits',
  exemptSalary: 'Salary of exempt employees',
  filingForm: 'Forms',
  finalPay: 'Final pay',
  garnishment: 'Orders on wages',
  groupTermLife: 'Cost of group-term life',
  holidays: 'Holidays of banks and of the IRS',
  leavePayout: 'Vacation that is wages',
  levy: 'Federal tax levy',
  localWages: 'Minimum wages of cities and counties',
  mileage: 'Mileage for business',
  minimumWage: 'Minimum wage',
  mobility: 'Commuter transportation mobility tax',
  newHireFile: 'Files of new hires',
  newHires: 'New hires',
  nonresident: 'Work in another state: thresholds, convenience',
  overtime: 'Overtime',
  payeeFile: 'Files of 1099-NEC',
  perDiem: 'Days away from home',
  register: 'Registers of cities and counties',
  residence: 'Residence and reciprocity',
  returnFile: 'Returns as XML',
  w2cFile: 'Files that correct W-2s',
  w2File: 'Files of W-2s',
  wageFile: 'Files of quarterly wages',
  stateReturns: 'Returns of states',
  subdivisions: 'Register of political subdivisions',
  withholdingReturns: 'Returns of states for income tax withheld',
  wageStatement: 'Wage statements',
  tippedWage: 'Cash wage of tipped employees',
  supportLimit: 'Support limits',
  w4Credits: 'Form W-4, Step 3',
  taxability: 'Taxability',
}

function agencies(): string {
  const rows = ['US', ...stateCodes].flatMap((where) =>
    paymentsIn(where).map((payment) => [
      `\`${payment.ref === '{place}' ? `${where}-…` : payment.ref}\``,
      payment.payee === 'collector' ? 'whoever collects for the place, as registered' : payment.agency,
      payment.form,
      payment.taxes.map((tax) => `\`${tax}\``).join(', '),
      payment.payee === 'carrier' ? `named by ${payment.account}` : payment.account,
      Object.entries(payment.schedules)
        .map(([often, schedule]) => `${often}: ${scheduleWords(schedule)}`)
        .concat(lookbackWords(payment))
        .join('<br>'),
      payment.channel.kind === 'portal' ? 'portal' : `${payment.channel.kind} ${payment.channel.taxType}`,
      payment.confidence,
    ]),
  )
  const head = ['code', 'agency', 'form', 'taxes', 'account', 'due', 'channel', 'confidence']
  return `## Agencies\n\n${AGENCIES.trim()}\n\n${table(head, rows)}`
}

const lookbackWords = ({ lookback, schedules }: AgencyPayment): string[] => {
  const [first, second] = Object.keys(schedules)
  if (lookback === undefined) return []
  return [`${first} up to ${lookback.toLocaleString('en-US')} in the lookback period, else ${second}`]
}

const AGENCIES = `
Who is paid what, together with what, under which line of the registration, and by when. A weekend or a holiday that every
state keeps moves a day to the next; a state's own holidays are not counted, so a day here is never after the state's. *portal*: no tax type
code of the agency is known, so a payment carries no TXP. A carrier is owed a premium, which is not paid as a tax; a
collector of local tax is paid when the registration names it.
`

function labor(): string {
  const rows = stateCodes.map((state) => {
    const through = lastChecked('minimumWage', state)
    const wage = needTable('minimumWage', state, through).law
    const leaving = needTable('finalPay', state, lastChecked('finalPay', state)).law
    const creditor = needTable('creditorLimit', state, lastChecked('creditorLimit', state)).law
    return [
      state,
      `${dollars(wage.hourly)} since ${wage.effective} (${wage.confidence})`,
      `${leaving.dischargedText} (${leaving.confidence})`,
      `${leaving.resignedText} (${leaving.confidence})`,
      overtimeOf(state),
      creditor.confidence,
    ]
  })
  const head = [
    'state',
    'minimum wage',
    'final pay when discharged',
    'when resigning',
    'overtime',
    'creditor limit',
  ]
  return `## Wage and hour\n\nAs on the last checked day of each table.\n\n${table(head, rows)}`
}

const lastChecked = (kind: 'minimumWage' | 'finalPay' | 'creditorLimit' | 'overtime', where: string) =>
  day(editionsOf(kind, where)[0]!.checkedThrough)

function overtimeOf(state: StateCode): string {
  const rule = overtimeOn(state, lastChecked('overtime', 'US')).law
  return rule.where === 'US' ? 'FLSA' : `own rule (${rule.confidence})`
}

function forms(): string {
  const rows = stateCodes.map((state) => {
    const fields = stateRegistrationFields(state)
    const certificate = stateW4Fields(state)
    return [
      `${state} ${stateNames[state]}`,
      fields.map((field) => `${field.key}${field.required ? '' : ' (optional)'}`).join(', '),
      certificate.length === 0 ? 'no wage income tax' : certificate.map((field) => field.key).join(', '),
    ]
  })
  return `## Forms\n\n${table(['state', 'registration', 'withholding certificate'], rows)}`
}

function left(): string {
  const rows = notComputed.map(({ where, tax, because }) => [where, tax, because])
  return `## Not computed on a paycheck\n\n${table(['where', 'tax', 'because'], rows)}`
}

function printedOtherwise(): string {
  const rows = differences.map(({ where, printed, here, because }) => [where, printed, here, because])
  return `## Printed otherwise\n\n${table(['where', 'printed', 'here', 'because'], rows)}`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/reference/law.md', import.meta.url), lawReference())
}
