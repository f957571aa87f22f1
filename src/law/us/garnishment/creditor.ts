import { type Cents, usd } from '../../../kernel/money.ts'

/** A creditor receives the least of all parts, the federal ones included: the law that protects more wins. */
export interface CreditorPart {
  readonly share: string
  readonly of: 'disposable' | 'gross'
  /** What a week leaves untouched before the share is taken. */
  readonly above?: { hours: number; wage: 'federal' | 'state' } | { weekly: Cents }
  readonly when?: 'headOfFamily' | 'consumerDebt'
  /** Applies only while gross is at most this a week. */
  readonly grossWeeklyAtMost?: Cents
  /** The court may order a higher percentage; the federal ceiling stays. */
  readonly unlessOrdered?: true
}

export interface CreditorLimit {
  readonly state: string
  readonly from?: string
  /** No wage garnishment for ordinary debts at all. */
  readonly barred?: true
  readonly parts: readonly CreditorPart[]
  /** Nothing at all while disposable earnings are below this many hours of state minimum wage a week. */
  readonly noneBelowHours?: number
  readonly perDependentWeekly?: Cents
  readonly daysAfterService?: number
  readonly confidence: 'verified' | 'recalled' | 'unsure'
  readonly note?: string
}

const share = (percent: string, more: Omit<CreditorPart, 'share' | 'of'> = {}): CreditorPart => ({
  share: percent,
  of: 'disposable',
  ...more,
})
const ofGross = (percent: string): CreditorPart => ({ share: percent, of: 'gross' })
const above = (hours: number, wage: 'federal' | 'state', percent = '100%'): CreditorPart =>
  share(percent, { above: { hours, wage } })
const aboveWeekly = (dollars: number, more: Omit<CreditorPart, 'share' | 'of'> = {}): CreditorPart =>
  share('100%', { above: { weekly: usd(dollars) }, ...more })

/**
 * States that protect more than 15 USC 1673; a state that is not here follows the federal rule. `state` wages are the
 * higher of the state's and the federal minimum. Later rows of a state replace earlier ones from their date on.
 */
export const creditorLimits: readonly CreditorLimit[] = [
  { state: 'AK', parts: [aboveWeekly(473)], confidence: 'unsure', note: 'indexed; 741 for a sole earner' },
  { state: 'AZ', parts: [share('10%'), above(60, 'state')], confidence: 'recalled', note: 'Proposition 209' },
  {
    state: 'CA',
    parts: [share('20%'), above(48, 'state', '40%')],
    confidence: 'recalled',
    note: 'CCP 706.050',
  },
  { state: 'CO', parts: [share('20%'), above(40, 'state')], confidence: 'recalled' },
  { state: 'CT', parts: [above(40, 'state')], confidence: 'recalled' },
  { state: 'DC', parts: [above(40, 'state', '25%')], confidence: 'recalled' },
  { state: 'DE', parts: [share('15%')], confidence: 'recalled' },
  { state: 'FL', parts: [aboveWeekly(750, { when: 'headOfFamily' })], confidence: 'recalled' },
  {
    state: 'HI',
    parts: [share('20%')],
    confidence: 'recalled',
    note: '5% of the first 100 a month and 10% of the next are not split off',
  },
  {
    state: 'IA',
    parts: [],
    confidence: 'recalled',
    note: 'yearly dollar caps by income are entered as the order’s total',
  },
  { state: 'IL', parts: [ofGross('15%'), above(45, 'state')], confidence: 'recalled' },
  { state: 'MA', parts: [ofGross('15%'), above(50, 'state')], confidence: 'recalled' },
  { state: 'MD', parts: [above(30, 'state')], confidence: 'recalled' },
  { state: 'ME', parts: [above(40, 'state')], confidence: 'recalled' },
  {
    state: 'MN',
    parts: [above(40, 'state')],
    confidence: 'unsure',
    note: '10, 15 and 25% tiers since 2025-04-01 are not split off',
  },
  { state: 'MO', parts: [share('10%', { when: 'headOfFamily' })], confidence: 'recalled' },
  { state: 'MS', parts: [], daysAfterService: 30, confidence: 'recalled' },
  { state: 'NC', parts: [], barred: true, confidence: 'verified' },
  { state: 'ND', parts: [above(40, 'federal')], perDependentWeekly: usd(20), confidence: 'recalled' },
  { state: 'NE', parts: [share('15%', { when: 'headOfFamily' })], confidence: 'recalled' },
  { state: 'NH', parts: [above(50, 'federal')], confidence: 'recalled' },
  {
    state: 'NJ',
    parts: [share('10%', { unlessOrdered: true })],
    confidence: 'recalled',
    note: 'more only above 250% of the poverty level',
  },
  { state: 'NM', parts: [above(40, 'state')], confidence: 'recalled' },
  {
    state: 'NV',
    parts: [share('18%', { grossWeeklyAtMost: usd(770) }), above(50, 'federal')],
    confidence: 'recalled',
  },
  { state: 'NY', parts: [ofGross('10%')], noneBelowHours: 30, confidence: 'recalled', note: 'CPLR 5231' },
  { state: 'OR', parts: [aboveWeekly(305)], confidence: 'unsure' },
  { state: 'OR', from: '2025-07-01', parts: [aboveWeekly(400)], confidence: 'unsure' },
  { state: 'PA', parts: [], barred: true, confidence: 'verified' },
  { state: 'SC', parts: [], barred: true, confidence: 'verified' },
  {
    state: 'SD',
    parts: [share('20%'), above(40, 'federal')],
    perDependentWeekly: usd(25),
    confidence: 'recalled',
  },
  { state: 'TN', parts: [], perDependentWeekly: usd('2.50'), confidence: 'recalled' },
  { state: 'TX', parts: [], barred: true, confidence: 'verified' },
  { state: 'VA', parts: [above(40, 'state')], confidence: 'recalled' },
  {
    state: 'VT',
    parts: [
      share('15%', { when: 'consumerDebt' }),
      share('100%', { above: { hours: 40, wage: 'federal' }, when: 'consumerDebt' }),
    ],
    confidence: 'recalled',
  },
  {
    state: 'WA',
    parts: [
      above(35, 'federal'),
      share('20%', { when: 'consumerDebt' }),
      share('100%', { above: { hours: 35, wage: 'state' }, when: 'consumerDebt' }),
    ],
    confidence: 'recalled',
  },
  {
    state: 'WI',
    parts: [share('20%')],
    confidence: 'recalled',
    note: 'none if the household is below the poverty level: the order says so',
  },
  { state: 'WV', parts: [share('20%'), above(50, 'federal')], confidence: 'recalled' },
]
