/** The least a paycheck can cost: one table, flat rates, plain numbers, no lines. The limit beside the engine. */
export interface HandInput {
  readonly wages: number
  readonly preTax: number
  readonly toDate: number
  readonly isSingle: boolean
}

export function byHand({ wages, preTax, toDate, isSingle }: HandInput): number {
  const socialSecurity = Math.round(Math.max(0, Math.min(wages, SOCIAL_SECURITY_BASE - toDate)) * 0.062)
  const medicare = Math.round(wages * 0.0145)
  const additional = Math.round(Math.max(0, toDate + wages - Math.max(toDate, 20_000_000)) * 0.009)
  const yearly = Math.max(0, (wages - preTax) * 26 - (isSingle ? 860_000 : 1_290_000))
  const rows = isSingle ? single : married
  let at = rows.length - 1
  while (rows[at]![0] > yearly) at--
  const [over, base, rate] = rows[at]!
  const federal = Math.round((base + (yearly - over) * rate) / 26)
  const state = Math.round((wages - preTax) * 0.05)
  return wages - preTax - socialSecurity - medicare - additional - federal - state
}

const SOCIAL_SECURITY_BASE = 18_450_000

type Row = readonly [over: number, base: number, rate: number]

const single: readonly Row[] = [
  [0, 0, 0],
  [750_000, 0, 0.1],
  [1_990_000, 124_000, 0.12],
  [5_790_000, 580_000, 0.22],
  [11_320_000, 1_796_600, 0.24],
  [20_927_500, 4_102_400, 0.32],
  [26_372_500, 5_844_800, 0.35],
  [64_810_000, 19_297_925, 0.37],
]
const married: readonly Row[] = [
  [0, 0, 0],
  [1_930_000, 0, 0.1],
  [4_410_000, 248_000, 0.12],
  [12_010_000, 1_160_000, 0.22],
  [23_070_000, 3_593_200, 0.24],
  [42_285_000, 8_204_800, 0.32],
  [53_175_000, 11_689_600, 0.35],
  [78_800_000, 20_658_350, 0.37],
]
