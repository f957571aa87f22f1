import { z } from 'zod'
import { earningKinds } from '../../domain/pay/elements.ts'
import { operation } from '../declaration/operation.ts'

export const getAdditionalCompensationDescription = operation({
  address: 'reports/getAdditionalCompensationDescription',
  job: 'items',
  verb: 'GET',
  summary:
    'Lists the words that additional compensation is known by; any other word is paid as a bonus under its own name.',
  body: z.object({}),
  reply: z.object({ additionalCompensationDescriptions: z.array(z.string()) }),

  async run() {
    return { additionalCompensationDescriptions: Object.keys(earningKinds) }
  },
})
