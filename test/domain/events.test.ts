import { expect, test } from 'vitest'
import type { ZodType } from 'zod'
import { kybMachine } from '../../src/domain/company/kyb.ts'
import { families } from '../../src/domain/events.ts'
import { accountMachine } from '../../src/domain/money/account.ts'
import { transactionMachine } from '../../src/domain/money/transaction.ts'
import { payPeriodMachine } from '../../src/domain/payroll/period.ts'
import { kycMachine } from '../../src/domain/people/kyc.ts'
import { timeOffMachine } from '../../src/domain/time/time-off.ts'
import { eventRecords } from '../../src/wire/event.ts'
import { business, newSsn, registration } from '../support/bodies.ts'
import { account, kyc, people } from '../support/people.ts'
import { service } from '../support/service.ts'
import { type Change, type Watched, watch } from '../support/watch.ts'

const watched: readonly Watched[] = [
  { family: 'Company', table: 'company', column: 'kyb_status', id: 'company_id' },
  {
    family: 'Company Bank Account',
    table: 'company_bank_account',
    column: 'status',
    id: 'company_bank_account_id',
  },
  { family: 'Employee KYC', table: 'worker', column: 'kyc_status', id: 'user_id', silent: 'not initiated' },
  { family: 'Employee Status', table: 'worker', column: 'status', id: 'user_id' },
  {
    family: 'Employee Bank Account',
    table: 'user_bank_account',
    column: 'status',
    id: 'user_bank_account_id',
  },
  { family: 'Pay Schedule', table: 'pay_schedule', column: 'frequency', id: 'pay_schedule_id' },
  { family: 'Pay Period', table: 'pay_period', column: 'status', id: 'pay_period_id' },
  {
    family: 'Transaction',
    table: 'transfer',
    column: 'status',
    id: 'transfer_id',
    when: `new.name not in ('Accrual', 'TaxPayment', 'TaxCredit') and not (new.name in ('AchCredit', 'Check')
           and new.reverses_id is null and new.status in ('pending', 'complete'))`,
  },
  {
    family: 'Tax Payment',
    table: 'transfer',
    column: 'status',
    id: 'transfer_id',
    when: "new.name in ('TaxPayment', 'TaxCredit')",
  },
  { family: 'Time Card', table: 'time_card', column: 'status', id: 'time_card_id', silent: 'Open' },
  { family: 'Time Off', table: 'time_off_request', column: 'status', id: 'time_off_request_id' },
  { family: 'Document', table: 'document', column: 'document_type', id: 'document_id' },
]

/** Each machine of a state that has events; the user's status is derived from facts, so any change of it counts. */
const machines: Readonly<Record<string, { readonly table: object }>> = {
  Company: kybMachine,
  'Company Bank Account': accountMachine,
  'Employee KYC': kycMachine,
  'Employee Bank Account': accountMachine,
  'Pay Period': payPeriodMachine,
  Transaction: transactionMachine,
  'Tax Payment': transactionMachine,
  'Time Off': timeOffMachine,
}

/**
 * Told by the delivery loop alone, of an endpoint that it pauses or ends: test/tasks/delivery/engine.gone.test.ts; and by
 * filings and checks, whose lives are stories of their own: test/stories/filings.test.ts, test/stories/checks.test.ts.
 */
const ELSEWHERE = ['Webhook Endpoint', 'Filing', 'Check']

test('every family is watched', () => {
  expect([...watched.map(({ family }) => family), ...ELSEWHERE].sort()).toEqual(
    Object.values(families)
      .map(({ family }) => family)
      .sort(),
  )
})

test('whatever changes a state tells it in the same transaction', async () => {
  const sandbox = await service()
  const { ok, call, owner } = sandbox
  const { company: demo } = await ok('sandbox/seedDemoCompany', { employees: 2 })
  const changes = await watch(owner, watched)

  const companyId = await companies(sandbox)
  await workers(sandbox, companyId)
  await accounts(sandbox, companyId)
  await time(sandbox, demo.companyId)
  await periods(sandbox, demo.companyId)
  const dry = { headers: { 'dry-run': 'true' } }
  expect((await call('companyOnboarding/createBusiness', business(), dry)).status).toBe(200)

  const seen = await changes()
  expect(seen.filter(({ told }) => !told)).toEqual([])
  expect(new Set(seen.map(({ family }) => family)).size).toBe(watched.length)
  for (const [family, { table }] of Object.entries(machines)) {
    const own = seen.filter((change) => change.family === family && change.was !== null)
    expect(own.filter((change) => !pairsOf(table).has(pairOf(change)))).toEqual([])
  }
  // As often as something changed something was told: no event without a cause.
  const { rows } = await owner.query(`
    select e.family, e.entity_id from watched_event e where not exists (select from watched_change c
    where c.xid = e.xid and c.family = e.family and c.entity_id = e.entity_id)`)
  expect(rows).toEqual([])

  const { events } = await ok('reports/getEvents')
  for (const { payload } of events) {
    const [[root, [shown]]] = Object.entries(payload[0]) as [[keyof typeof eventRecords, [object]]]
    const fields = Object.entries(eventRecords[root].shape as Record<string, ZodType>)
    const due = fields.filter(([key, field]) => key in shown || !field.safeParse(undefined).success)
    expect(Object.keys(shown).sort()).toEqual(due.map(([key]) => key).sort())
  }
})

type House = Awaited<ReturnType<typeof service>>

const pairOf = ({ was, is }: Pick<Change, 'was' | 'is'>) => `${was} → ${is}`
const pairsOf = (table: object): Set<string> =>
  new Set(
    Object.values(table).flatMap((row: Record<string, string>) =>
      Object.entries(row).map(([was, is]) => pairOf({ was, is })),
    ),
  )

/** A business that passes, one that fails twice, one that begins by registering. */
async function companies({ ok }: House): Promise<string> {
  const good = (await ok('companyOnboarding/createBusiness', business())).registration.companyId
  const ein = '12-3450000'
  const bad = (await ok('companyOnboarding/createBusiness', business({ kybInformation: { ein } })))
    .registration
  const slow = (await ok('companyOnboarding/companyRegistration', registration())).registration.companyId
  const { kybInformation } = business()
  await ok('companyOnboarding/addKybInformation', { kybInformation: { companyId: slow, ...kybInformation } })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId: slow })
  await ok('sandbox/advanceClock', { hours: 1 })
  await ok('companyOnboarding/initiateCompanyKyb', { companyId: bad.companyId })
  await ok('sandbox/advanceClock', { hours: 1 })
  await ok('companyOnboarding/updateKybInformation', {
    kybInformation: { companyId: bad.companyId, ...business().kybInformation },
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  return good
}

/** One who goes all the way and back, one whose identity fails. */
async function workers(sandbox: House, companyId: string): Promise<void> {
  const { ok } = sandbox
  const { added, onboarded, later } = people(sandbox)
  const who = await onboarded(companyId)
  await later()
  const leave = {
    exitDate: '2026-12-31',
    personalEmail: 'jo@example.com',
    finalPayCheckType: 'They have already been paid',
  }
  await ok('adminPortal/deactivateUser', { user: { userId: who.userId, ...leave, additionalNotes: '' } })
  await ok('adminPortal/activateUser', { user: { userId: who.userId } })

  const other = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(other, { ssn: newSsn().replace(/\d{4}$/, '0001') }))
  await later()
  await ok('userOnboarding/initiateUserKyc', { userId: other.userId })
  await later()
  await ok('userOnboarding/addKycInformation', kyc(other))
  await ok('userPortal/addUserBankAccount', account(other))
  await later()
  const { user } = await ok('reports/getUser', other)
  const { userPayAccountEntityId } = user[0].bankAccounts[0]
  await ok('userPortal/deactivateUserBankAccount', { ...other, userPayAccountEntityId })
}

async function accounts({ ok }: House, companyId: string): Promise<void> {
  const { companyFundingSourceEntity: made } = await ok('adminPortal/addCompanyBankAccount', {
    companyFundingSourceEntity: {
      companyId,
      accountNumber: '000123456789',
      routingNumber: '021000021',
      bankName: 'First Example Bank',
      accountType: 'checking',
      accountName: 'Blue Heron Bakery',
    },
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { companyFundingSourceEntityId } = made
  await ok('adminPortal/deactivateCompanyBankAccount', { companyId, companyFundingSourceEntityId })
}

/** Cards that are sent back, approved and synced; leave that is denied, cancelled and taken; a document. */
async function time({ ok }: House, companyId: string): Promise<void> {
  const [{ userId }] = (await ok('reports/getActiveUsers', { companyId })).users
  const { clock } = await ok('sandbox/getClock')
  const { timeTrackingPolicy } = await ok('adminPortal/addTimeTrackingPolicy', {
    timeTrackingPolicy: { companyId, name: 'Hours' },
  })
  const { timeTrackingPolicyId } = timeTrackingPolicy
  await ok('adminPortal/addTimeTrackingPolicyAssignments', {
    companyId,
    timeTrackingPolicyId,
    userIds: [userId],
  })
  const { timeEntry } = await ok('userPortal/addTimeEntry', {
    companyId,
    userId,
    start: `${clock.today}T01:00`,
    end: `${clock.today}T02:00`,
  })
  const [{ payPeriodId }] = (await ok('reports/getTimeCards', { companyId })).timeCards
  const cards = { companyId, timeCardIds: [timeEntry.timeCardId] }
  await ok('userPortal/submitTimeCard', cards)
  await ok('adminPortal/rejectTimeCards', { ...cards, reason: 'again' })
  await ok('userPortal/updateTimeEntry', {
    companyId,
    userId,
    timeEntryId: timeEntry.timeEntryId,
    breakMinutes: 5,
  })
  await ok('userPortal/submitTimeCard', cards)
  await ok('adminPortal/approveTimeCards', cards)
  for (let twice = 0; twice < 2; twice++)
    await ok('adminPortal/syncTimeCardsToPayroll', { ...cards, payPeriodId })

  await leave({ ok }, { companyId, userId, today: clock.today })
  const file = { fileName: 'i9.pdf', documentType: 'I-9', fileBase64: 'JVBERi0xLjQK' }
  await ok('adminPortal/uploadDocument', { companyId, userId, ...file })
}

async function leave({ ok }: Pick<House, 'ok'>, at: { companyId: string; userId: string; today: string }) {
  const { companyId, userId, today } = at
  const { timeOffPolicy } = await ok('adminPortal/addTimeOffPolicy', {
    timeOffPolicy: {
      companyId,
      timeOffPolicyName: 'Leave',
      policyType: 'Vacation',
      earningMethod: 'Lump Sum',
      lumpSumHours: 40,
    },
  })
  const { timeOffPolicyId } = timeOffPolicy
  await ok('adminPortal/addTimeOffPolicyAssignment', {
    companyId,
    timeOffPolicyId,
    userIds: [userId],
    effectiveStartDate: today,
  })
  for (const decide of ['denyTimeOffRequest', 'cancelTimeOffRequest', 'approveTimeOffRequest']) {
    const { timeOffRequest } = await ok('userPortal/addTimeOffRequest', {
      timeOffRequest: {
        companyId,
        userId,
        policyType: 'Vacation',
        startDate: today,
        endDate: today,
        hours: 1,
        timeOffLineItems: [{ date: today, requestHours: 1 }],
      },
    })
    const { timeOffRequestId } = timeOffRequest
    const area = decide === 'cancelTimeOffRequest' ? 'userPortal' : 'adminPortal'
    await ok(`${area}/${decide}`, { companyId, userId, timeOffRequestId })
  }
}

/** A schedule, and periods that are run and skipped. */
async function periods({ ok }: House, companyId: string): Promise<void> {
  const list = async () => (await ok('reports/getUnProcessedPayPeriod', { companyId })).unprocessedPayPeriods
  const [first, second] = await list()
  const run = { companyId, payPeriodId: first.payPeriodId }
  await ok('payroll/initiatePayroll', { ...run, runNow: true })
  await ok('payroll/skipPayPeriod', { companyId, payPeriodId: second.payPeriodId, reason: 'closed' })
  await ok('payroll/addPaySchedule', {
    paySchedule: {
      companyId,
      workerType: '1099-NEC',
      compensationFrequency: 'Monthly',
      payBeginDate: '2027-01-01',
      payDate: '2027-02-05',
      standardWorkingHours: 40,
    },
  })
  await ok('sandbox/advanceClock', { days: 30 })
}
