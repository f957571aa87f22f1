import { type Day, day } from '../../../kernel/dates.ts'
import { type Cents, usd } from '../../../kernel/money.ts'
import type { StateCode } from '../../language/states.ts'
import type { Confidence } from '../../language/types.ts'
import type { CreditorLimit, CreditorRule, LimitPart } from './creditorRule.ts'

export const creditorCheckedThrough: Day = day('2026-12-31')

/**
 * The federal limit (15 USC 1673(a)): the lesser of 25 % of disposable pay and what exceeds thirty hours of the
 * federal minimum wage, 217.50 a week. It is the outer limit in every state: the smaller of both is taken.
 */
export const federalCreditorRule: CreditorRule = {
  parts: [
    { take: '25%', of: 'disposable' },
    { take: '100%', of: 'disposable', above: { hours: 30, wage: 'federal' } },
  ],
}

/** The state's rule on a day; the federal limit still applies beside it. */
export function creditorLimit(state: StateCode, on: Day): CreditorLimit | undefined {
  if (on > creditorCheckedThrough) return undefined
  return creditorLimits.findLast((row) => row.state === state && row.effective <= on)
}

const percent = (take: string, of: 'gross' | 'disposable' = 'disposable'): LimitPart => ({ take, of })
const over = (hours: number, wage: 'federal' | 'state', take = '100%'): LimitPart => ({
  take,
  of: 'disposable',
  above: { hours, wage },
})
const overWeekly = (weekly: Cents): LimitPart => ({ take: '100%', of: 'disposable', above: { weekly } })

/** As printed for each period; a day keeps the whole of a week ("any period of one week or less"). */
const oregon = (week: number, twoWeeks: number, halfMonth: number, month: number): LimitPart => ({
  take: '100%',
  of: 'disposable',
  above: {
    weekly: usd(week),
    printed: { Daily: usd(week), BiWeekly: usd(twoWeeks), SemiMonthly: usd(halfMonth), Monthly: usd(month) },
  },
})

type Terms = Omit<CreditorLimit, 'state' | 'effective' | 'source' | 'confidence'>

const federal: Terms = federalCreditorRule
const nothing: Terms = { parts: [] }

const statute = 'state exemption statute, recalled'
const ors = 'ORS 18.385(2)'
const barred = 'legalclarity.org: states that prohibit wage garnishment'

const row = (
  state: StateCode,
  terms: Terms,
  confidence: Confidence = 'recalled',
  { effective = '2023-09-01', source = statute } = {},
): CreditorLimit => ({ state, effective: day(effective), ...terms, source, confidence })

// biome-ignore format: one state a line where it fits
export const creditorLimits: readonly CreditorLimit[] = [
  row('AK', { parts: [overWeekly(usd(473))], variants: [{ when: 'soleEarner', parts: [overWeekly(usd(743))] }] }, 'verified', { source: 'AS 09.38.030, 8 AAC 95.030; CIV-511 (8/26)' }),
  row('AL', federal),
  row('AR', federal),
  row('AZ', { parts: [percent('10%'), over(60, 'state')], review: 'the highest applicable minimum wage counts, local ones included' }),
  row('CA', { parts: [percent('20%'), over(48, 'state', '40%')], review: 'where a local minimum wage is higher, it counts' }),
  row('CO', { parts: [percent('20%'), over(40, 'state')] }),
  row('CT', { parts: [percent('25%'), over(40, 'state')] }),
  row('DC', { parts: [over(40, 'state', '25%')] }),
  row('DE', { parts: [percent('15%')] }),
  row('FL', { ...federal, variants: [{ when: 'headOfFamily', parts: [overWeekly(usd(750))] }], review: 'above 750 a week a head of family must have agreed in writing' }),
  row('GA', federal),
  row('HI', { ...federal, monthlySlices: [{ over: usd(0), take: '5%' }, { over: usd(100), take: '10%' }, { over: usd(200), take: '20%' }] }),
  row('IA', { ...federal, review: 'yearly dollar limits per creditor by expected earnings apply as the order states them' }),
  row('ID', federal),
  row('IL', { parts: [percent('15%', 'gross'), over(45, 'state')] }),
  row('IN', federal),
  row('KS', federal),
  row('KY', federal),
  row('LA', federal),
  row('MA', { parts: [percent('15%', 'gross'), over(50, 'state')] }),
  row('MD', { parts: [percent('25%'), over(30, 'state')] }),
  row('ME', { parts: [percent('25%'), over(40, 'state')] }),
  row('MI', federal),
  row('MN', { parts: [percent('25%'), over(40, 'state')] }),
  row('MN', { parts: [percent('25%')], steps: [{ overHours: 40, take: '10%' }, { overHours: 60, take: '15%' }, { overHours: 80, take: '25%' }] }, 'verified', { effective: '2025-04-01', source: 'Minn. Stat. 571.922' }),
  row('MO', { ...federal, variants: [{ when: 'headOfFamily', parts: [percent('10%')] }], review: 'the 10 % limit is for resident heads of family' }),
  row('MS', { ...federal, graceDays: 30 }),
  row('MT', federal),
  row('NC', { ...nothing, review: 'taxes, support, student loans and some county debts only' }, 'verified', { source: barred }),
  row('ND', { parts: [percent('25%'), over(40, 'federal')], lessPerDependentWeekly: usd(20) }),
  row('NE', { parts: [percent('25%')], variants: [{ when: 'headOfFamily', parts: [percent('15%')] }] }),
  row('NH', { parts: [over(50, 'federal')], review: 'only wages earned when the order was served' }),
  row('NJ', { parts: [percent('10%')], variants: [{ when: 'incomeOver250PercentOfPoverty', parts: [percent('25%')] }] }),
  row('NM', { parts: [percent('25%'), over(40, 'state')] }),
  row('NV', { parts: [percent('25%'), over(50, 'federal')], lowGross: { weeklyUpTo: usd(770), parts: [percent('18%'), over(50, 'federal')] } }),
  row('NY', { parts: [percent('10%', 'gross'), percent('25%'), over(30, 'state')] }, 'recalled', { source: 'CPLR 5231(b)' }),
  row('OH', federal),
  row('OK', federal),
  row('OR', { parts: [percent('25%'), oregon(254, 509, 545, 1_090)] }, 'verified', { source: ors }),
  row('OR', { parts: [percent('25%'), oregon(305, 611, 655, 1_309)] }, 'verified', { effective: '2025-01-01', source: ors }),
  row('OR', { parts: [percent('25%'), oregon(338, 675, 737, 1_458)] }, 'verified', { effective: '2025-07-01', source: ors }),
  row('OR', { parts: [percent('25%'), oregon(400, 832, 912, 1_792)] }, 'verified', { effective: '2026-07-01', source: ors }),
  row('PA', { ...nothing, variants: [{ when: 'rentJudgment', parts: [percent('10%')] }], review: 'support, taxes, student loans and rent judgments only' }, 'verified', { source: barred }),
  row('RI', federal),
  row('SC', nothing, 'verified', { source: barred }),
  row('SD', { parts: [percent('20%'), over(40, 'federal')], lessPerDependentWeekly: usd(25) }),
  row('TN', { ...federal, lessPerDependentWeekly: usd('2.50') }),
  row('TX', { ...nothing, review: 'support, federal taxes and student loans only' }, 'verified', { source: barred }),
  row('UT', federal),
  row('VA', { parts: [percent('25%'), over(40, 'state')] }),
  row('VT', { ...federal, variants: [{ when: 'consumerDebt', parts: [percent('15%'), over(40, 'federal')] }] }),
  row('WA', { parts: [percent('25%'), over(35, 'federal')], variants: [
    { when: 'consumerDebt', parts: [percent('20%'), over(35, 'state')] },
    { when: 'privateStudentLoan', parts: [percent('15%'), over(50, 'state')] },
  ] }),
  row('WI', { parts: [percent('20%')], variants: [{ when: 'belowPoverty', parts: [] }] }),
  row('WV', { parts: [percent('20%'), over(50, 'federal')] }),
  row('WY', federal),
]
