import { z } from 'zod'
import type { CompClass } from '../domain/company/comp-class.ts'
import { stateCodes } from '../domain/values.ts'
import { choice, date, id, optionalId, sparse, text } from './fields/fields.ts'

/** A class of a company's own workers' compensation policy, as it is sent and answered. */

/** '1.25': millionths inside. */
const rate = () =>
  z
    .number('must be a number')
    .min(0, 'must not be negative')
    .max(1000, 'must be at most 1000')
    .refine(
      (value) => Math.abs(value * 10_000 - Math.round(value * 10_000)) < 1e-6,
      'must have at most 4 decimals',
    )
    .transform((value) => BigInt(Math.round(value * 10_000)) * 100n)
    .describe('Dollars for 100 dollars of payroll, as the policy or the fund’s notice prints it.')
    .meta({ type: 'number', examples: [1.25] })

const description = () =>
  text(100)
    .describe('What the class is, in the words of the policy.')
    .meta({ examples: ['Clerical office'] })

export const compClassFields = {
  companyId: id('company'),
  state: choice(stateCodes)
    .describe('The state of the policy; Washington goes by hours and risk classes of its own.')
    .meta({ examples: ['GA'] }),
  code: text(20)
    .describe('The code of the class, as the policy prints it.')
    .meta({ examples: ['8810'] }),
  description: description(),
  rate: rate(),
  effectiveDate: date().nullish().describe('The first day of the rate; today when left out.'),
}

export const compClassChange = {
  workersCompClassId: id('workersCompClass').describe(
    'The class, by the id that getWorkersCompClasses lists.',
  ),
  ...sparse({
    description: description(),
    rate: rate(),
    effectiveDate: date().describe('The first pay date of the rate; today when left out.'),
  }),
}

export const compAssignmentFields = {
  workersCompClassId: id('workersCompClass').describe(
    'The class, by the id that getWorkersCompClasses lists.',
  ),
  userId: optionalId('user').describe('Whose work it is; or `jobId`.'),
  jobId: optionalId('job').describe('All pay that names this job; it goes before the class of a worker.'),
  effectiveDate: date().nullish().describe('The first pay date that it counts for; today when left out.'),
}

export const compClassRecord = z.object({
  workersCompClassId: z
    .uuid()
    .describe('The id that updateWorkersCompClass and assignWorkersCompClass take.'),
  state: z
    .string()
    .describe('The state of the policy.')
    .meta({ examples: ['GA'] }),
  code: z
    .string()
    .describe('The code of the class.')
    .meta({ examples: ['8810'] }),
  description: z
    .string()
    .describe('What the class is.')
    .meta({ examples: ['Clerical office'] }),
  rates: z
    .array(
      z.object({
        effectiveDate: z.string().describe('The first day of the rate.'),
        rate: z
          .number()
          .describe('Dollars for 100 dollars of payroll.')
          .meta({ examples: [1.25] }),
      }),
    )
    .describe('The rates, oldest first.'),
  assignments: z
    .array(
      z.object({
        userId: z.uuid().nullable().describe('Whose work it is; null for a job.'),
        jobId: z.uuid().nullable().describe('The job; null for a worker.'),
        effectiveDate: z.string().describe('The first pay date that it counts for.'),
      }),
    )
    .describe('Workers and jobs of the class, oldest first.'),
})

export const compClassForm = (of: CompClass): z.output<typeof compClassRecord> => ({
  workersCompClassId: of.classId,
  state: of.state,
  code: of.code,
  description: of.description,
  rates: of.rates.map(({ from, rate: each }) => ({ effectiveDate: from, rate: Number(each) / 1_000_000 })),
  assignments: of.assigned.map(({ userId, jobId, from }) => ({ userId, jobId, effectiveDate: from })),
})
