import { ALWAYS } from '../language/certificate.ts'
import type { Certificate, Field } from '../language/declare.ts'
import { numberReader } from '../language/field.ts'
import { type FieldType, type FormField, readField } from '../language/form.ts'
import { isStateCode, type StateCode, stateCodes } from '../language/states.ts'
import type { Elections } from '../language/types.ts'
import { type LocalityField, localityFields } from './locality-fields.ts'
import { readPlace } from './read-place.ts'
import { withBeside } from './registers.ts'
import { shelf } from './shelf.ts'

/** A line of a state's withholding certificate; `name` is its short name, accepted beside the label. */
export interface StateW4Field extends FormField {
  readonly name: string
}

export interface StateW4Reading {
  /** By short name: what the law reads. */
  readonly elections: Elections
  /** Codes of the places below the state that the certificate names. */
  readonly localities: { readonly resident: readonly string[]; readonly work: readonly string[] }
  readonly unknown: readonly string[]
  readonly wrong: readonly { readonly key: string; readonly message: string }[]
}

/** The form of getStateW4FormFields: empty where wages bear no income tax. */
export const stateW4Fields = (code: string): readonly StateW4Field[] =>
  isStateCode(code) ? forms.get(code)! : []

/** The certificate that a state's newest income tax reads; none where wages bear no tax. */
export function certificateOf(code: string): Certificate | undefined {
  const newest = shelf.taxes.get(`${code}.incomeTax`)?.[0]
  return newest?.method === 'worksheet' ? newest.certificate : undefined
}

/** The percentages that Arizona's form offers; they are told on the federal certificate. */
export function arizonaPercents(): readonly number[] {
  const field = certificateOf('AZ')?.fields.percent
  return (field !== undefined && 'oneOf' in field && field.oneOf) || []
}

/** Labels or short names → what the law reads. Every fault is told, none is taken for zero. */
export function readStateW4(code: string, given: Readonly<Record<string, unknown>>): StateW4Reading {
  const fields = stateW4Fields(code)
  const elections: Record<string, string> = {}
  const localities = { resident: new Set<string>(), work: new Set<string>() }
  const unknown: string[] = []
  const wrong: { key: string; message: string }[] = []

  for (const [key, sent] of Object.entries(given)) {
    const field = fields.find((each) => each.name === key || same(each.key, key))
    if (!field) {
      unknown.push(key)
      continue
    }
    const reading = readElection(code, field, sent)
    if ('wrong' in reading) wrong.push({ key, message: `${field.key} ${reading.wrong}` })
    else if ('of' in reading) {
      for (const place of named(reading.place)) localities[reading.of].add(place)
    } else elections[field.name] = reading.value
  }
  return {
    elections,
    localities: { resident: [...localities.resident], work: [...localities.work] },
    unknown,
    wrong,
  }
}

/** None where the place takes nothing. */
const named = (place: string): readonly string[] => (place === '' ? [] : withBeside(place))

type Election =
  | { readonly value: string }
  | { readonly wrong: string }
  | { readonly of: 'resident' | 'work'; readonly place: string }

function readElection(code: string, field: StateW4Field, sent: unknown): Election {
  const reading = readField(field, sent)
  if ('wrong' in reading) return reading
  const locality = localityFields(code).find((each) => each.key === field.key)
  if (locality) return placeElected(locality, reading.value)
  if (field.type !== 'choice') return readNumber(code, field.name, reading.value)
  const options = optionsOf(code, field.name)
  const found = Object.entries(options).find(
    ([option, words]) => same(option, reading.value) || same(words, reading.value),
  )
  return found ? { value: found[0] } : { wrong: `must be one of ${Object.values(options).join(', ')}` }
}

function placeElected(field: LocalityField, value: string): Election {
  const reading = readPlace(field, value)
  return 'wrong' in reading ? reading : { of: field.of, place: reading.place }
}

/** As the law itself will read it: what it would refuse in a payroll is refused here. */
function readNumber(code: string, name: string, value: string): Election {
  const own = certificateOf(code)?.fields[name] ?? ALWAYS[name as keyof typeof ALWAYS]
  if (own === undefined || own.kind === 'choice' || numberReader(own)(value) !== undefined) return { value }
  if (own.oneOf) return { wrong: `must be one of ${own.oneOf.join(', ')}` }
  return { wrong: `must be ${types[own.kind].format}` }
}

function optionsOf(code: string, name: string): Readonly<Record<string, string>> {
  const field = certificateOf(code)?.fields[name]
  return field?.kind === 'choice' ? field.options : {}
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

function formOf(state: StateCode): readonly StateW4Field[] {
  const certificate = certificateOf(state)
  if (!certificate) return []
  const own = Object.entries(certificate.fields).filter(([, field]) => field.fromW4 === undefined)
  return [
    ...own.map(([name, field]) => ({ ...formField(name, field, certificate.form), group: 'Certificate' })),
    ...localityFields(state).map(placeField),
    ...Object.entries(MORE).map(([name, help]) => ({
      ...formField(name, { ...ALWAYS[name as keyof typeof MORE], help }, certificate.form),
      group: 'More or less than computed',
    })),
  ]
}

/** Every certificate can ask for more, or for nothing at all. */
const MORE = {
  extra: 'Dollars withheld in every pay period beside the computed tax',
  exempt: 'The worker claims that no state income tax is to be withheld',
} as const

const placeField = ({ key, description, type, format, options, required, example }: LocalityField) => ({
  key,
  name: key,
  description,
  type,
  format,
  ...(options && { options }),
  required,
  example,
  group: 'Where the worker lives and works',
})

const types: Readonly<Record<Field['kind'], { type: FieldType; format: string; example: string }>> = {
  choice: { type: 'choice', format: '', example: '' },
  count: { type: 'integer', format: 'whole number', example: '1' },
  dollars: { type: 'amount', format: 'dollars and cents', example: '25.00' },
  percent: { type: 'rate', format: 'percent', example: '2.5%' },
  flag: { type: 'boolean', format: 'Yes or No', example: 'No' },
}

function formField(name: string, field: Field, form: string): StateW4Field {
  const { type, format, example } = types[field.kind]
  const paper = form === 'none' ? '' : ` (${form})`
  const head = { key: field.label, name, description: `${field.help ?? field.label}${paper}`, type }
  if (field.kind === 'choice') {
    const options = Object.values(field.options)
    return { ...head, format: options.join(', '), options, required: true, example: options[0]! }
  }
  const options = field.kind === 'flag' ? ['Yes', 'No'] : undefined
  return { ...head, format, ...(options && { options }), required: false, example }
}

const forms: ReadonlyMap<StateCode, readonly StateW4Field[]> = new Map(
  stateCodes.map((state) => [state, formOf(state)]),
)
