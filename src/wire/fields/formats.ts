import { z } from 'zod'
import { isRoutingNumber } from '../../domain/money/routing-number.ts'
import { canBeEin, canBeSsn, isSsn } from '../../domain/people/issued-numbers.ts'
import { tryDay } from '../../kernel/dates.ts'
import { Secret } from '../../kernel/secret.ts'
import { marks, optionalText, text } from './fields.ts'

/** Formats of US payroll: each takes what people type and keeps one spelling. */

export const email = () =>
  text(254)
    .regex(/^[^\s@<>,;:"()[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/, 'must be an e-mail address')
    .meta({ format: 'email' })

/** Ten digits; the usual separators and a leading +1 are taken off. */
export const phone = () =>
  text(40)
    .transform((value) => value.replace(/^\+?1(?=\D*\d{3}\D*\d{3}\D*\d{4}$)/, '').replace(/[\s().-]/g, ''))
    .pipe(z.string().regex(/^\d{10}$/, 'must be a phone number of ten digits'))
    .meta({ type: 'string', examples: ['4045550136'] })

export const zipcode = () =>
  text(10)
    .regex(/^\d{5}(-\d{4})?$/, 'must be a ZIP code: NNNNN or NNNNN-NNNN')
    .meta({ examples: ['30303'] })

/** Nine digits, hyphens allowed, kept as given: a number that can have been issued. */
export const ssn = () =>
  issued(isSsn, `must be a social security number that can have been issued: ${SSN_RULE}`)

/** The same, or an ITIN, which the operation accepts for contractors only. */
export const taxpayerNumber = () =>
  issued(canBeSsn, `must be a social security number (${SSN_RULE}), or a contractor’s ITIN`)

const SSN_RULE =
  'the first three digits not 000, 666 or 900 to 999, the next two not 00, the last four not 0000'

const issued = (canBe: (number: string) => boolean, words: string) =>
  text(11)
    .regex(/^(\d{9}|\d{3}-\d{2}-\d{4})$/, {
      error: 'must be a social security number of nine digits',
      abort: true,
    })
    .refine(canBe, words)
    .meta({ examples: ['219-09-9999'] })
    .transform(secret)

export const ein = () =>
  text(10)
    .regex(/^(\d{9}|\d{2}-\d{7})$/, 'must be an EIN: NN-NNNNNNN or nine digits')
    .meta({ examples: ['12-3456789'] })
    .transform(secret)

/** The same with a prefix that the IRS assigns. */
export const issuedEin = () =>
  text(10)
    .regex(/^(\d{9}|\d{2}-\d{7})$/, { error: 'must be an EIN: NN-NNNNNNN or nine digits', abort: true })
    .refine(
      canBeEin,
      'must be an EIN that can have been issued: its first two digits belong to no IRS campus',
    )
    .meta({ examples: ['12-3456789'] })
    .transform(secret)

/** Any day of the calendar: whether someone can have been born on it is for the operation to say. */
export const birthDate = () =>
  z
    .string('must be a date, YYYY-MM-DD')
    .refine((value) => tryDay(value) !== undefined, 'must be a calendar date, YYYY-MM-DD')
    .transform(secret)
    .meta({ type: 'string', format: 'date' })

/** Nine digits with the ABA check digit; anything else answers `Invalid RoutingNumber`. */
export function routingNumber() {
  const field = z
    .any()
    .transform((value, context): string => {
      const digits = typeof value === 'string' ? value.trim() : ''
      if (isRoutingNumber(digits)) return digits
      context.addIssue({ code: 'custom', message: 'must be an ABA routing number' })
      return z.NEVER
    })
    .meta({ type: 'string', pattern: '^[0-9]{9}$', examples: ['021000021'] })
  marks.add(field, { closedList: true })
  return field
}

/** NACHA: up to 17 characters; what banks issue are digits. */
export const accountNumber = () =>
  text(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{4,17}$/, 'must be an account number of 4 to 17 digits'))
    .meta({ examples: ['000123456789'] })
    .transform(secret)

export const website = () => optionalText(255)

const secret = (clear: string): Secret => new Secret(clear)

/** The bytes of a file; line breaks in it say nothing. */
export function base64(example: string) {
  const field = z
    .string('must be text')
    .transform((sent) => sent.replace(/[\r\n]/g, ''))
    .refine((sent) => sent !== '' && sent.length % 4 === 0 && !NOT_BASE64.test(sent), 'must be base64')
    .meta({ type: 'string', format: 'byte', examples: [example] })
  marks.add(field, { isFile: true })
  return field
}

/** Looked for, since a pattern of what is right would need memory for each character of it. */
const NOT_BASE64 = /[^A-Za-z0-9+/=]|=(?!=?$)/
