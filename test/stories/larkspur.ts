import { type Paid, type PaidLine, paidLine } from '../../src/domain/filings/paid.ts'
import { addDays, type Day, day } from '../../src/kernel/dates.ts'
import { cents, usd } from '../../src/kernel/money.ts'

/** A constructed half year of three workers: `type=amount`, `type=employee+employer`, `code=taxable:amount` (`!`: employer). */
type Row = readonly [
  worker: string,
  payDate: string,
  begin: string,
  earnings: string,
  deductions: string,
  taxes: string,
]

// biome-ignore format: one paycheck a row
const rows: readonly Row[] = [
  ['ana', '2025-07-11', '2025-06-22', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.futa!=5015.00:30.09 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35 GA.sui!=5015.00:135.41'],
  ['ana', '2025-07-25', '2025-07-06', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.futa!=1985.00:11.91 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35 GA.sui!=4485.00:121.10'],
  ['ana', '2025-08-08', '2025-07-20', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-08-22', '2025-08-03', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-09-05', '2025-08-17', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-09-19', '2025-08-31', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-10-03', '2025-09-14', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-10-17', '2025-09-28', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-10-31', '2025-10-12', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-11-14', '2025-10-26', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-11-28', '2025-11-09', 'Salary=5200.00 Group-Term_Life=4.15 Bonus=3000.00', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=492.00+156.00',
    'US.socialSecurity=8019.15:497.19 US.socialSecurity!=8019.15:497.19 US.medicare=8019.15:116.28 US.medicare!=8019.15:116.28 US.incomeTax=7527.15:1333.43 GA.incomeTax=7527.15:366.71'],
  ['ana', '2025-12-12', '2025-11-23', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['ana', '2025-12-26', '2025-12-07', 'Salary=5200.00 Group-Term_Life=4.15', 'Medical=85.00+210.00 HSA=100.00+50.00 401(k)=312.00+156.00',
    'US.socialSecurity=5019.15:311.19 US.socialSecurity!=5019.15:311.19 US.medicare=5019.15:72.78 US.medicare!=5019.15:72.78 US.incomeTax=4707.15:716.14 GA.incomeTax=4707.15:220.35'],
  ['bo', '2025-07-11', '2025-06-22', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.futa!=7000.00:126.00 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12 CA.sui!=7000.00:238.00 CA.ett!=7000.00:7.00'],
  ['bo', '2025-07-25', '2025-07-06', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-08-08', '2025-07-20', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-08-22', '2025-08-03', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-09-05', '2025-08-17', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-09-19', '2025-08-31', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-10-03', '2025-09-14', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-10-17', '2025-09-28', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-10-31', '2025-10-12', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=19260.00:1194.12 US.socialSecurity!=19260.00:1194.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-11-14', '2025-10-26', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.socialSecurity=2760.00:171.12 US.socialSecurity!=2760.00:171.12 US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-11-28', '2025-11-09', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.additionalMedicare=11860.00:106.74 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-12-12', '2025-11-23', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.additionalMedicare=19260.00:173.34 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['bo', '2025-12-26', '2025-12-07', 'Salary=19500.00', 'Medical=240.00+360.00 401(k)=1500.00+0.00 Roth_401(k)=200.00+0.00',
    'US.medicare=19260.00:279.27 US.medicare!=19260.00:279.27 US.additionalMedicare=19260.00:173.34 US.incomeTax=17760.00:3395.74 CA.incomeTax=17760.00:1699.11 CA.sdi=19260.00:231.12'],
  ['cam', '2025-07-11', '2025-06-22', 'Regular=1440.00 Overtime=108.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1898.00:117.68 US.socialSecurity!=1898.00:117.68 US.medicare=1898.00:27.52 US.medicare!=1898.00:27.52 US.futa!=1898.00:11.39 US.incomeTax=1898.00:33.91 NY.incomeTax=1898.00:82.39 NY-NYC.incomeTax=1898.00:60.98 NY.sdi=240.00:1.20 NY.familyLeave=1898.00:7.36 NY.sui!=1898.00:64.53 NY.rsf!=1898.00:1.42'],
  ['cam', '2025-07-25', '2025-07-06', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.futa!=1790.00:10.74 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95 NY.sui!=1790.00:60.86 NY.rsf!=1790.00:1.34'],
  ['cam', '2025-08-08', '2025-07-20', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.futa!=1790.00:10.74 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95 NY.sui!=1790.00:60.86 NY.rsf!=1790.00:1.34'],
  ['cam', '2025-08-22', '2025-08-03', 'Regular=1440.00 Overtime=108.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1898.00:117.68 US.socialSecurity!=1898.00:117.68 US.medicare=1898.00:27.52 US.medicare!=1898.00:27.52 US.futa!=1522.00:9.13 US.incomeTax=1898.00:33.91 NY.incomeTax=1898.00:82.39 NY-NYC.incomeTax=1898.00:60.98 NY.sdi=240.00:1.20 NY.familyLeave=1898.00:7.36 NY.sui!=1898.00:64.53 NY.rsf!=1898.00:1.42'],
  ['cam', '2025-09-05', '2025-08-17', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95 NY.sui!=1790.00:60.86 NY.rsf!=1790.00:1.34'],
  ['cam', '2025-09-19', '2025-08-31', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95 NY.sui!=1790.00:60.86 NY.rsf!=1790.00:1.34'],
  ['cam', '2025-10-03', '2025-09-14', 'Regular=1440.00 Overtime=108.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1898.00:117.68 US.socialSecurity!=1898.00:117.68 US.medicare=1898.00:27.52 US.medicare!=1898.00:27.52 US.incomeTax=1898.00:33.91 NY.incomeTax=1898.00:82.39 NY-NYC.incomeTax=1898.00:60.98 NY.sdi=240.00:1.20 NY.familyLeave=1898.00:7.36 NY.sui!=1844.00:62.70 NY.rsf!=1844.00:1.38'],
  ['cam', '2025-10-17', '2025-09-28', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95'],
  ['cam', '2025-10-31', '2025-10-12', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95'],
  ['cam', '2025-11-14', '2025-10-26', 'Regular=1440.00 Overtime=108.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1898.00:117.68 US.socialSecurity!=1898.00:117.68 US.medicare=1898.00:27.52 US.medicare!=1898.00:27.52 US.incomeTax=1898.00:33.91 NY.incomeTax=1898.00:82.39 NY-NYC.incomeTax=1898.00:60.98 NY.sdi=240.00:1.20 NY.familyLeave=1898.00:7.36'],
  ['cam', '2025-11-28', '2025-11-09', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95'],
  ['cam', '2025-12-12', '2025-11-23', 'Regular=1440.00 Tips=382.55 Cash_Tips=117.45', 'Dependent_Care_FSA=150.00+0.00',
    'US.socialSecurity=1790.00:110.98 US.socialSecurity!=1790.00:110.98 US.medicare=1790.00:25.96 US.medicare!=1790.00:25.96 US.incomeTax=1790.00:20.95 NY.incomeTax=1790.00:76.45 NY-NYC.incomeTax=1790.00:56.50 NY.sdi=240.00:1.20 NY.familyLeave=1790.00:6.95'],
]

export interface LarkspurCheck extends Paid {
  readonly begin: Day
  readonly end: Day
}

const STATES: Readonly<Record<string, string>> = { ana: 'GA', bo: 'CA', cam: 'NY' }

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text === '' ? [] : text.split(' ').map((word) => word.replaceAll('_', ' ').split('=') as [string, string])

const linesOf = (earnings: string, deductions: string, taxes: string): readonly PaidLine[] => [
  ...pairs(earnings).map(([type, amount]) => paidLine('earning', type, usd(amount), usd(amount))),
  ...pairs(deductions).flatMap(([type, amounts]) => {
    const [employee = 0n, employer = 0n] = amounts.split('+').map((amount) => usd(amount))
    const kind = type.startsWith('Roth') ? 'aftertax' : 'pretax'
    return [paidLine(kind, type, employee, employee), paidLine('employerBenefit', type, employer, employer)]
  }),
  ...pairs(taxes).map(([code, amounts]) => {
    const [taxable = 0n, amount = 0n] = amounts.split(':').map((text) => usd(text))
    const isEmployers = code.endsWith('!')
    return paidLine(isEmployers ? 'employerTax' : 'employeeTax', code.replace('!', ''), taxable, amount)
  }),
]

const sum = (lines: readonly PaidLine[], of: (line: PaidLine) => boolean): bigint =>
  lines.filter(of).reduce((all, { amount }) => all + amount, 0n)

export const larkspur: readonly LarkspurCheck[] = rows.map(
  ([worker, payDate, begin, earnings, deductions, taxes]) => {
    const lines = linesOf(earnings, deductions, taxes)
    const tips = sum(lines, ({ kind, code }) => kind === 'earning' && code.endsWith('Tips'))
    const social = lines.find(({ kind, code }) => kind === 'employeeTax' && code === 'US.socialSecurity')
    return {
      userId: worker,
      payDate: day(payDate),
      begin: day(begin),
      end: addDays(day(begin), 13),
      state: STATES[worker]!,
      lines,
      tips: cents(tips),
      // Nobody with tips comes near the base.
      ssTips: cents(social ? tips : 0n),
      overtimePremium: cents(0n),
    }
  },
)
