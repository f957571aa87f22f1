import type { ChoiceField, NumberField } from './declare.ts'
import type { FilingStatus } from './types.ts'

export function choice<const Options extends ChoiceField['options']>(
  label: string,
  preset: string,
  options: Options,
  help?: string,
) {
  return { kind: 'choice', label, options, default: preset, ...(help !== undefined && { help }) } as const
}

export function count(label: string, help: string) {
  return { kind: 'count', label, help } as const satisfies NumberField
}

export function dollars(label: string, help: string) {
  return { kind: 'dollars', label, help } as const satisfies NumberField
}

export function flag(label: string, help: string) {
  return { kind: 'flag', label, help } as const satisfies NumberField
}

/** A status that the state reads from the federal certificate: what is not listed is `otherwise`. */
export function fromW4(
  listed: Readonly<Partial<Record<FilingStatus, string>>>,
  otherwise: string,
  options: ChoiceField['options'],
): ChoiceField {
  const of = (status: FilingStatus) => listed[status] ?? otherwise
  return {
    kind: 'choice',
    label: 'Federal Filing Status',
    options,
    default: otherwise,
    fromW4: {
      Single: of('Single'),
      Married: of('Married'),
      'Married Filing Separately': of('Married Filing Separately'),
      'Head of Household': of('Head of Household'),
    },
  }
}

export function marital(single: string, married: string, allowances: string, line: string) {
  return {
    status: choice('Filing Status', 'single', { single, married }),
    allowances: count(allowances, line),
  }
}

/** Married workers may ask for the higher single rate. */
export function maritalHigher(allowances: string, line: string, unfiled?: string) {
  const status = choice('Filing Status', 'single', {
    single: 'Single or head of household',
    married: 'Married',
    married_higher_single: 'Married, but withhold at the higher single rate',
  })
  return {
    status: unfiled === undefined ? status : { ...status, unfiled },
    allowances: count(allowances, line),
  }
}
