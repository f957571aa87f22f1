import { z } from 'zod'
import { nextMonthStarts } from '../../domain/benefits/effective-months.ts'
import { operation } from '../declaration/operation.ts'

export const getBenefitValidEffectiveMonths = operation({
  address: 'benefits/getBenefitValidEffectiveMonths',
  job: 'benefits',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists the months in which benefits can become effective.',
  description: 'The next twelve month starts, from the client’s own today.',
  body: z.object({}),
  reply: z.array(z.string().meta({ examples: ['December 2026'] })),

  async run({ work }) {
    return [...nextMonthStarts(work.today)]
  },
})
