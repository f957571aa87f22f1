import { usd } from '../../../kernel/money.ts'
import {
  type CreditorTerms,
  creditorLimits,
  overHours,
  overWeekly,
  percent,
} from '../../language/creditor-limit.ts'

const statute = 'state exemption statute, recalled'
const ors = 'ORS 18.385(2)'
const barred = 'legalclarity.org: states that prohibit wage garnishment'
const federal: CreditorTerms = {
  parts: [percent('25%'), overHours(30, 'federal')],
}
const nothing: CreditorTerms = { parts: [] }

// biome-ignore format: one state a line where it fits
export const law = creditorLimits(
  { table: 'creditorLimit', effective: '2023-09-01', checkedThrough: '2026-12-31', revision: 1 },
  [
    ['US', federal, 'verified', '15 USC 1673(a)'],
    ['AK', { parts: [overWeekly(usd(473))], variants: [{ when: 'soleEarner', parts: [overWeekly(usd(743))] }] }, 'verified', 'AS 09.38.030, 8 AAC 95.030; CIV-511 (8/26)'],
    ['AL', federal, 'recalled', statute],
    ['AR', federal, 'recalled', statute],
    ['AZ', { parts: [percent('10%'), overHours(60, 'state')], review: 'the highest applicable minimum wage counts, local ones included' }, 'recalled', statute],
    ['CA', { parts: [percent('20%'), overHours(48, 'state', '40%')], review: 'where a local minimum wage is higher, it counts' }, 'recalled', statute],
    ['CO', { parts: [percent('20%'), overHours(40, 'state')] }, 'recalled', statute],
    ['CT', { parts: [percent('25%'), overHours(40, 'state')] }, 'recalled', statute],
    ['DC', { parts: [overHours(40, 'state', '25%')] }, 'recalled', statute],
    ['DE', { parts: [percent('15%')] }, 'recalled', statute],
    ['FL', { ...federal, variants: [{ when: 'headOfFamily', parts: [overWeekly(usd(750))] }], review: 'above 750 a week a head of family must have agreed in writing' }, 'recalled', statute],
    ['GA', federal, 'recalled', statute],
    ['HI', { ...federal, monthlySlices: [{ over: usd(0), take: '5%' }, { over: usd(100), take: '10%' }, { over: usd(200), take: '20%' }] }, 'recalled', statute],
    ['IA', { ...federal, review: 'yearly dollar limits per creditor by expected earnings apply as the order states them' }, 'recalled', statute],
    ['ID', federal, 'recalled', statute],
    ['IL', { parts: [percent('15%', 'gross'), overHours(45, 'state')] }, 'recalled', statute],
    ['IN', federal, 'recalled', statute],
    ['KS', federal, 'recalled', statute],
    ['KY', federal, 'recalled', statute],
    ['LA', federal, 'recalled', statute],
    ['MA', { parts: [percent('15%', 'gross'), overHours(50, 'state')] }, 'recalled', statute],
    ['MD', { parts: [percent('25%'), overHours(30, 'state')] }, 'recalled', statute],
    ['ME', { parts: [percent('25%'), overHours(40, 'state')] }, 'recalled', statute],
    ['MI', federal, 'recalled', statute],
    ['MN', { parts: [percent('25%'), overHours(40, 'state')] }, 'recalled', statute],
    ['MO', { ...federal, variants: [{ when: 'headOfFamily', parts: [percent('10%')] }], review: 'the 10 % limit is for resident heads of family' }, 'recalled', statute],
    ['MS', { ...federal, graceDays: 30 }, 'recalled', statute],
    ['MT', federal, 'recalled', statute],
    ['NC', { ...nothing, review: 'taxes, support, student loans and some county debts only' }, 'verified', barred],
    ['ND', { parts: [percent('25%'), overHours(40, 'federal')], lessPerDependentWeekly: usd(20) }, 'recalled', statute],
    ['NE', { parts: [percent('25%')], variants: [{ when: 'headOfFamily', parts: [percent('15%')] }] }, 'recalled', statute],
    ['NH', { parts: [overHours(50, 'federal')], review: 'only wages earned when the order was served' }, 'recalled', statute],
    ['NJ', { parts: [percent('10%')], variants: [{ when: 'incomeOver250PercentOfPoverty', parts: [percent('25%')] }] }, 'recalled', statute],
    ['NM', { parts: [percent('25%'), overHours(40, 'state')] }, 'recalled', statute],
    ['NV', { parts: [percent('25%'), overHours(50, 'federal')], lowGross: { weeklyUpTo: usd(770), parts: [percent('18%'), overHours(50, 'federal')] } }, 'recalled', statute],
    ['NY', { parts: [percent('10%', 'gross'), percent('25%'), overHours(30, 'state')] }, 'recalled', 'CPLR 5231(b)'],
    ['OH', federal, 'recalled', statute],
    ['OK', federal, 'recalled', statute],
    ['OR', { parts: [percent('25%'), overWeekly(usd(254), { Daily: usd(254), BiWeekly: usd(509), SemiMonthly: usd(545), Monthly: usd(1_090) })] }, 'verified', ors],
    ['PA', { ...nothing, variants: [{ when: 'rentJudgment', parts: [percent('10%')] }], review: 'support, taxes, student loans and rent judgments only' }, 'verified', barred],
    ['RI', federal, 'recalled', statute],
    ['SC', nothing, 'verified', barred],
    ['SD', { parts: [percent('20%'), overHours(40, 'federal')], lessPerDependentWeekly: usd(25) }, 'recalled', statute],
    ['TN', { ...federal, lessPerDependentWeekly: usd('2.50') }, 'recalled', statute],
    ['TX', { ...nothing, review: 'support, federal taxes and student loans only' }, 'verified', barred],
    ['UT', federal, 'recalled', statute],
    ['VA', { parts: [percent('25%'), overHours(40, 'state')] }, 'recalled', statute],
    ['VT', { ...federal, variants: [{ when: 'consumerDebt', parts: [percent('15%'), overHours(40, 'federal')] }] }, 'recalled', statute],
    ['WA', { parts: [percent('25%'), overHours(35, 'federal')], variants: [
      { when: 'consumerDebt', parts: [percent('20%'), overHours(35, 'state')] },
      { when: 'privateStudentLoan', parts: [percent('15%'), overHours(50, 'state')] },
    ] }, 'recalled', statute],
    ['WI', { parts: [percent('20%')], variants: [{ when: 'belowPoverty', parts: [] }] }, 'recalled', statute],
    ['WV', { parts: [percent('20%'), overHours(50, 'federal')] }, 'recalled', statute],
    ['WY', federal, 'recalled', statute],
  ],
)
