import { z } from 'zod'
import { overtimeTypes } from '../../domain/payroll/overtime-types.ts'
import { operation } from '../declaration/operation.ts'

export const getOverTimeTypes = operation({
  address: 'reports/getOverTimeTypes',
  job: 'inputs',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper', 'worker'], reach: 'worker' },
  summary: 'Lists the kinds of overtime that an import may name, with their usual multiplier.',
  body: z.object({}),
  reply: z.object({ overTimeTypes: z.array(z.object({ type: z.string(), multiplier: z.number() })) }),

  async run() {
    return {
      overTimeTypes: overtimeTypes.map(({ type, multiplier }) => ({ type, multiplier: multiplier / 100 })),
    }
  },
})
