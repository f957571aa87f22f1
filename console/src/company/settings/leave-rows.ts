import type { Reply } from '../../calls/operations.ts'
import { typedNumber, type Values } from '../../forms/values.ts'

export type LeavePolicy = Reply<'reports/getTimeOffPolicies'>['timeOffPolicies'][number]

/** A tier and a blackout as they are typed. */
export interface TypedTier {
  readonly key: string
  readonly afterYears: string
  readonly lumpSumHours: string
  readonly accrualRatePerHour: string
  readonly maxAccumulatedHours: string
}

export interface TypedBlackout {
  readonly key: string
  readonly startDate: string
  readonly endDate: string
  readonly name: string
}

const key = () => crypto.randomUUID()
const text = (value: number | null): string => (value === null ? '' : String(value))

const optionalNumber = (typed: string): number | null => (typed.trim() === '' ? null : typedNumber(typed))

export const emptyTier = (): TypedTier => ({
  key: key(),
  afterYears: '',
  lumpSumHours: '',
  accrualRatePerHour: '',
  maxAccumulatedHours: '',
})

export const emptyBlackout = (): TypedBlackout => ({ key: key(), startDate: '', endDate: '', name: '' })

export const typedTiers = (known: LeavePolicy | undefined): readonly TypedTier[] =>
  (known?.tiers ?? []).map((tier) => ({
    key: key(),
    afterYears: String(tier.afterYears),
    lumpSumHours: text(tier.lumpSumHours),
    accrualRatePerHour: text(tier.accrualRatePerHour),
    maxAccumulatedHours: text(tier.maxAccumulatedHours),
  }))

export const typedBlackouts = (known: LeavePolicy | undefined): readonly TypedBlackout[] =>
  (known?.blackoutPeriods ?? []).map((period) => ({ key: key(), ...period }))

export const sentTiers = (tiers: readonly TypedTier[]) =>
  tiers.map((tier) => ({
    afterYears: typedNumber(tier.afterYears),
    lumpSumHours: optionalNumber(tier.lumpSumHours),
    accrualRatePerHour: optionalNumber(tier.accrualRatePerHour),
    maxAccumulatedHours: optionalNumber(tier.maxAccumulatedHours),
  }))

export const sentBlackouts = (periods: readonly TypedBlackout[]) =>
  periods.map(({ startDate, endDate, name }) => ({ startDate, endDate, name }))

/** What stands of a policy, for the fields of the form. */
export const valuesOf = (known: LeavePolicy, fields: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => {
      if (!fields.includes(name) || value === null) return []
      return [[name, typeof value === 'boolean' ? value : String(value)]]
    }),
  )
