import { expect, test } from 'vitest'
import { type CompanyTaskFacts, companyTasks } from '../../../src/domain/company/company-tasks.ts'
import { day } from '../../../src/kernel/dates.ts'

const payable: CompanyTaskFacts = {
  kybStatus: 'passed',
  hasKybInformation: true,
  isNonProfit: false,
  hasBeneficialOwner: true,
  hasFilingLocation: true,
  accounts: [{ status: 'ready', asksForMicroDeposits: false }],
  statesWithoutRegistration: [],
  hasSchedule: true,
  workerTypesWithoutSchedule: [],
  hasActiveWorker: true,
  isHistoryMissing: false,
  owedFunding: { owed: 0n, drawnOn: null },
  isTermsAccepted: true,
  heldTaxes: [],
  returnedPayments: [],
  failedAccounts: [],
  failedPayrolls: [],
  awaitedWires: [],
  overpaidWorkers: [],
}

const returned = (name: string, returnCode: string) => ({
  ...{ transferId: '0199', agencyName: 'State SDU', payee: 'Ann Reed', amount: 25_000n },
  ...{ name, returnCode },
})

const account = (status: 'pending' | 'failed' | 'active', asksForMicroDeposits = false) => ({
  status,
  asksForMicroDeposits,
})

const failedAccount = { name: 'Ann Reed', mask: '*****6789', failure: 'R03 No account' }
const failedPayroll = {
  ...{ period: '06/01/2026 - 06/14/2026', payDate: day('2026-06-19') },
  ...{ returnCode: 'R01', isWired: false },
}
const wire = {
  ...{ companyId: '0199', company: 'Blue', payPeriodId: '0199', runId: '0199-9c41d07b2e', isLocked: true },
  ...{ method: 'Wire' as const, amount: 1_234_567n, dueOn: day('2026-06-18'), payDate: day('2026-06-19') },
}

// biome-ignore format: a table
const rows: readonly [Partial<CompanyTaskFacts>, readonly string[]][] = [
  [{},                                                              []],
  [{ kybStatus: 'new', hasKybInformation: false },                  ['Add KYB Information']],
  [{ kybStatus: 'new' },                                            ['Start KYB']],
  [{ kybStatus: 'pending' },                                        ['Wait For KYB']],
  [{ kybStatus: 'failed' },                                         ['Correct KYB Information']],
  [{ hasBeneficialOwner: false },                                   ['Add Beneficial Owner']],
  [{ hasBeneficialOwner: false, isNonProfit: true },                []],
  [{ hasFilingLocation: false },                                    ['Add Filing Location']],
  [{ accounts: [] },                                                ['Add Company Bank Account']],
  [{ accounts: [account('failed')] },                               ['Add Company Bank Account']],
  [{ accounts: [account('pending')] },                              ['Wait For Bank Account']],
  [{ accounts: [account('pending', true)] },                        ['Verify Micro-Deposits']],
  [{ accounts: [account('pending', true), account('active')] },     []],
  [{ statesWithoutRegistration: ['GA', 'TX'] },                     ['Add State Registration', 'Add State Registration']],
  [{ hasSchedule: false },                                          ['Add Pay Schedule']],
  [{ workerTypesWithoutSchedule: ['1099-NEC'] },                    ['Add Pay Schedule']],
  [{ hasSchedule: false, workerTypesWithoutSchedule: ['W2'] },      ['Add Pay Schedule']],
  [{ hasActiveWorker: false },                                      ['Onboard Worker']],
  [{ isHistoryMissing: true },                                      ['Import Payroll History']],
  [{ owedFunding: { owed: 1n, drawnOn: null } },                     ['Pay What Is Owed']],
  [{ awaitedWires: [wire, wire] },                                  ['Send Wire', 'Send Wire']],
  [{ overpaidWorkers: [{ name: 'Ann Reed', owed: 1n }] },            ['Settle Overpayment']],
  [{ failedPayrolls: [failedPayroll] },                             ['Run Failed Payroll Again']],
  [{ failedAccounts: [failedAccount, failedAccount] },              ['Mend Bank Account', 'Mend Bank Account']],
  [{ isTermsAccepted: false },                                      ['Accept Terms']],
  [{ returnedPayments: [returned('GarnishmentPayment', 'R03')] },   ['Correct Garnishment']],
  [{ returnedPayments: [returned('GarnishmentPayment', 'R22')] },   ['Correct Garnishment']],
  [{ returnedPayments: [returned('GarnishmentPayment', 'R24')] },   ['Issue Payment Again']],
  [{ returnedPayments: [returned('TaxPayment', 'R03')] },           ['Issue Payment Again']],
  [{ returnedPayments: [returned('TaxPayment', 'R99')] },           ['Issue Payment Again']],
  [{ returnedPayments: [returned('AchCredit', 'R03')] },            ['Issue Payment Again']],
]

test.each(rows)('%o → %j', (over, expected) => {
  expect(companyTasks({ ...payable, ...over }).map(({ task }) => task)).toEqual(expected)
})

test('each state is named', () => {
  const tasks = companyTasks({ ...payable, statesWithoutRegistration: ['GA', 'TX'] })
  expect(tasks.map(({ description }) => description)).toEqual([
    'There is no state registration for GA, where people work.',
    'There is no state registration for TX, where people work.',
  ])
})

test('a payment that came back is told with amount, agency, reason and what to do', () => {
  const told = (payment: ReturnType<typeof returned>) =>
    companyTasks({ ...payable, returnedPayments: [payment] })[0]
  expect(told(returned('TaxPayment', 'R03'))).toEqual({
    code: 'issuePayment',
    task: 'Issue Payment Again',
    description:
      'A payment of 250.00 to State SDU came back: R03 No Account / Unable to Locate. The operator corrects the ' +
      'account of the agency; then it goes out again. requestReferenceId 0199.',
    operation: 'payroll/reissuePayment',
  })
  expect(told(returned('AchCredit', 'R03'))!.description).toBe(
    'A payment of 250.00 to Ann Reed came back: R03 No Account / Unable to Locate. It is still owed: pay it again to another ' +
      'account, or by Check. requestReferenceId 0199.',
  )
  expect(told(returned('TaxPayment', 'R01'))!.description).toContain('as often as it may be')
  expect(told(returned('TaxPayment', 'R24'))!.description).toContain(
    'Ask the agency before it is sent again.',
  )
})
