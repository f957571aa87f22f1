import { z } from 'zod'
import { operation } from '../declaration/operation.ts'

export const getReviews = operation({
  address: 'operator/getReviews',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists the businesses, people and bank accounts that wait for a verdict, oldest first.',
  description:
    'Social security, tax and account numbers are shown masked. Each read is written to the audit log. Decide with ' +
    'decideReview.',
  body: z.object({}),
  reply: z.object({
    reviews: z.array(
      z.object({
        reviewId: z.uuid().describe('What decideReview takes.'),
        kind: z
          .string()
          .describe('What is verified: a business, a person, a company’s or a worker’s account.'),
        companyId: z.uuid().nullable(),
        submitted: z.record(z.string(), z.unknown()).describe('What was submitted, by field.'),
      }),
    ),
  }),
  discloses: ['identity'],

  async run({ work, house }) {
    const waiting = await house.reviews.waiting(work)

    work.note({ facts: { disclosed: waiting.length > 0 ? ['identity'] : [] } })
    return {
      reviews: waiting.map(({ reviewId, kind, companyId, submitted }) => ({
        reviewId,
        kind,
        companyId,
        submitted: JSON.parse(JSON.stringify(submitted)) as Record<string, unknown>,
      })),
    }
  },
})
