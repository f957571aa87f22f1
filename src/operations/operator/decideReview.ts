import { z } from 'zod'
import { choice, text } from '../../wire/fields/fields.ts'
import { operation } from '../declaration/operation.ts'

export const decideReview = operation({
  address: 'operator/decideReview',
  job: 'operator',
  verb: 'POST',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Gives the verdict that a verifier would give.',
  description:
    'The status moves, events go out, and workers may become Active. Verdict and reason stand in the audit log.',
  body: z.object({
    reviewId: z.uuid('must be a reviewId of getReviews').describe('From getReviews.'),
    verdict: choice(['passed', 'failed']).describe('What was found.'),
    reason: text(500).describe('How it was found; no personal data.'),
  }),
  reply: z.object({
    review: z.object({ reviewId: z.uuid(), status: z.enum(['passed', 'failed']), message: z.string() }),
  }),
  refusals: {
    busy: 'The verifier is looking at it; send the verdict again in two minutes',
    over: 'Nothing waits under this reviewId: it is decided, or was submitted anew',
  },
  emits: ['company', 'companyBankAccount', 'employeeKyc', 'employeeBankAccount', 'employeeStatus'],

  async run({ body, work, house, refuse }) {
    const outcome = await house.reviews.decide(work, body)

    if (outcome !== 'decided') return refuse(outcome)
    return {
      review: { reviewId: body.reviewId, status: body.verdict, message: 'Verdict recorded successfully' },
    }
  },
})
