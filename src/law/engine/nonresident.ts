import { type Cents, usd } from '../../kernel/money.ts'
import type { ConvenienceRule, NonresidentRule } from '../language/nonresident.ts'
import { convenienceRules, nonresidentRules } from '../us/places/nonresident.ts'
import { stateW4Fields } from './state-w4.ts'

/** Work of a calendar year in a state where the worker does not live, this payment with it. */
interface WorkAway {
  readonly state: string
  readonly home: string
  readonly days: number
  readonly wages: Cents
}

/** The rule under which a state asks for no withholding yet; undefined where it withholds. */
export function sparedBy({ state, home, days, wages }: WorkAway): NonresidentRule | undefined {
  const rule = rules.get(state)
  if (rule === undefined || state === home || (rule.mutual && !isLike(home))) return undefined
  const isOverDays = rule.overDays !== undefined && days > rule.overDays
  const isOverWages = rule.overWages !== undefined && wages > usd(rule.overWages)
  const both = rule.overDays !== undefined && rule.overWages !== undefined && !rule.either
  const isOver = both ? isOverDays && isOverWages : isOverDays || isOverWages
  return isOver ? undefined : rule
}

/** `30 days`, `1,500.00 of wages`: what a year may hold before withholding begins. */
export function thresholdWords({ overDays, overWages, either }: NonresidentRule): string {
  const days = overDays === undefined ? [] : [`${overDays} days of work`]
  const wages = overWages === undefined ? [] : [`${overWages.toLocaleString('en-US')}.00 of wages`]
  // Either of two ends it: both must be kept to stay below.
  return [...days, ...wages].join(either ? ' and ' : ' or ')
}

/** The rule of the office's state by which days at home for the worker's own convenience are days at the office. */
export function convenienceRule(office: string, home: string): ConvenienceRule | undefined {
  const rule = conveniences.get(office)
  if (rule === undefined || office === home) return undefined
  return rule.mutual && !conveniences.has(home) ? undefined : rule
}

/** Days of work in a municipality of Ohio up to which the principal place of work is withheld for (ORC 718.011, recalled). */
export const OHIO_DAYS = 20

const rules: ReadonlyMap<string, NonresidentRule> = new Map(
  nonresidentRules.map((each) => [each.state, each]),
)
const conveniences: ReadonlyMap<string, ConvenienceRule> = new Map(
  convenienceRules.map((each) => [each.state, each]),
)

const isLike = (home: string): boolean => rules.has(home) || stateW4Fields(home).length === 0
