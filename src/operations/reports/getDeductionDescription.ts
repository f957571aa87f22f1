import { z } from 'zod'
import { deductionKinds } from '../../domain/pay/elements.ts'
import { operation } from '../declaration/operation.ts'

export const getDeductionDescription = operation({
  address: 'reports/getDeductionDescription',
  job: 'items',
  verb: 'GET',
  summary:
    'Lists the words that a deduction is known by; any other word is taken after tax under its own name.',
  body: z.object({}),
  reply: z.object({ deductionDescriptions: z.array(z.string()) }),

  async run() {
    return { deductionDescriptions: Object.keys(deductionKinds) }
  },
})
