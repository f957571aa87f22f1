import { describe, expect, test } from 'vitest'
import { stubPdf } from '../../../src/domain/statement/page/stub-pdf.ts'
import { type Stub, stubForm } from '../../../src/domain/statement/stub.ts'
import { stateCodes } from '../../../src/domain/values.ts'
import { editionsOf } from '../../../src/law/engine/shelf.ts'
import type { WageContent } from '../../../src/law/language/wage-statement.ts'
import { stubFonts } from '../../../src/store/files/fonts.ts'
import { flat, pdfPages } from '../../support/pdf-text.ts'
import { hourly, period, stubFacts, taxes } from './people.ts'

/** A waiter paid by the hour, with overtime, tips, sick leave and a name over the door: every demand is about someone like him. */
const busy = (state: string) =>
  stubFacts({
    state,
    earnings: [
      { ...hourly, hours: 40, rate: 25_000, amount: '100.00' },
      { type: 'Overtime', hours: 5, rate: 60_000, amount: '30.00' },
      { type: 'Sick Leave', hours: 8, rate: 25_000, amount: '20.00' },
      { type: 'Tips', amount: '900.00' },
    ],
    rows: [...taxes, ['aftertax', 'Other', 'Uniform', '12.34', '24.68']],
    hoursWorked: 4500,
    hoursPaid: 5300,
    facts: {
      employer: { ...stubFacts().employer, doingBusinessAs: 'The Lantern Room' },
      leave: [
        { name: 'Sick Leave', policyType: 'Sick Leave', balance: 1634, usedInPeriod: 800, usedInYear: 1200 },
      ],
    },
  })

/** What of the record shows each content, and how it is printed. */
const shown: Readonly<Record<WageContent, { of: (stub: Stub) => unknown; printed: readonly string[] }>> = {
  employerName: { of: (s) => s.companyName, printed: ['Harbor Light Provisions, Inc.'] },
  tradeName: { of: (s) => s.doingBusinessAs, printed: ['Doing business as The Lantern Room'] },
  employerAddress: {
    of: (s) => s.employerAddress?.address1,
    printed: ['120 Pier Road, Suite 4', 'Savannah, GA 31401'],
  },
  employerPhone: { of: (s) => s.employerPhoneNumber, printed: ['(912) 555-0100'] },
  employerStateNumber: { of: (s) => s.employerStateNumber, printed: ['OR employer number 1234567-8'] },
  employeeName: { of: (s) => s.userName, printed: ['Marisol Vega'] },
  employeeAddress: { of: (s) => s.userAddress?.address1, printed: ['8 Oak Lane', 'Savannah, GA 31405'] },
  employeeNumber: { of: (s) => s.ssnLastFour, printed: ['Social Security number ending in 6789'] },
  period: { of: (s) => s.payBeginDate && s.payEndDate, printed: ['Jun 1, 2026 – Jun 14, 2026'] },
  payDate: { of: (s) => s.payDate, printed: ['PAY DATE Jun 19, 2026'] },
  hours: { of: (s) => s.hoursWorked, printed: ['HOURS WORKED 45.00', 'Regular 2.50 40.00'] },
  overtimeHours: { of: (s) => s.overtimeHours, printed: ['5.00 overtime', 'Overtime 6.00 5.00'] },
  rates: { of: (s) => s.payRate && s.earnings[0]?.rate, printed: ['$25.00 an hour', 'Regular 2.50'] },
  payBasis: { of: (s) => s.payBasis, printed: ['an hour'] },
  overtimeRate: { of: (s) => s.overtimeRate, printed: ['OVERTIME RATE $6.00 an hour'] },
  overtimePay: { of: (s) => s.earnings[1]?.amount, printed: ['Overtime 6.00 5.00 30.00 30.00'] },
  gross: { of: (s) => s.gross, printed: ['Gross pay 53.00 $1,050.00'] },
  net: { of: (s) => s.net, printed: ['Net pay $728.51'] },
  earnings: { of: (s) => s.earnings.length, printed: ['Tips 900.00 900.00'] },
  deductions: {
    of: (s) => s.deductions.length,
    printed: ['Medicare 29.00', 'Uniform 12.34 24.68', 'Total $12.34'],
  },
  pieceUnits: { of: () => undefined, printed: [] },
  allowances: { of: (s) => s.allowances.length, printed: ['Tip credit toward the minimum wage'] },
  leaveBalance: { of: (s) => s.leaveBalances[0]?.balanceHours, printed: ['Sick Leave 8.00 12.00 16.34'] },
  leaveUsed: { of: (s) => s.leaveBalances[0]?.usedHoursYearToDate, printed: ['Sick Leave 8.00 12.00'] },
  leavePay: { of: (s) => s.earnings[2]?.yearToDate, printed: ['Sick Leave 2.50 8.00 20.00 20.00'] },
  yearToDate: { of: (s) => s.totals.taxes.yearToDate, printed: ['Year to date', '1,050.00', '3,709.80'] },
}

describe('1.10: a stub has what the state of work demands, as data and on the page', () => {
  test.each(stateCodes)('%s', async (state) => {
    const stub = stubForm(period(), busy(state))
    const text = flat(pdfPages(await stubPdf(stub, { fonts: stubFonts(), language: 'en' })))

    const { contents, missing, duty, source } = stub.requirements!
    expect(missing).toEqual([])
    expect(contents.length > 0).toBe(duty !== 'none')
    expect(source).toMatch(/\w/)
    for (const content of contents) {
      expect([content, shown[content].of(stub)]).not.toEqual([content, undefined])
      for (const words of shown[content].printed)
        expect([content, text]).toEqual([content, expect.stringContaining(words)])
    }
    expect(text).not.toContain('219-09-6789')
    expect(text).not.toContain('219096789')
  })
})

test('1.10: California, New York and Ohio want what their statutes list', () => {
  const wanted = (state: string) => stubForm(period(), busy(state)).requirements!.contents
  // Cal. Labor Code 226(a)(1), (2), (4) to (9) and 246(i); (3) is about piece rates.
  expect(wanted('CA')).toEqual([
    ...['gross', 'hours', 'deductions', 'net', 'period', 'employeeName', 'employeeNumber', 'employerName'],
    ...['employerAddress', 'rates', 'leaveBalance'],
  ])
  expect(wanted('NY')).toEqual(
    expect.arrayContaining(['employerPhone', 'payBasis', 'overtimeRate', 'allowances']),
  )
  expect(wanted('OH')).toEqual(expect.arrayContaining(['employeeAddress', 'overtimeHours']))
})

test('1.10: what nobody gave is named, with the operation that mends it', () => {
  const facts = busy('NY')
  const stub = stubForm(period(), {
    ...facts,
    employer: { ...facts.employer, phoneNumber: '', address: null },
  })
  expect(stub.requirements!.missing).toEqual([
    {
      content: 'employerAddress',
      message:
        'The state wants the address of the employer. Add a location: companyOnboarding/addCompanyLocation.',
    },
    {
      content: 'employerPhone',
      message:
        'The state wants the telephone number of the employer. Give the location a phone number: companyOnboarding/updateCompanyLocation.',
    },
  ])
})

test('1.10: who is exempt is asked for no hours, a contractor for nothing', () => {
  const facts = busy('NY')
  const exempt = { ...facts, wage: { ...facts.wage!, employeeType: 'Salary/No overtime' } }
  expect(stubForm(period(), exempt).requirements!.contents).not.toContain('hours')
  const contractor = stubFacts({ input: { workerType: '1099-NEC' } })
  expect(stubForm(period(), contractor).requirements).toBeNull()
})

test('1.10: every state has a row, Ohio and Nebraska a later one', () => {
  const rows = stateCodes.map((state) => [state, editionsOf('wageStatement', state).length] as const)
  expect(rows.filter(([, count]) => count !== 1)).toEqual([
    ['NE', 2],
    ['OH', 2],
  ])
})
