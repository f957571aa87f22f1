import { z } from 'zod'
import { knownDeductions, knownWord } from '../../wire/pay-words.ts'
import { operation } from '../declaration/operation.ts'

export const getDeductionDescription = operation({
  address: 'reports/getDeductionDescription',
  job: 'items',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists the words that a deduction is known by, with how each is taxed; any other word is refused.',
  body: z.object({}),
  reply: z.object({
    deductionDescriptions: z.array(z.string()),
    deductions: z
      .array(knownWord)
      .describe('The same words, with how each is taxed and what else it is called.'),
  }),

  async run() {
    const known = knownDeductions()
    return { deductionDescriptions: known.map(({ description }) => description), deductions: known }
  },
})
