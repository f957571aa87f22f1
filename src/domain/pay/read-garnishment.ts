import { type Day, day, yearOf } from '../../kernel/dates.ts'
import { usd, ZERO } from '../../kernel/money.ts'
import { type Detail, Problem } from '../../kernel/problem.ts'
import { editionsOf } from '../../law/engine/shelf.ts'
import { type FormField, readField } from '../../law/language/form.ts'
import type { GarnishmentType, LevyStatus } from '../../law/language/garnishment.ts'
import type { StateCode } from '../../law/language/states.ts'
import type { Frequency } from '../../law/language/types.ts'
import { circumstances, garnishmentFields } from './garnishment-fields.ts'
import type { GarnishmentOrder } from './garnishment-order.ts'

export type GarnishmentValues = Readonly<Record<string, unknown>>

/** Everything that is wrong with a filled form: what is not on it, then the rest in the order of the form. */
export function garnishmentFaults(type: GarnishmentType, values: GarnishmentValues): Detail[] {
  const given = normalized(values)
  const known = new Set(garnishmentFields[type].map(({ key }) => plain(key)))
  const faults: Detail[] = Object.keys(values)
    .filter((key) => !known.has(plain(key)))
    .map((key) => ({ path: `garnishmentFields.${key}`, message: `${key} is not a field of ${type}` }))
  for (const field of garnishmentFields[type]) {
    const value = given.get(plain(field.key))
    if (value === undefined) {
      if (field.required) faults.push(fault(field, 'is required'))
    } else {
      const { wrong } = read(field, value)
      if (wrong !== undefined) faults.push(fault(field, wrong))
    }
  }
  return faults.length === 0 ? levyYearFaults(type, given) : faults
}

/** A filled form as the order the engine reads; faults are refused by name. */
export function readGarnishment(
  id: string,
  type: GarnishmentType,
  values: GarnishmentValues,
): GarnishmentOrder {
  const faults = garnishmentFaults(type, values)
  if (faults.length > 0) throw new Problem(400, faults[0]!.message, { details: faults })
  const form = formOf(type, normalized(values))
  return {
    id,
    received: form.day('Date Received'),
    effective: form.day('Effective Date'),
    end: form.day('End Date'),
    balance: form.money('Total Amount Due'),
    ...build[type](form),
  } as GarnishmentOrder
}

type Form = ReturnType<typeof formOf>
type Own = { readonly [Type in GarnishmentType]: (form: Form) => Record<string, unknown> & { type: Type } }

const build: Own = {
  'Child Support': (form) => ({
    type: 'Child Support',
    state: form.choice<StateCode>('State'),
    current: form.money('Current Support Amount') ?? ZERO,
    arrears: form.money('Arrears Amount') ?? ZERO,
    paymentPeriod: form.choice<Frequency>('Payment Period'),
    supportsSecondFamily: form.yes('Supports Second Family'),
    arrearsOver12Weeks: form.yes('Arrears Over 12 Weeks'),
    maxPercent: form.text('Maximum Percent'),
  }),
  'Federal Tax Levy': (form) => ({
    type: 'Federal Tax Levy',
    status: form.choice<LevyStatus>('Filing Status') ?? 'Married Filing Separately',
    dependents: form.count('Dependents') ?? 0,
    additions: form.count('Additional Standard Deductions') ?? 0,
    exemptionYear: form.count('Exemption Year'),
  }),
  'State Tax Levy': (form) => ({
    type: 'State Tax Levy',
    amount: form.money('Amount'),
    percent: form.text('Percent'),
  }),
  'Student Loan': (form) => ({
    type: 'Student Loan',
    agency: plain(form.text('Agency') ?? '') || undefined,
    amount: form.money('Amount'),
    percent: form.text('Percent'),
  }),
  'Federal Agency Debt': (form) => ({
    type: 'Federal Agency Debt',
    agency: plain(form.text('Agency') ?? '') || undefined,
    amount: form.money('Amount'),
    percent: form.text('Percent'),
  }),
  Creditor: (form) => ({
    type: 'Creditor',
    state: form.choice<StateCode>('State'),
    amount: form.money('Amount'),
    percent: form.text('Percent'),
    dependents: form.count('Dependents') ?? 0,
    circumstance: circumstances[form.text('Circumstance') ?? ''],
  }),
  Bankruptcy: (form) => ({
    type: 'Bankruptcy',
    amount: form.money('Amount') ?? ZERO,
    paymentPeriod: form.choice<Frequency>('Payment Period'),
  }),
}

/** `Case Number`, `caseNumber` and `case number` are one key; blank is not given. */
export function normalized(values: GarnishmentValues): ReadonlyMap<string, string> {
  const given = new Map<string, string>()
  for (const [key, value] of Object.entries(values)) {
    const text = value === true ? 'Yes' : value === false ? 'No' : String(value ?? '').trim()
    if (text !== '') given.set(plain(key), text)
  }
  return given
}

const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** A choice outside the list is kept by the form reader as a hint; here the list is closed. */
function read(field: FormField, text: string): { value?: string; wrong?: string } {
  if (field.type !== 'choice') return readField(field, text)
  const value = field.options?.find((option) => plain(option) === plain(text))
  return value === undefined ? { wrong: `must be one of ${field.options?.join(', ')}` } : { value }
}

function formOf(type: GarnishmentType, given: ReadonlyMap<string, string>) {
  const text = (key: string): string | undefined => {
    const field = garnishmentFields[type].find((each) => each.key === key)
    const value = given.get(plain(key))
    return field && value !== undefined ? read(field, value).value : undefined
  }
  const mapped = <To>(key: string, to: (value: string) => To): To | undefined => {
    const value = text(key)
    return value === undefined ? undefined : to(value)
  }
  return {
    text,
    money: (key: string) => mapped(key, usd),
    count: (key: string) => mapped(key, Number),
    day: (key: string) => mapped(key, day),
    yes: (key: string) => text(key) === 'Yes',
    choice: <Option extends string>(key: string) => text(key) as Option | undefined,
  }
}

/** A levy older than the tables needs its year said: the exempt amount is frozen with the first computation. */
function levyYearFaults(type: GarnishmentType, given: ReadonlyMap<string, string>): Detail[] {
  if (type !== 'Federal Tax Levy') return []
  const received = given.get(plain('Date Received'))
  const year =
    given.get(plain('Exemption Year')) ??
    (received === undefined ? undefined : String(yearOf(received as Day)))
  const oldest = yearOf(editionsOf('levy', 'US').at(-1)!.effective as Day)
  if (year === undefined || Number(year) >= oldest) return []
  return [{ path: 'garnishmentFields.Exemption Year', message: `Exemption Year must be ${oldest} or later` }]
}

const fault = ({ key }: FormField, what: string): Detail => ({
  path: `garnishmentFields.${key}`,
  message: `${key} ${what}`,
})
