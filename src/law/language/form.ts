import { tryDay } from '../../kernel/dates.ts'
import { dollars, sentCents, usd } from '../../kernel/money.ts'

export type FieldType =
  | 'text'
  | 'accountNumber'
  | 'rate'
  | 'choice'
  | 'boolean'
  | 'date'
  | 'integer'
  | 'amount'

/** One line of a form, as getStateRegistrationFields, getStateW4FormFields and getGarnishmentFields answer it. */
export interface FormField {
  readonly key: string
  readonly description: string
  readonly type: FieldType
  readonly format: string
  readonly options?: readonly string[]
  readonly required: boolean
  readonly example: string
  /** Under which heading of the form it stands. */
  readonly group?: string
  /** More than the description: what to do when in doubt. */
  readonly help?: string
  /** Only asked for while another field has one of these values. */
  readonly showWhen?: { readonly key: string; readonly is: readonly string[] }
  /** What an answer looks like. Absent, the type alone says. */
  readonly pattern?: RegExp
}

/** What an answer of a type looks like; each takes all that readField takes. */
export const typePatterns: Readonly<Partial<Record<FieldType, RegExp>>> = {
  rate: /^\s*(\d{1,3}(\.\d{1,8})?|\.\d{1,8})\s*%?\s*$/,
  date: /^\s*\d{4}-\d{2}-\d{2}\s*$/,
  integer: /^\s*\d{1,9}\s*$/,
  amount: /^\s*\$?\s*[\d,]+(\.\d{0,2})?\s*$|^\s*\$?\s*\.\d{1,2}\s*$/,
}

/** A field whose printed format is enforced. */
export interface PatternField extends FormField {
  readonly pattern: RegExp
}

export type Reading = { readonly value: string } | { readonly wrong: string }

/**
 * What was typed into a field, in the spelling it is kept in: rates `2.7%`, amounts `12.50`, booleans `Yes` or
 * `No`, choices as listed. The type is always enforced; whether the format is, the caller decides.
 */
export function readField(field: FormField, given: unknown): Reading {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean') {
    return { wrong: 'must be text' }
  }
  const text = String(given).trim()
  if (text === '') return { wrong: 'must not be empty' }
  return readers[field.type](text, field)
}

export const fits = (pattern: RegExp, text: string): boolean => pattern.test(text.toUpperCase())

type Reader = (text: string, field: FormField) => Reading

const readers: Readonly<Record<FieldType, Reader>> = {
  text: (value) => ({ value }),
  accountNumber: (text) => ({ value: text.toLowerCase() === 'applied for' ? 'Applied For' : text }),
  rate: readRate,
  choice: readChoice,
  boolean: (text) => {
    const value = booleans[text.toLowerCase()]
    return value === undefined ? { wrong: 'must be Yes or No' } : { value }
  },
  date: (text) => (tryDay(text) ? { value: text } : { wrong: 'must be a calendar day, YYYY-MM-DD' }),
  integer: (text) =>
    /^\d{1,9}$/.test(text) ? { value: String(Number(text)) } : { wrong: 'must be a whole number, 0 or more' },
  amount: readAmount,
}

/** Any amount with at most two decimals, thousands separators and a dollar sign allowed. */
function readAmount(text: string): Reading {
  const amount = sentCents(text)
  if (amount === undefined || amount < 0n || amount >= TOO_LARGE) {
    return { wrong: 'must be an amount of dollars and cents, 0 or more' }
  }
  return { value: dollars(amount) }
}

const TOO_LARGE = usd('1000000000000')

/** A list whose format is not verified is a hint, so an unlisted word is kept as it was typed. */
function readChoice(text: string, { options = [] }: FormField): Reading {
  const listed = options.find((option) => option.toLowerCase() === text.toLowerCase())
  return { value: listed ?? text }
}

function readRate(text: string): Reading {
  const match = /^(\d{1,3})(?:\.(\d{1,8}))?\s*%?$/.exec(text.startsWith('.') ? `0${text}` : text)
  if (!match || Number(match[1]) > 100) return { wrong: 'must be a rate in percent, such as 2.7 or 2.7%' }
  const [, whole, part] = match
  return { value: `${Number(whole)}${part ? `.${part}` : ''}%` }
}

const booleans: Readonly<Record<string, string>> = {
  yes: 'Yes',
  true: 'Yes',
  y: 'Yes',
  '1': 'Yes',
  no: 'No',
  false: 'No',
  n: 'No',
  '0': 'No',
}
