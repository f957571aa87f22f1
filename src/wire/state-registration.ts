import { z } from 'zod'
import { stateCodes } from '../domain/values.ts'
import type { RegistrationCheck } from '../law/engine/registration/check.ts'
import { choice, id, text } from './fields/fields.ts'

/** What addStateRegistrationInfo and updateStateRegistrationInfo share. */

export const registrationBody = z.object({
  companyId: id('company'),
  code: choice(stateCodes),
  companyStateRegistration: z.record(z.string(), z.unknown(), 'must be an object').meta({
    type: 'object',
    additionalProperties: { type: 'string' },
    examples: [{ 'UI Account Number': 'Applied For', 'Unemployment Rate': '2.7%' }],
  }),
})

export const registrationReply = z.object({ status: z.literal('Success'), message: z.string() })

export const registrationRefusals = {
  nothing: 'companyStateRegistration: must not be empty',
  unknownItem: 'Invalid tax item name: {key}',
  wrongValue: '{faults}',
} as const

/** The first rule that what was sent breaks, and its words: unknown keys before wrong values. */
export function registrationFault(
  given: Readonly<Record<string, unknown>>,
  { unknown, wrong }: RegistrationCheck,
): [keyof typeof registrationRefusals, Record<string, string>] | undefined {
  if (Object.keys(given).length === 0) return ['nothing', {}]
  if (unknown.length > 0) return ['unknownItem', { key: unknown[0]! }]
  const faults = [...Object.entries(given).flatMap(unfit), ...wrong.map(({ message }) => message)]
  return faults.length > 0 ? ['wrongValue', { faults: faults.join('; ') }] : undefined
}

/** What was kept although it may be wrong, and what is still to come. */
export const remarks = ({ warnings, missing }: Pick<RegistrationCheck, 'warnings' | 'missing'>): string =>
  [
    ...warnings.map((warning) => `; please check: ${warning}`),
    ...(missing.length > 0 ? [`; still missing: ${missing.join(', ')}`] : []),
  ].join('')

const line = text(255)

function unfit([key, value]: [string, unknown]): string[] {
  const fault = typeof value === 'string' ? line.safeParse(value).error?.issues[0]?.message : undefined
  return fault === undefined || fault === 'must not be empty' ? [] : [`${key} ${fault}`]
}
