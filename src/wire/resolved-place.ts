import { z } from 'zod'

/** The refusal of an answer that the state's certificate does not take. */
export const UNFIT_ANSWER = 'answers: {fault}'

const rate = z
  .object({
    resident: z.string().describe('Percent that is taken of residents.'),
    nonresident: z.string().describe('Percent that is taken of those who live elsewhere.'),
  })
  .nullable()

const shares = z
  .object({
    employee: z.string().nullable().describe('What is withheld; null where nothing is.'),
    employer: z.string().nullable().describe('What the employer owes; null where it owes nothing.'),
    per: z.enum(['wages', 'hour']).describe('Percent of wages, or dollars of an hour.'),
    isAssigned: z
      .boolean()
      .describe('A notice assigns the employer’s own; this is what a new employer pays.'),
  })
  .nullable()

const amount = z
  .object({
    dollars: z.string().describe('Dollars and cents.'),
    per: z.enum(['week', 'month', 'quarter', 'year']).describe('How often it is owed.'),
  })
  .nullable()

const tax = z.object({
  code: z.string().describe('Tax code, as on a paycheck.'),
  name: z.string().describe('Name of the tax, as on a pay stub.'),
  payer: z
    .enum(['employee', 'employer', 'both'])
    .describe('Whether it is withheld, owed by the employer, or both.'),
  of: z
    .enum(['residents', 'workers', 'both'])
    .describe('Whether who lives there owes it, who works there, or either.'),
  rate: rate.describe('Percent of residents and of others, where one rate says it; null of a graduated tax.'),
  shares: shares.describe('What worker and employer owe, of a tax with shares; null of other taxes.'),
  amount: amount.describe('So many dollars, of a fee; null of other taxes.'),
  agency: z.string().describe('Who is paid.'),
  edition: z.string().describe('Edition of the law: place, day and revision.'),
  source: z.string().describe('Where the figures were read.'),
  confidence: z.string().describe('How sure the figures are.'),
})

/** A place as the tax law sees it. */
export const resolvedPlace = z.object({
  state: z.string().describe('Postal code of the state.'),
  county: z.string().nullable().describe('County; null where the address does not decide it.'),
  municipality: z.string().nullable().describe('City, town or township; null where it is not decided.'),
  schoolDistrict: z.string().nullable().describe('School district; null where it is not decided.'),
  psd: z.string().nullable().describe('Code of a political subdivision of Pennsylvania.'),
  jurisdictions: z
    .array(
      z.object({
        code: z.string().describe('Code of the authority, as localities of a paycheck have it.'),
        name: z.string().describe('Name of the authority.'),
        taxes: z.array(tax).readonly().describe('Its taxes on wages on the day.'),
        confidence: z.string().describe('How sure the least sure of its taxes is.'),
      }),
    )
    .readonly()
    .describe('The state and every place below it that is known to tax there.'),
  questions: z
    .array(
      z.object({
        field: z
          .string()
          .describe(
            'Label of the state’s certificate, or of the employer’s registration there, that answers it; empty where nothing does.',
          ),
        why: z.string().describe('Why the address does not decide it.'),
        options: z.array(z.string()).readonly().describe('What can be answered, the likeliest first.'),
      }),
    )
    .readonly()
    .describe('What the address leaves open.'),
})
