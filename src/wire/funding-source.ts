import { z } from 'zod'

export const fundingSourceReply = z.object({
  companyFundingSourceEntity: z.object({
    companyFundingSourceEntityId: z.uuid(),
    status: z.string(),
    message: z.string(),
  }),
})
