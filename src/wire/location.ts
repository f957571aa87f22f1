import { z } from 'zod'

export const locationReply = z.object({
  companyLocation: z.object({
    companyLocationId: z.uuid(),
    status: z.literal('Ready'),
    message: z.string(),
  }),
})

export const locationRefusals = {
  firstLocationMustFile: 'The first location added must be a filing address',
} as const
