import { z } from 'zod'

/** What settings are made of; their words are for whoever typed them. */
export const count = (fallback: number, min = 0, max = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(min, `must be at least ${min}`)
    .max(max, `must be at most ${max}`)
    .default(fallback)

export const optional = () => z.string().min(1).optional()

export const databaseUrl = () =>
  z
    .string()
    .regex(/^(postgres(ql)?:\/\/|socket:)/, 'must begin with postgres:// or postgresql://')
    .optional()

const CLIENT_ID = '[A-Za-z0-9._-]{1,64}'

export const clientId = () =>
  z
    .string()
    .regex(new RegExp(`^${CLIENT_ID}$`), 'must be 1 to 64 letters, digits, dots, underscores and hyphens')
    .optional()

export const clients = () =>
  z
    .string()
    .refine(
      (text) => text.split(',').every((pair) => new RegExp(`^${CLIENT_ID}:.+$`).test(pair)),
      'must be id:secret,id:secret, each id of 1 to 64 letters, digits, dots, underscores and hyphens',
    )
    .optional()
