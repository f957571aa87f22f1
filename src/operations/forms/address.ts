import { z } from 'zod'
import { stateCodes } from '../../domain/values.ts'
import { choice, optionalText, text } from '../fields.ts'
import { zipcode } from '../formats.ts'

export const addressFields = {
  address1: text(),
  address2: optionalText(),
  city: text(100),
  state: choice(stateCodes),
  zipcode: zipcode(),
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
