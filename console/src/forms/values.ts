import type { Field } from './field.ts'

export type Values = Readonly<Record<string, string | boolean>>

export const idOf = ({ path }: Field): string => path.join('/')

/** The fields that are asked for, given what was answered so far. */
export function askedOf(fields: readonly Field[], values: Values): readonly Field[] {
  const holds = (answered: Field['when']) => answered?.is.includes(values[answered.path] ?? '') ?? false
  return fields
    .filter(({ when }) => when === undefined || holds(when))
    .map((field) => (holds(field.neededWhen) ? { ...field, required: true } : field))
}

export const isMissing = (field: Field, values: Values): boolean =>
  field.required && field.widget !== 'boolean' && (values[idOf(field)] ?? '') === ''

/** What was typed, as the operation takes it, laid into what is fixed. What was left empty is left out. */
export function bodyOf(fields: readonly Field[], values: Values, fixed: object): object {
  const body = structuredClone(fixed) as Record<string, unknown>
  for (const field of fields) {
    const value = values[idOf(field)]
    if (value === undefined || value === '') {
      const isSent = field.widget === 'boolean' ? field.required : field.clears
      if (!isSent) continue
    }
    put(body, field.path, converted(field, value ?? (field.widget === 'boolean' ? false : '')))
  }
  return body
}

function put(into: Record<string, unknown>, [key, ...rest]: readonly string[], value: unknown): void {
  if (key === undefined) return
  if (rest.length === 0) into[key] = value
  else {
    into[key] ??= {}
    put(into[key] as Record<string, unknown>, rest, value)
  }
}

function converted({ widget }: Field, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value
  if (widget === 'amount' || widget === 'integer' || widget === 'rate') {
    // Nothing where a number stood takes it away; it is no zero.
    if (value.trim() === '') return null
    return typedNumber(value)
  }
  return value.trim()
}

/** What is no number goes as it was typed: the service says what it should be. */
export function typedNumber(text: string): number {
  const read = Number(text.replaceAll(/[,$\s]/g, ''))
  return text.trim() === '' || Number.isNaN(read) ? (text as never) : read
}
