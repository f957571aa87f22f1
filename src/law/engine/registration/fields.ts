import { rate } from '../../../kernel/rate.ts'
import { type FormField, fits } from '../../language/form.ts'
import type { ExtraRow, RegistrationAccountRow, Sets } from '../../language/registration.ts'
import { isStateCode, type StateCode, stateCodes, stateNames } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'
import { accountRows } from '../../us/registration/accounts.ts'
import { extraRows } from '../../us/registration/extras.ts'
import { cite } from '../../us/sources/sources.ts'
import { paymentsIn } from '../agencies/find.ts'
import { areCollectors, COLLECTORS } from './collectors.ts'

/** What a state asks of an employer who registers there. The key is the label on the form and on the wire. */
export interface RegistrationField extends FormField {
  /** A verified format is enforced; any other only warns. */
  readonly verified: boolean
  readonly confidence: Confidence
  readonly source: string
  /** The employer's figure of the paycheck that this field becomes. */
  readonly sets: Sets | undefined
  /** Whether a value of the right type also has the printed format. */
  readonly fits: (value: string) => boolean
}

/** Every state has `UI Account Number` and `Unemployment Rate`; a code that is no state has no fields. */
export const stateRegistrationFields = (code: string): readonly RegistrationField[] =>
  isStateCode(code) ? byState.get(code)! : []

function fieldsOf(state: StateCode): readonly RegistrationField[] {
  const accounts = accountRows.filter((row) => row[0] === state).map(accountField)
  const isUi = (field: RegistrationField) => field.key === 'UI Account Number'
  return [
    ...accounts.filter(isUi),
    ...unemploymentFields(state),
    ...accounts.filter((field) => !isUi(field)),
    ...depositField(state),
    ...collectorsField(state),
    ...extraRows.filter((row) => row.state === state).map(extraField),
    reimbursingField,
  ]
}

const always = () => true

function accountField([
  ,
  key,
  name,
  agency,
  format,
  pattern,
  example,
  required,
  confidence,
  source,
]: RegistrationAccountRow) {
  return {
    key,
    description: `${name}, ${agency}; Applied For until it is assigned`,
    type: 'accountNumber',
    format,
    required,
    example,
    verified: confidence === 'verified',
    confidence,
    source: cite(source),
    sets: undefined,
    fits: (value: string) => value === 'Applied For' || fits(pattern, value),
    group: 'Accounts',
    help: 'Write Applied For until the agency has assigned the number.',
  } satisfies RegistrationField
}

const recalled = { verified: false, confidence: 'recalled', source: cite('own') } as const

const unemploymentFields = (state: StateCode): readonly RegistrationField[] => [
  {
    key: 'Unemployment Rate',
    description: `The contribution rate that ${stateNames[state]} assigned to the employer, in percent`,
    type: 'rate',
    format: 'percent',
    required: true,
    example: '2.7%',
    ...recalled,
    sets: { rate: 'sui' },
    fits: plausibleRate,
    group: 'Rates',
    help: 'From the newest rate notice, in percent: 2.7 is 2.7%, and 0.027 would be a hundredth of it.',
  },
  {
    key: 'Unemployment Rate Effective Date',
    description: 'The first day of the assigned rate, from the rate notice',
    type: 'date',
    format: 'YYYY-MM-DD',
    required: true,
    example: '2026-01-01',
    ...recalled,
    sets: undefined,
    fits: always,
    group: 'Rates',
  },
]

/** A rate typed as a fraction (0.027 for 2.7 %) is the usual slip: below 0.03 % and not 0 it warns. */
function plausibleRate(value: string): boolean {
  const { numerator, denominator } = rate(value)
  return numerator === 0n || (numerator * 10_000n >= 3n * denominator && numerator * 4n <= denominator)
}

/** The frequencies of a state are those that its agency's days are known for: a closed list. */
function depositField(state: StateCode): readonly RegistrationField[] {
  const payment = paymentsIn(state).find(({ ref }) => ref === state)
  if (payment?.frequency === undefined) return []
  const options = Object.keys(payment.schedules)
  return [
    {
      key: payment.frequency,
      description: `How often withheld tax is paid over to the ${payment.agency}`,
      type: 'choice',
      format: options.join(', '),
      options,
      required: true,
      example: options.includes('Monthly') ? 'Monthly' : options[0]!,
      verified: true,
      confidence: payment.confidence,
      source: payment.source,
      sets: undefined,
      fits: (value) => options.includes(value),
      group: 'Payments',
      help: 'The agency assigns it; its notice or its website says which.',
    },
  ]
}

/** Who collects for places is known to the employer alone. */
function collectorsField(state: StateCode): readonly RegistrationField[] {
  const payment = paymentsIn(state).find(({ payee }) => payee === 'collector')
  if (payment === undefined) return []
  return [
    {
      key: COLLECTORS,
      description:
        `${payment.form}: for each place who collects it, the account number there, and how often and on which day of the ` +
        'month after it is due; several are divided by semicolons',
      type: 'text',
      format: 'place: collector, account number, Monthly or Quarterly and a day (15, 30, last)',
      required: false,
      example: `${EXAMPLE_PLACES[state] ?? 'Springfield'}: Example Tax Collector, 12345678, Quarterly last`,
      verified: true,
      confidence: payment.confidence,
      source: payment.source,
      sets: undefined,
      fits: (value) => areCollectors(state, value),
      group: 'Payments',
    },
  ]
}

const EXAMPLE_PLACES: Readonly<Partial<Record<StateCode, string>>> = {
  AL: 'Birmingham',
  DE: 'Wilmington',
  KY: 'Louisville',
  MI: 'Detroit',
  MO: 'St. Louis',
  OH: 'Columbus',
  PA: 'EIT',
}

const reimbursingField: RegistrationField = {
  key: 'Reimbursing Employer',
  description: 'A nonprofit or government that repays benefits instead of paying contributions',
  type: 'boolean',
  format: 'Yes or No',
  options: ['Yes', 'No'],
  required: false,
  example: 'No',
  ...recalled,
  sets: { share: { tax: 'sui', when: { Yes: '0%' } } },
  fits: always,
  group: 'Rates',
}

const formats = { rate: 'percent', amount: 'dollars and cents', boolean: 'Yes or No', text: 'text' } as const

function extraField(row: ExtraRow): RegistrationField {
  const { key, description, type, required, example, confidence, sets } = row
  const options = row.options ?? (type === 'boolean' ? ['Yes', 'No'] : undefined)
  return {
    key,
    description,
    type,
    format: row.format ?? options?.join(' or ') ?? formats[type as keyof typeof formats],
    ...(options && { options }),
    required,
    example,
    verified: confidence === 'verified',
    confidence,
    source: cite(row.source),
    sets,
    fits: (value) => fitsRow(row, value),
    group: type === 'rate' ? 'Rates' : 'More',
  }
}

function fitsRow({ type, options, pattern, between }: ExtraRow, value: string): boolean {
  if (pattern) return fits(pattern, value)
  if (type !== 'rate') return !options || options.includes(value)
  if (between) return atMost(between[0], value) && atMost(value, between[1])
  return !options || options.some((option) => atMost(option, value) && atMost(value, option))
}

function atMost(low: string, high: string): boolean {
  const [a, b] = [rate(low), rate(high)]
  return a.numerator * b.denominator <= b.numerator * a.denominator
}

const byState: ReadonlyMap<StateCode, readonly RegistrationField[]> = new Map(
  stateCodes.map((state) => [state, fieldsOf(state)]),
)
