/** Derives docs/reference/law.md from the law tables. A test compares it; `npm run reference` writes it. */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { day } from '../src/kernel/dates.ts'
import { dollars } from '../src/kernel/money.ts'
import { type CoveredEdition, coverage, notComputed } from '../src/law/engine/coverage.ts'
import { stateRegistrationFields } from '../src/law/engine/registration/fields.ts'
import { stateW4Fields } from '../src/law/engine/state-w4.ts'
import { differences } from '../src/law/language/differences.ts'
import { type StateCode, stateCodes, stateNames } from '../src/law/language/states.ts'
import { creditorLimit } from '../src/law/us/labor/creditor.ts'
import { finalPayOf } from '../src/law/us/labor/finalPay.ts'
import { minimumWage, minimumWageCheckedThrough } from '../src/law/us/labor/minimumWage.ts'
import { overtimeRule } from '../src/law/us/labor/overtime.ts'

export const lawReference = (): string =>
  [HEAD, taxes(), labor(), forms(), left(), printedOtherwise()]
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

function labor(): string {
  const rows = stateCodes.map((state) => {
    const wage = minimumWage(state, minimumWageCheckedThrough)!
    const leaving = finalPayOf(state)
    const creditor = creditorLimit(state, day('2026-12-31'))!
    return [
      state,
      `${dollars(wage.hourly)} since ${wage.from} (${wage.confidence})`,
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
  return `## Wage and hour\n\nChecked through ${minimumWageCheckedThrough}.\n\n${table(head, rows)}`
}

function overtimeOf(state: StateCode): string {
  const rule = overtimeRule(state, day('2026-12-31'))
  return rule.state === 'US' ? 'FLSA' : `own rule (${rule.confidence})`
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

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../docs/reference/law.md', import.meta.url), lawReference())
}
