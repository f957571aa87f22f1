import { z } from 'zod'
import { type BenefitType, planTypeOf } from '../domain/benefits/values.ts'
import { type MatchFormula, matchBases } from '../domain/pay/match-formula.ts'
import { amount, choice, flag, hundredths, money } from './fields/fields.ts'

/** Why a formula cannot be that of a plan; undefined where it can. */
export function matchFault(
  type: BenefitType,
  match: MatchFormula | null,
): 'notMatched' | 'tooMuchPay' | undefined {
  if (match === null) return undefined
  if (planTypeOf(type).asks !== 'deferral') return 'notMatched'
  return match.tiers.reduce((sum, { ofPay }) => sum + ofPay, 0) > 10_000 ? 'tooMuchPay' : undefined
}

const MATCH_SAYS =
  'What the employer adds for what a worker defers, beside `employerAmount` or `employerPercent`, which every ' +
  'worker gets who is enrolled; null for none.'

/** 100 % of the first 3 % of pay, 50 % of the next 2 %. */
export const matchFormulaField = () =>
  z
    .object({
      tiers: z
        .array(
          z.object({
            matchPercent: hundredths(1000)
              .describe('The percentage of the deferral that the employer adds.')
              .meta({ examples: [100] }),
            ofPayPercent: hundredths(100)
              .describe('Of so much more of pay than the tiers before it.')
              .meta({ examples: [3] }),
          }),
        )
        .min(1, 'must not be empty')
        .max(10)
        .describe('In order, from the first percent of pay on.'),
      basis: choice(matchBases)
        .nullish()
        .describe(
          '`Paycheck` (the default) matches each paycheck by itself; `Year` the year so far, which trues up.',
        ),
      annualCap: money()
        .nullish()
        .describe('The most that it gives to a worker in a year; null for no cap.')
        .meta({ examples: [null] }),
      includesCatchUp: flag()
        .nullish()
        .describe('Whether catch-up deferrals are matched too; they are unless `false`.'),
    })
    .transform(
      ({ tiers, basis, annualCap, includesCatchUp }): MatchFormula => ({
        tiers: tiers.map(({ matchPercent, ofPayPercent }) => ({ share: matchPercent, ofPay: ofPayPercent })),
        basis: basis ?? 'Paycheck',
        ...(annualCap == null ? {} : { annualCap }),
        countsCatchUp: includesCatchUp ?? true,
      }),
    )
    .nullish()
    .describe(MATCH_SAYS)
    .meta({ examples: [null] })

export const matchFormulaRecord = z
  .object({
    tiers: z
      .array(
        z.object({
          matchPercent: z
            .number()
            .describe('The percentage of the deferral that the employer adds.')
            .meta({ examples: [100] }),
          ofPayPercent: z
            .number()
            .describe('Of so much more of pay than the tiers before it.')
            .meta({ examples: [3] }),
        }),
      )
      .describe('In order, from the first percent of pay on.'),
    basis: z.enum(matchBases).describe('Whether each paycheck is matched by itself, or the year so far.'),
    annualCap: amount().nullable().describe('The most that it gives to a worker in a year; null for no cap.'),
    includesCatchUp: z.boolean().describe('Whether catch-up deferrals are matched too.'),
  })
  .nullable()
  .describe(MATCH_SAYS)

export const matchFormulaForm = (match: MatchFormula | null) =>
  match && {
    tiers: match.tiers.map(({ share, ofPay }) => ({ matchPercent: share / 100, ofPayPercent: ofPay / 100 })),
    basis: match.basis,
    annualCap: match.annualCap ?? null,
    includesCatchUp: match.countsCatchUp,
  }
