import { expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { refused } from '../support/caller.ts'
import { payroll } from '../support/payroll.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { call, ok } = world
const { company, hire, schedule, run, later } = payroll(world)

/** Companies in Georgia that paid one worker each on June 18 and July 2, 2026; it is August 3. */
const started = async (kyb?: object) => {
  const companyId = await company({ today: '2026-06-01', states: { GA: '2.7%' }, ...(kyb && { kyb }) })
  const ada = await hire(companyId, {
    name: 'Ada Brown',
    state: 'GA',
    rate: 52_000,
    dateOfJoin: '2026-06-01',
  })
  return { companyId, ada }
}
const { companyId, ada } = await started()
const { companyId: rejectedId } = await started({ ein: '12-3450009' })
await later()
const periodsOf = (id: string) => schedule(id, { payBeginDate: '2026-06-01', payDate: '2026-06-19' })
const [own, others] = [await periodsOf(companyId), await periodsOf(rejectedId)]
const first = own[0]!
const runBoth = async (at: number) => {
  await run({ companyId, payPeriodId: own[at]!.payPeriodId })
  await run({ companyId: rejectedId, payPeriodId: others[at]!.payPeriodId })
}
await runBoth(0)
await ok('sandbox/setClock', { to: '2026-06-26T15:00:00Z' })
await runBoth(1)
await ok('sandbox/setClock', { to: '2026-08-03T15:00:00Z' })

const voided = (id: string, payPeriodId: string) =>
  ok('payroll/voidPayroll', { companyId: id, payPeriodId, reason: 'It was paid by mistake' })
const form941 = { companyId, form: '941', period: '2026-Q2' }
const prepared = async (filing: object = form941) =>
  (await ok('adminPortal/prepareFiling', { filing })).filing
const signer = { signerName: 'Ada Marsh', signerTitle: 'Owner', signerPhone: '404-555-0100' }

interface Line {
  readonly line: string
  readonly value: string
}

const linesOf = async (filingId: string): Promise<Record<string, string>> => {
  const { filing } = await ok('reports/getFiling', { filingId })
  return Object.fromEntries(filing.figures.lines.map(({ line, value }: Line) => [line, value]))
}

test('what is owed, when, and how far it is', async () => {
  const { filings } = await ok('reports/getFilings', { companyId, from: '2026-07-01', to: '2027-02-28' })
  const rows = filings.map((each: Record<string, string>) =>
    [each.jurisdiction, each.form, each.period, each.dueDate, each.status].join(' '),
  )
  expect(rows).toEqual([
    'GA withholding 2026-06 2026-07-15 draft',
    'GA wageReport 2026-Q2 2026-07-31 draft',
    'US 941 2026-Q2 2026-07-31 draft',
    'GA withholding 2026-07 2026-08-17 draft',
    'GA withholding 2026-08 2026-09-15 draft',
    'GA withholding 2026-09 2026-10-15 draft',
    'GA wageReport 2026-Q3 2026-11-02 draft',
    'US 941 2026-Q3 2026-11-02 draft',
    'GA withholding 2026-10 2026-11-16 draft',
    'GA withholding 2026-11 2026-12-15 draft',
    'GA withholding 2026-12 2027-01-15 draft',
    'GA reconciliation 2026 2027-02-01 draft',
    'GA wageReport 2026-Q4 2027-02-01 draft',
    'US 940 2026 2027-02-01 draft',
    'US 941 2026-Q4 2027-02-01 draft',
    'US W-2 2026 2027-02-01 draft',
    'GA withholding 2027-01 2027-02-16 draft',
  ])
  expect(filings[1]).toMatchObject({ filingId: null, isOverdue: true, name: 'DOL-4N' })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  expect(tasks.map(({ task }: { task: string }) => task)).toContain('Prepare Filing')
  const { calendar } = await ok('reports/getCalendar', { companyId, from: '2026-10-20', to: '2026-11-10' })
  expect(calendar.filter(({ kind }: { kind: string }) => kind === 'filing')).toHaveLength(2)
})

test.each([
  ['of an unknown company', { ...form941, companyId: newId() }, 'Invalid CompanyId'],
  [
    'for a year where it is a quarter’s',
    { ...form941, period: '2026' },
    'period must be as getFilings says it: 2026-Q3, 2026, and of withholding also 2026-09 or 2026-H2',
  ],
  [
    'that nobody owes',
    { ...form941, period: '2025-Q1' },
    'No 941 is owed to US for 2025-Q1; getFilings lists what is',
  ],
])('a filing %s is not prepared', async (_, filing, message) => {
  expect(await call('adminPortal/prepareFiling', { filing })).toMatchObject(refused(message))
})

test('Form 941 from the paycheck to the receipt, and amended after a void', async () => {
  // One paycheck of 2,000 on June 18: 2,000 x 12.4% = 248.00, 2,000 x 2.9% = 58.00.
  const draft = await prepared()
  expect(draft).toMatchObject({
    status: 'draft',
    blockers: ['Nobody is named who signs; updateFilingProfile names one'],
    edition: 'US.941@2026-01-01#2',
    confidence: 'verified',
  })
  expect(await call('adminPortal/approveFiling', { filingId: draft.filingId })).toMatchObject({ status: 400 })

  await ok('adminPortal/updateFilingProfile', { filingProfile: { companyId, ...signer } })
  const { filingId, status } = await prepared()
  expect([filingId, status]).toEqual([draft.filingId, 'ready'])
  const lines = await linesOf(filingId)
  expect(lines).toMatchObject({
    1: '1',
    2: '2000.00',
    '5a1': '2000.00',
    '5a2': '248.00',
    '5c2': '58.00',
    '5e': '306.00',
    7: '0.00',
    16: 'less than 2,500',
  })
  expect(lines['12']).toBe(lines['13'])

  const early = await call('adminPortal/submitFiling', { filingId })
  expect(early).toMatchObject({ status: 400 })
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/submitFiling', { filingId })
  expect(await call('adminPortal/submitFiling', { filingId })).toMatchObject({ status: 400 })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { filing } = await ok('reports/getFiling', { filingId })
  expect(filing).toMatchObject({ status: 'accepted', channel: 'electronic', changedLines: [], proposal: '' })
  expect(filing.receipt).toMatch(/^SANDBOX-/)
  expect(await call('adminPortal/prepareFiling', { filing: form941 })).toMatchObject(
    refused('This was handed over and is accepted; amendFiling corrects an accepted one'),
  )
  expect(await call('adminPortal/amendFiling', { filingId, explanation: 'Nothing happened' })).toMatchObject(
    refused('What was filed is what is right today: there is nothing to amend'),
  )

  await voided(companyId, first.payPeriodId)
  const after = (await ok('reports/getFiling', { filingId })).filing
  expect(after.changedLines).toEqual(expect.arrayContaining(['2', '3', '5a1']))
  expect(after.proposal).toBe('adminPortal/amendFiling')
  expect(await linesOf(filingId)).toEqual(lines)

  const amended = (
    await ok('adminPortal/amendFiling', { filingId, explanation: 'A paycheck was voided after the return.' })
  ).filing
  expect(amended).toMatchObject({ sequence: 1, amendsId: filingId, status: 'ready' })
  const shown = (await ok('reports/getFiling', { filingId: amended.filingId, format: 'pdf' })) as {
    filing: { figures: { corrections: { line: string; difference: number; tax: number | null }[] } }
    fileBase64: string
  }
  expect(shown.filing.figures.corrections.find(({ line }) => line === '8')).toMatchObject({
    corrected: 0,
    reported: 2000,
    difference: -2000,
    tax: -248,
  })
  expect(Buffer.from(shown.fileBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  expect(await call('adminPortal/amendFiling', { filingId, explanation: 'Once more' })).toMatchObject(
    refused('An amendment of this filing is already there; getFilings lists it'),
  )
})

test('the same facts give the same figures, and what was filed by hand is accepted with its proof', async () => {
  const wageReport = { companyId, form: 'wageReport', jurisdiction: 'GA', period: '2026-Q3' }
  const one = await prepared(wageReport)
  expect(one.blockers).toEqual(['The period ends on 2026-09-30; prepare it again after that day'])
  await ok('sandbox/setClock', { to: '2026-10-02T15:00:00Z' })
  const { filingId, status } = await prepared(wageReport)
  expect(status).toBe('ready')
  const lines = await linesOf(filingId)
  expect(lines).toMatchObject({ workers: '1', uiTotalWages: '2000.00', uiTaxableWages: '2000.00' })
  await prepared(wageReport)
  expect(await linesOf(filingId)).toEqual(lines)
  await ok('adminPortal/approveFiling', { filingId })
  const { filing } = await ok('adminPortal/markFiled', { filingId, confirmation: 'GA 12345' })
  expect(filing).toMatchObject({ status: 'accepted', channel: 'manual', receipt: 'GA 12345' })
})

test('a rejected return says why, and is prepared again', async () => {
  await ok('adminPortal/updateFilingProfile', { filingProfile: { companyId: rejectedId, ...signer } })
  const { filingId } = await prepared({ ...form941, companyId: rejectedId })
  await ok('adminPortal/approveFiling', { filingId })
  await ok('adminPortal/submitFiling', { filingId })
  await ok('sandbox/advanceClock', { hours: 1 })
  const { filing } = await ok('reports/getFiling', { filingId })
  expect(filing).toMatchObject({
    status: 'rejected',
    rejections: [{ rule: 'EIN', message: 'The EIN and the name of the business are not known together' }],
  })
  expect(await prepared({ ...form941, companyId: rejectedId })).toMatchObject({ filingId, status: 'ready' })
  expect(await call('adminPortal/amendFiling', { filingId, explanation: 'Too early' })).toMatchObject(
    refused('Only an accepted filing is amended; this one is ready'),
  )
})

test('who was hired is told to the state in its days', async () => {
  const { newHires } = await ok('reports/getNewHireReports', {
    companyId,
    from: '2026-06-01',
    to: '2026-06-30',
  })
  // Georgia: ten days from June 1.
  expect(newHires).toEqual([
    expect.objectContaining({ name: 'Ada Brown', state: 'GA', dueDate: '2026-06-11', blocker: '' }),
  ])
})

test('W-2s of a year: prepared, furnished with approval, printed, and reconciled with the returns', async () => {
  await ok('sandbox/setClock', { to: '2027-01-05T15:00:00Z' })
  const { filingId } = await prepared({ companyId, form: 'W-2', period: '2026' })
  // The paycheck of June was voided; one of 2,000 is left.
  expect(await linesOf(filingId)).toMatchObject({
    c: '1',
    1: '2000.00',
    3: '2000.00',
    4: '124.00',
    6: '29.00',
  })
  await ok('userPortal/updateFormConsent', { formConsent: { userId: ada.userId, isGiven: true } })
  const asked = { companyId, year: 2026, userId: ada.userId }
  expect((await ok('reports/getTaxForms', asked)).taxForms).toEqual([
    expect.objectContaining({ form: 'W-2', furnishedAt: null, isElectronic: true, isCorrected: false }),
  ])
  await ok('adminPortal/approveFiling', { filingId })
  const { taxForms } = await ok('reports/getTaxForms', { ...asked, format: 'pdf' })
  expect(taxForms[0].furnishedAt).not.toBeNull()
  expect(taxForms[0].boxes).toMatchObject({ 1: '2000.00', 5: '2000.00', 7: '0.00' })
  expect(taxForms[0].states).toEqual([expect.objectContaining({ state: 'GA', wages: 2000 })])
  const pdf = Buffer.from(taxForms[0].fileBase64, 'base64')
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await call('reports/getTaxForms', { companyId, year: 2026, format: 'pdf' })).toMatchObject(
    refused('With format pdf give the userId whose form is printed'),
  )

  await ok('adminPortal/markFiled', { filingId, confirmation: 'WFID 12AB34' })
  const correction = {
    companyId,
    userId: ada.userId,
    form: 'W-2',
    year: 2026,
    explanation: 'Nothing changed',
  }
  expect(await call('adminPortal/correctTaxForm', correction)).toMatchObject(
    refused('What was filed for this worker is what is right today'),
  )
  expect(await call('adminPortal/correctTaxForm', { ...correction, form: '1099-NEC' })).toMatchObject(
    refused('No 1099-NEC of 2026 was accepted; prepareFiling computes it again'),
  )

  // The 941 of the second quarter still says what was paid before the void, and nobody has filed its amendment.
  const { reconciliation, isReconciled } = await ok('reports/getYearReconciliation', {
    companyId,
    year: 2026,
  })
  expect(isReconciled).toBe(false)
  expect(reconciliation[0]).toMatchObject({ w3: 2000, returns: 4000, difference: -2000, isExplained: false })
  const other = await ok('reports/getYearReconciliation', { companyId: rejectedId, year: 2026 })
  expect(other.isReconciled).toBe(true)
  expect(other.reconciliation[0]).toMatchObject({ w3: 4000, returns: 4000, difference: 0 })
})

test('Form 940 of a year whose edition is not final is provisional in the sandbox', async () => {
  const filing = await prepared({ companyId: rejectedId, form: '940', period: '2026' })
  expect(filing).toMatchObject({ status: 'ready', confidence: 'provisional' })
  // 4,000 x 0.6% = 24.00.
  expect(await linesOf(filing.filingId)).toMatchObject({ 3: '4000.00', 5: '0.00', 7: '4000.00', 8: '24.00' })
})

test('a form of one worker is corrected to what is right, and what changed since is not approved', async () => {
  const { filingId } = await prepared({ companyId: rejectedId, form: '941', period: '2026-Q3' })
  await voided(companyId, own[1]!.payPeriodId)
  await voided(rejectedId, others[1]!.payPeriodId)
  const approval = await call('adminPortal/approveFiling', { filingId })
  expect(approval.status).toBe(400)
  expect(approval.body.error.message).toMatch(/^What was paid has changed since this was prepared/)

  const correction = { companyId, userId: ada.userId, form: 'W-2', year: 2026, explanation: 'It was voided' }
  const { filing } = await ok('adminPortal/correctTaxForm', correction)
  expect(filing).toMatchObject({ form: 'W-2', sequence: 1 })
  const { taxForms } = await ok('reports/getTaxForms', { companyId, year: 2026, userId: ada.userId })
  expect(taxForms[1]).toMatchObject({ isCorrected: true })
  expect(taxForms[1].corrections).toContainEqual({ box: '1', reported: '2000.00', corrected: '0.00' })
  expect(await call('adminPortal/correctTaxForm', correction)).toMatchObject(
    refused('An amendment of this filing is already there; getFilings lists it'),
  )
})
