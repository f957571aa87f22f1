import { z } from 'zod'
import { knownCompensation, knownWord } from '../../wire/pay-words.ts'
import { operation } from '../declaration/operation.ts'

export const getAdditionalCompensationDescription = operation({
  address: 'reports/getAdditionalCompensationDescription',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary:
    'Lists the words that additional compensation is known by, with how each is taxed; any other word is refused.',
  body: z.object({}),
  reply: z.object({
    additionalCompensationDescriptions: z.array(z.string()),
    additionalCompensations: z
      .array(knownWord)
      .describe('The same words, with how each is taxed and what else it is called.'),
  }),

  async run() {
    const known = knownCompensation()
    return {
      additionalCompensationDescriptions: known.map(({ description }) => description),
      additionalCompensations: known,
    }
  },
})
