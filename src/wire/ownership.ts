import type { z } from 'zod'
import type { NewBusinessUser } from '../domain/company/business-user.ts'
import { exceedsWhole, type Owner } from '../domain/company/ownership.ts'
import type { Secret } from '../kernel/secret.ts'
import type { businessUserFields } from './business.ts'
import { birthRefusals } from './identity.ts'

export const ownershipRefusals = {
  tooMuchOwned: 'Ownership adds up to more than 100 percent',
  ownerIncomplete: '{fields} is mandatory for a beneficial owner',
  ...birthRefusals,
} as const

/** Which rule the company's owners would break with this person as given, and its words. */
export function ownershipFault(
  others: readonly Owner[],
  person: NewBusinessUser,
): [keyof typeof ownershipRefusals, Record<string, string>] | undefined {
  const missing = missingOfOwner(person).filter((field) => field !== 'ownershipPercentage')
  if (missing.length > 0) return ['ownerIncomplete', { fields: missing.join(', ') }]
  return exceedsWhole([...others, { ...person, businessUserId: '' }]) ? ['tooMuchOwned', {}] : undefined
}

/** For a beneficial owner every field is mandatory, but for middleName and address2. */
export function ownerFaults(person: BusinessUserSent, context: z.RefinementCtx): void {
  for (const field of missingOfOwner(person)) {
    const message = 'is mandatory for a beneficial owner'
    context.addIssue({ code: 'custom', path: [field], message, params: { acrossFields: true } })
  }
}

const missingOfOwner = (person: OwnerFields): readonly string[] =>
  person.beneficialOwner ? ownerFields.filter((field) => (person[field] ?? '') === '') : []

const ownerFields = [
  'address1',
  'city',
  'state',
  'zipcode',
  'ssn',
  'dateOfBirth',
  'ownershipPercentage',
] as const

type OwnerFields = { readonly beneficialOwner: boolean } & {
  readonly [Field in (typeof ownerFields)[number]]?: string | number | Secret | null | undefined
}

type BusinessUserSent = {
  [Field in keyof typeof businessUserFields]: z.output<(typeof businessUserFields)[Field]>
}
