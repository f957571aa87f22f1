import { z } from 'zod'
import { scenarios } from '../../domain/sandbox/scenarios.ts'
import { operation } from '../declaration/operation.ts'

export const getScenarios = operation({
  address: 'sandbox/getScenarios',
  job: 'sandbox',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'Lists what can be tried in the sandbox: numbers that decide by their ending, and operations that do.',
  description: 'From the tables by which the sandbox itself decides. Every other number passes.',
  body: z.object({}),
  reply: z.object({
    scenarios: z
      .array(
        z.object({
          code: z.string().describe('The scenario, as a word that does not change.'),
          title: z.string().describe('The scenario, as a heading.'),
          happens: z.string().describe('What happens then.'),
          operation: z.string().describe('The operation that takes the number, or that is called.'),
          field: z.string().describe('The field of that operation that the number or the code goes into.'),
          number: z.string().nullable().describe('Which number decides; null where an operation does.'),
          ending: z.string().nullable().describe('How the number ends.'),
          example: z.string().nullable().describe('A number that ends so and is accepted.'),
          values: z
            .array(
              z.object({
                value: z.string().describe('The code to give.'),
                means: z.string().describe('What the code means.'),
                follows: z.string().describe('What follows from it.'),
              }),
            )
            .describe('The codes to choose from; empty where a number decides.'),
        }),
      )
      .describe('What can be tried, numbers first.'),
  }),

  async run() {
    return {
      scenarios: scenarios().map(({ number, ending, example, values, ...scenario }) => ({
        ...scenario,
        number: number ?? null,
        ending: ending ?? null,
        example: example ?? null,
        values: (values ?? []).map((each) => ({ ...each })),
      })),
    }
  },
})
