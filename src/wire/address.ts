import { z } from 'zod'
import { stateCodes } from '../domain/values.ts'
import { choice, optionalText, text } from './fields/fields.ts'
import { zipcode } from './fields/formats.ts'

export const addressFields = {
  address1: text(),
  address2: optionalText(),
  city: text(100),
  state: choice(stateCodes),
  zipcode: zipcode(),
}

type Sent = { readonly [Field in keyof typeof addressFields]?: string }

/** The address that an update sends, if it sends one. */
export function addressOf({ address1, address2 = '', city, state, zipcode }: Sent) {
  const isWhole = address1 !== undefined && city !== undefined && state !== undefined && zipcode !== undefined
  return isWhole ? { address1, address2, city, state, zipcode } : undefined
}

/** An update that sends part of an address sends all of it, but for address2. */
export function wholeAddress(sent: Sent, context: z.RefinementCtx): void {
  const fields = Object.keys(addressFields) as (keyof Sent)[]
  const missing = fields.filter((field) => sent[field] === undefined)
  if (missing.length === fields.length) return
  const message = 'is needed with the rest of the address'
  for (const field of missing.filter((each) => each !== 'address2')) {
    context.addIssue({ code: 'custom', path: [field], message, params: { acrossFields: true } })
  }
}

/** An address that may be left out; one with nothing in it is none. */
export const optionalAddress = () =>
  z
    .preprocess((value) => (isBlank(value) ? undefined : value), z.object(addressFields).optional())
    .meta({ type: 'object' })

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === '' ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((part) => part === '' || part === null))
