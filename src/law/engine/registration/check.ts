import { readField } from '../../language/form.ts'
import { type RegistrationField, stateRegistrationFields } from './fields.ts'

export interface RegistrationCheck {
  /** The understood values by label, in the spelling they are kept in. */
  readonly values: Readonly<Record<string, string>>
  /** Keys that the state's form does not have. */
  readonly unknown: readonly string[]
  readonly wrong: readonly { readonly key: string; readonly message: string }[]
  /** Required labels that were not sent: told to the operator, no reason to refuse what was sent. */
  readonly missing: readonly string[]
  /** Values that do not look like the printed format where that format is not verified. */
  readonly warnings: readonly string[]
}

/** Lays what an employer sent beside the state's form. */
export function checkRegistration(code: string, given: Readonly<Record<string, unknown>>): RegistrationCheck {
  const fields = stateRegistrationFields(code)
  const values: Record<string, string> = {}
  const unknown: string[] = []
  const wrong: { key: string; message: string }[] = []
  const warnings: string[] = []

  for (const [key, sent] of Object.entries(given)) {
    const field = fields.find((each) => each.key === key)
    if (!field) {
      unknown.push(key)
      continue
    }
    const reading = readField(field, sent)
    if ('wrong' in reading) wrong.push({ key, message: `${key} ${reading.wrong}` })
    else if (field.fits(reading.value)) values[key] = reading.value
    else if (field.verified) wrong.push({ key, message: unlike(field) })
    else {
      values[key] = reading.value
      warnings.push(unlike(field))
    }
  }
  const missing = fields.filter((field) => field.required && !(field.key in given)).map((field) => field.key)
  return { values, unknown, wrong, missing, warnings }
}

function unlike({ key, type, format, options = [], example }: RegistrationField): string {
  if (type === 'choice') return `${key} must be one of ${options.join(', ')}`
  return key === 'Unemployment Rate'
    ? `${key} is unusual for a rate in percent, such as ${example}`
    : `${key} does not look like ${format}, such as ${example}`
}
