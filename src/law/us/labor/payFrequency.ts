import type { StateCode } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'
import { cite } from '../sources/sources.ts'

export interface PayFrequencyRule {
  /** The longest interval that needs no approval, election or exemption; undefined where the state names none. */
  readonly longest: 'Weekly' | 'BiWeekly' | 'SemiMonthly' | 'Monthly' | undefined
  readonly rule: string
  readonly confidence: Confidence
  readonly source: string
}

export const payFrequencyOf = (state: StateCode): PayFrequencyRule => frequencies.get(state)!

type Row = readonly [StateCode, PayFrequencyRule['longest'], string, Confidence]

// biome-ignore format: one state a line
const rows: readonly Row[] = [
  ['AK', 'Monthly', 'semi-monthly or monthly (employee election)', 'verified'],
  ['AL', undefined, 'none specified', 'verified'],
  ['AR', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['AZ', 'SemiMonthly', 'semi-monthly, max 16 days apart', 'verified'],
  ['CA', 'SemiMonthly', 'semi-monthly (weekly/bi-weekly by occupation; monthly for exempt)', 'verified'],
  ['CO', 'Monthly', 'monthly (or every 30 days)', 'verified'],
  ['CT', 'Weekly', 'weekly (longer up to monthly with approval)', 'verified'],
  ['DC', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['DE', 'Monthly', 'monthly', 'verified'],
  ['FL', undefined, 'none specified', 'recalled'],
  ['GA', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['HI', 'SemiMonthly', 'semi-monthly (monthly by election)', 'verified'],
  ['IA', 'Monthly', 'any predictable schedule, at least monthly', 'verified'],
  ['ID', 'Monthly', 'monthly', 'verified'],
  ['IL', 'SemiMonthly', 'semi-monthly (monthly for EAP)', 'verified'],
  ['IN', 'SemiMonthly', 'bi-weekly or semi-monthly', 'verified'],
  ['KS', 'Monthly', 'monthly', 'verified'],
  ['KY', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['LA', 'SemiMonthly', 'bi-weekly/semi-monthly (certain industries)', 'verified'],
  ['MA', 'BiWeekly', 'weekly or bi-weekly (semi-monthly/monthly for some exempt)', 'verified'],
  ['MD', 'SemiMonthly', 'bi-weekly or semi-monthly', 'verified'],
  ['ME', 'SemiMonthly', 'at most 16 days apart', 'verified'],
  ['MI', 'Monthly', 'weekly/bi-weekly/semi-monthly/monthly by rule', 'verified'],
  ['MN', 'Monthly', 'at least every 31 days', 'verified'],
  ['MO', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['MS', 'SemiMonthly', 'bi-weekly or semi-monthly (certain employers)', 'verified'],
  ['MT', undefined, 'none specified (semi-monthly default if no payday set)', 'recalled'],
  ['NC', 'Monthly', 'any (daily to monthly)', 'recalled'],
  ['ND', 'Monthly', 'monthly', 'verified'],
  ['NE', undefined, 'employer designates', 'recalled'],
  ['NH', 'BiWeekly', 'weekly or bi-weekly; other with approval', 'verified'],
  ['NJ', 'SemiMonthly', 'semi-monthly (monthly for exempt)', 'verified'],
  ['NM', 'SemiMonthly', 'semi-monthly (monthly for EAP)', 'verified'],
  ['NV', 'SemiMonthly', 'semi-monthly (monthly for EAP)', 'verified'],
  ['NY', 'SemiMonthly', 'weekly manual workers; semi-monthly clerical and others', 'verified'],
  ['OH', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['OK', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['OR', 'Monthly', 'max 35 days apart', 'verified'],
  ['PA', undefined, 'employer designates', 'recalled'],
  ['RI', 'Weekly', 'weekly; bi-weekly/semi-monthly with approval or exemption', 'verified'],
  ['SC', undefined, 'none specified', 'verified'],
  ['SD', 'Monthly', 'monthly', 'verified'],
  ['TN', 'SemiMonthly', 'semi-monthly', 'verified'],
  ['TX', 'SemiMonthly', 'semi-monthly (monthly for exempt)', 'verified'],
  ['UT', 'SemiMonthly', 'semi-monthly (monthly for annual salary)', 'verified'],
  ['VA', 'SemiMonthly', 'bi-weekly or semi-monthly hourly; monthly salaried', 'verified'],
  ['VT', 'Weekly', 'weekly; bi-weekly/semi-monthly with notice', 'verified'],
  ['WA', 'Monthly', 'monthly', 'verified'],
  ['WI', 'Monthly', 'monthly', 'verified'],
  ['WV', 'SemiMonthly', 'semi-monthly (every two weeks)', 'verified'],
  ['WY', 'SemiMonthly', 'semi-monthly (certain industries)', 'verified'],
]

const frequencies: ReadonlyMap<StateCode, PayFrequencyRule> = new Map(
  rows.map(([state, longest, rule, confidence]) => [
    state,
    { longest, rule, confidence, source: cite('dol-payday') },
  ]),
)
