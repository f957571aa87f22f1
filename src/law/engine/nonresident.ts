import type { Day } from '../../kernel/dates.ts'
import { type Cents, usd } from '../../kernel/money.ts'
import type { LookUp } from '../language/look-up.ts'
import type { CityDays, ConvenienceRule, NonresidentRule, NonresidentTable } from '../language/nonresident.ts'
import { type Chosen, needTable } from './editions.ts'
import { stateW4Fields } from './state-w4.ts'

/** The rules between places on a day; past what was checked a refusal, or provisional. */
export const nonresidentRules = (on: Day, lookUp: LookUp): Chosen<NonresidentTable> =>
  needTable('nonresident', 'US', on, lookUp)

/** Work of a calendar year in a state where the worker does not live, this payment with it. */
interface WorkAway {
  readonly state: string
  readonly home: string
  readonly days: number
  readonly wages: Cents
}

/** The rule under which a state asks for no withholding yet; undefined where it withholds. */
export function sparedBy(
  { state, home, days, wages }: WorkAway,
  rules: Chosen<NonresidentTable>,
): NonresidentRule | undefined {
  const rule = ruleOf(rules, rules.law.withholding, state)
  if (rule === undefined || state === home || (rule.mutual && !isLike(home, rules))) return undefined
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
export function convenienceRule(
  office: string,
  home: string,
  rules: Chosen<NonresidentTable>,
): ConvenienceRule | undefined {
  const { convenience } = rules.law
  const rule = ruleOf(rules, convenience, office)
  if (rule === undefined || office === home) return undefined
  return rule.mutual && !convenience.some(({ state }) => state === home) ? undefined : rule
}

/** Days of work in a city up to which the principal place of work is withheld for (Ohio); undefined elsewhere. */
export const cityDays = (state: string, rules: Chosen<NonresidentTable>): CityDays | undefined =>
  ruleOf(rules, rules.law.cityDays, state)

/** A rule is no surer than the edition that it stands in. */
function ruleOf<Rule extends Pick<CityDays, 'state' | 'confidence'>>(
  { confidence }: Chosen<NonresidentTable>,
  all: readonly Rule[],
  state: string,
): Rule | undefined {
  const rule = all.find((each) => each.state === state)
  return rule && confidence === 'provisional' ? { ...rule, confidence } : rule
}

const isLike = (home: string, { law }: Chosen<NonresidentTable>): boolean =>
  law.withholding.some(({ state }) => state === home) || stateW4Fields(home).length === 0
