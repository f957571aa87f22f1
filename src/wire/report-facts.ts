import { z } from 'zod'

/** What was told of a worker or of the company for one agency's files. */
export const reportFactsRecord = z.object({
  companyId: z.uuid().describe('The company.'),
  userId: z.uuid().nullable().describe('The worker whom it is about; null where it is the company.'),
  where: z.string().describe('Who asks: `US`, or a state.'),
  told: z
    .record(z.string(), z.string())
    .describe('What was told, by the word of the layout.')
    .meta({ examples: [{ 'SOC code': '353023' }] }),
})
