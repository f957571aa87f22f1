import { z } from 'zod'

/** `status` is the company's KYB status after the step. */
export const kybReply = z.object({
  kybInformation: z.object({ kybInformationId: z.uuid(), status: z.string(), message: z.string() }),
})
