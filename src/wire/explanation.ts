import { z } from 'zod'
import { type SentenceCode, sentences } from '../domain/explanation/says.ts'
import { amount } from './fields/fields.ts'

/** Why a line of a paycheck is what it is. */
export const explanation = z.object({
  code: z.string(),
  name: z.string(),
  payer: z.string(),
  law: z.string(),
  effective: z
    .string()
    .describe('Since when that edition of the law is in force; empty where no law decides.'),
  source: z.string(),
  confidence: z.string(),
  says: z
    .object({
      code: z
        .enum(Object.keys(sentences) as [SentenceCode, ...SentenceCode[]])
        .describe('Which sentence it is, for programs: the same whatever the words.'),
      en: z.string().describe('The sentence in English.'),
      es: z.string().describe('The sentence in Spanish.'),
    })
    .describe('One plain sentence about the line.'),
  certificate: z
    .object({
      form: z.string().describe('The form, such as `W-4` or `G-4`.'),
      given: z.iso.date().nullable().describe('The day from which it counts; null where none was given.'),
    })
    .nullable()
    .describe(
      'The withholding certificate that the tax reads; null where it reads none, and of a paycheck that did not keep it.',
    ),
  base: z
    .array(
      z.object({
        code: z
          .string()
          .describe(
            'The line by its code; or `outsideLimits`, `elsewhere`, `atLeastZero` for what the law makes of the lines.',
          ),
        name: z.string().describe('The line, for people.'),
        amount: amount().describe('What it adds to the taxable wages; negative where it lowers them.'),
      }),
    )
    .describe(
      'The lines that `taxable` is made of, which they sum to; empty where no tax, or where the wages are those of ' +
        'another tax or of one place among several.',
    ),
  taxable: amount(),
  amount: amount(),
  steps: z.array(
    z.object({
      line: z.string(),
      formula: z.string(),
      inputs: z.record(z.string(), z.string()),
      value: z.string(),
    }),
  ),
})
