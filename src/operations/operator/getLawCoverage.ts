import { z } from 'zod'
import { coverage, notComputed } from '../../law/engine/coverage.ts'
import { operation } from '../declaration/operation.ts'

export const getLawCoverage = operation({
  address: 'operator/getLawCoverage',
  job: 'operator',
  verb: 'GET',
  access: { scope: 'admin', roles: [], reach: 'client' },
  summary: 'Lists the taxes that are computed, in which editions and how sure, and those that are not.',
  body: z.object({}),
  reply: z.object({
    lawCoverage: z.array(
      z.object({
        where: z.string().describe('The authority: `US`, or a state.'),
        tax: z.string().describe('The tax, as in its code.'),
        name: z.string().describe('The tax, as a paycheck names it.'),
        checkedThrough: z.string().describe('The last day for which it was checked against its source.'),
        places: z.int().describe('How many places one table serves.'),
        editions: z.array(
          z.object({
            effective: z.string().describe('The first day of the edition.'),
            confidence: z.string().describe('How sure its figures are.'),
          }),
        ),
      }),
    ),
    notComputed: z.array(
      z.object({
        where: z.string().describe('The authority.'),
        tax: z.string().describe('The tax that no paycheck carries.'),
        because: z.string().describe('Why it is not computed.'),
      }),
    ),
  }),

  async run() {
    return {
      lawCoverage: coverage().map(({ where, tax, name, checkedThrough, places, editions }) => ({
        where,
        tax,
        name,
        checkedThrough,
        places,
        editions: editions.map(({ effective, confidence }) => ({ effective, confidence })),
      })),
      notComputed: [...notComputed],
    }
  },
})
