import { z } from 'zod'
import { coverage, notComputed } from '../../law/engine/coverage.ts'
import { localityCoverage, localityKinds } from '../../law/engine/locality-coverage.ts'
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
    placeCoverage: z
      .array(
        z.object({
          state: z.string().describe('Postal code of the state.'),
          kind: z
            .enum(localityKinds)
            .describe(
              'What the places are: `subdivision` is of Pennsylvania, `district` a transit or special one.',
            ),
          places: z.int().describe('How many of them tax wages and are computed.'),
          confidence: z
            .array(
              z.object({
                confidence: z.string().describe('How sure the figures are.'),
                places: z.int().describe('How many places are so sure, each by its least sure tax.'),
              }),
            )
            .describe('How sure they are.'),
          withoutTax: z.int().describe('How many are known to take nothing.'),
          unknown: z
            .int()
            .describe(
              'How many tax, or may, at a rate that is not on file: they are asked about or refused.',
            ),
        }),
      )
      .describe('The places below the states, by state and kind.'),
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
      placeCoverage: localityCoverage().map(({ confidence, ...row }) => ({
        ...row,
        confidence: Object.entries(confidence).map(([word, places]) => ({ confidence: word, places })),
      })),
      notComputed: [...notComputed],
    }
  },
})
