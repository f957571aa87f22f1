import { z } from 'zod'

/** `status` is the company's KYB status after the step. */
export const kybReply = z.object({
  kybInformation: z.object({ kybInformationId: z.uuid(), status: z.string(), message: z.string() }),
})

/** By the client's clock. */
export const foundedRefusals = { notFoundedYet: 'dateOfIncorporation must not be in the future' } as const

export const einRefusals = { einInUse: 'Ein already in use' } as const

export const kybRefusals = { kybMissing: 'There is no KYB information yet; use addKybInformation' } as const
