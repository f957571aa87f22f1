import { z } from 'zod'
import { userMachine } from '../../domain/people/user-status.ts'
import { asId, isUuid } from '../../kernel/ids.ts'

/** Batches answer item by item, in the order of the request; a bad id spoils its own item only. */

export const ids = (most = 10_000) =>
  z
    .array(z.any(), 'must be a list')
    .max(most, `must have at most ${most} items`)
    .meta({ type: 'array', items: { type: 'string', format: 'uuid' }, examples: [[]] })

/** An item that the operation judges by itself; here only its fields are known. */
export function item(schema: z.ZodType, example: object) {
  const field = z.unknown().meta({ type: 'object', examples: [example] })
  judged.set(field, schema)
  return field
}

const judged = new WeakMap<z.ZodType, z.ZodType>()

export const judgedBy = (field: z.ZodType): z.ZodType => judged.get(field) ?? field

/** Those that are ids, in the case that is kept. */
export const uuidsIn = (sent: readonly unknown[]): string[] => [
  ...new Set(sent.filter(isUuid).map((each) => asId(each) as string)),
]

export const keyOf = (sent: unknown): string => (isUuid(sent) ? asId(sent) : '')

/** One entry a user. */
export const userResults = z.array(
  z.object({
    userId: z.any(),
    success: z.boolean(),
    message: z.string().optional(),
    error: z.object({ code: z.int(), message: z.string() }).optional(),
  }),
)

export const userDone = (userId: unknown, message: string) => ({ userId, success: true, message })
export const userFault = (userId: unknown, message: string) => ({
  userId,
  success: false,
  error: { code: 400, message },
})

/** Why a user is not taken who is not Active, and the way there. */
export const onlyActive = (status: string): string =>
  `Only Active users can be added. This one is ${status}; ${
    status === userMachine.state.Inactive ? 'use activateUser first' : 'getUserTask lists what is missing'
  }.`

/** One entry a time card. */
export const cardResults = z.array(
  z.object({
    timeCardId: z.any(),
    userId: z.string().optional(),
    status: z.string().optional(),
    error: z.int().optional(),
    message: z.string(),
  }),
)
