import { expect, test, vi } from 'vitest'
import { type OpenPage, openPage } from '../support/chromium.ts'
import { consoleWorld, enterAs } from '../support/console.ts'
import { sharedService } from '../support/shared.ts'

// Seconds each; more on a machine that does much else.
vi.setConfig({ testTimeout: 120_000 })

const service = await sharedService()
const { ok } = service
const world = await consoleWorld(service)
const { companyId, paidPeriodId } = world

async function openAt(path: string): Promise<OpenPage> {
  const opened = await openPage({ url: service.url() })
  await enterAs(service, opened.context, { who: 'administrator', world })
  await opened.page.goto(`/c/${companyId}${path}`)
  return opened
}

const dollars = (amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)

test('a list of people tells which rows are wrong, and adds the others once', async () => {
  const heads = 'firstName,lastName,email,phoneNumber,dateOfJoin,workerType,companyLocationCategory,stateCode'
  const row = (at: number, over: { email?: string; state?: string } = {}) =>
    `Row${at},Heron,${over.email ?? `row${at}@heron.example`},404555${String(1000 + at)},2026-12-01,W2,Remote,${over.state ?? 'GA'}`
  const rows = [2, 3, 4, 5, 6, 7, 8].map((at) =>
    at === 2 ? row(at, { email: 'nobody' }) : at === 7 ? row(at, { state: 'ZZ' }) : row(at),
  )
  const before = (await ok('reports/getUsers', { companyId })).users.length
  const { page, isClean } = await openAt('/people?import=yes')
  await page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows].join('\r\n')),
  })
  const wrong = page.getByRole('table', { name: 'Rows that cannot be added' })
  await wrong.waitFor()
  expect(await wrong.locator('tbody tr td:first-child').allTextContents()).toEqual(['2', '7'])
  expect((await ok('reports/getUsers', { companyId })).users.length).toBe(before)
  await isClean('people-import')

  await page.getByRole('button', { name: 'Add 5 people' }).click()
  await page.getByRole('link', { name: /Row8 Heron/ }).waitFor()
  expect((await ok('reports/getUsers', { companyId })).users.length).toBe(before + 5)

  // The whole list again: who is here is named, and only the mended row is new.
  await page.getByRole('button', { name: 'Upload a list' }).click()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heads, ...rows.slice(1, 6), row(2)].join('\n').replace('4045551003', '4045559999')),
  })
  await page
    .getByText('4 people of the list are here already and stay unchanged.', { exact: false })
    .waitFor()
  await page.getByRole('table', { name: 'Different here than in the list' }).getByText('Phone').waitFor()
  await page.getByRole('button', { name: 'Add 1 person' }).click()
  await page.getByRole('link', { name: /Row2 Heron/ }).waitFor()
  expect((await ok('reports/getUsers', { companyId })).users.length).toBe(before + 6)
})

test('the four numbers of the money are those of the ledger, and add up', async () => {
  const flow = await ok('reports/getMoneyFlow', { companyId, payPeriodId: paidPeriodId })
  const { page } = await openAt(`/money?period=${paidPeriodId}`)
  await page.getByRole('img', { name: /From the account/ }).waitFor()
  expect(await page.locator('dd > :first-child').allTextContents()).toEqual(
    [flow.cameIn, flow.paidOut, flow.held, flow.cameBack].map(dollars),
  )
  const cents = [flow.paidOut, flow.held, flow.cameBack].reduce((sum, one) => sum + Math.round(one * 100), 0)
  expect(cents).toBe(Math.round(flow.cameIn * 100))
})

test('a plan is offered and somebody enrolled, by forms from the schemas', async () => {
  const { page } = await openAt('/benefits')
  await page.getByRole('button', { name: 'Add a plan' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Blue Ridge Medical')
  await page.getByLabel('Kind of plan').selectOption('Medical')
  await page.getByLabel('The worker pays each paycheck').fill('96.15')
  await page.getByRole('button', { name: 'Add the plan' }).click()

  await page.getByRole('button', { name: 'Enroll someone' }).click()
  await page.getByLabel('Person').selectOption({ label: 'Blair Birch' })
  await page.getByRole('button', { name: 'Enroll', exact: true }).waitFor()
  expect(await page.getByLabel('What a life is insured for').count()).toBe(0)
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await page.getByRole('row', { name: /Blair Birch/ }).waitFor()
  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', { companyId })
  expect(benefitEnrollments).toMatchObject([{ name: 'Blue Ridge Medical', type: 'Medical' }])
})

test('a life is insured for a multiple of pay, not for that and an amount', async () => {
  const life = { companyId, type: 'Life', name: 'Blue Ridge Life', employeeAmount: 5 }
  const { benefitPlanId } = (await ok('benefits/addBenefitPlan', { benefitPlan: life })).benefitPlan
  const { page } = await openAt(`/benefits?enroll=${benefitPlanId}`)
  await page.getByLabel('Person').selectOption({ label: 'Casey Cedar' })
  await page.getByLabel('What a life is insured for').fill('60000')
  await page.getByLabel('Or how many times a year’s pay').fill('2')
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  const both = 'Give “What a life is insured for” or “Or how many times a year’s pay”, not both.'
  await page.getByText(both).waitFor()
  await page.getByLabel('What a life is insured for').fill('')
  await page.getByRole('button', { name: 'Enroll', exact: true }).click()
  await page.getByRole('row', { name: /Casey Cedar/ }).waitFor()
  const { benefitEnrollments } = await ok('benefits/getBenefitEnrollments', { companyId })
  const own = benefitEnrollments.find(({ name }: { name: string }) => name === 'Blue Ridge Life')
  expect(own.elections).toMatchObject([{ insuredMultiple: 2, insuredAmount: null }])
})

test('a holiday is added in the settings, and a file kept with the documents', async () => {
  const { page } = await openAt('/settings/holidays')
  await page.getByRole('button', { name: 'Add a holiday' }).click()
  await page.getByLabel('Date', { exact: true }).fill('2027-07-05')
  await page.getByLabel('Name', { exact: true }).fill('Independence Day')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Monday, July 5, 2027 · paid').waitFor()

  await page.goto(`/c/${companyId}/documents?upload=yes`)
  const file = { name: 'notice.txt', mimeType: 'text/plain', buffer: Buffer.from('a notice') }
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByLabel('What it is').fill('Notice of the state')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await page.getByRole('row', { name: /notice\.txt/ }).waitFor()
  const { documents } = await ok('reports/getDocuments', { companyId })
  expect(documents).toMatchObject([{ fileName: 'notice.txt', documentType: 'Notice of the state' }])
})

test('a contractor gives a W-9, and no withholding certificate', async () => {
  const contractor = {
    companyId,
    firstName: 'Wren',
    lastName: 'Holt',
    email: 'wren@heron.example',
    phoneNumber: '4045551999',
    dateOfJoin: '2026-12-01',
    workerType: '1099-NEC',
    companyLocationCategory: 'Remote',
    stateCode: 'GA',
  }
  const { userId } = (await ok('adminPortal/addUser', { user: contractor })).user
  const { page } = await openAt(`/people/${userId}?tab=taxes`)
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByLabel('Taxed as').selectOption('Individual or sole proprietor')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Individual or sole proprietor').waitFor()
  expect(await page.getByText('Form W-4').count()).toBe(0)
  const shown = (await ok('reports/getUser', { companyId, userId })).user[0]
  expect(shown.W9Informations).toMatchObject([{ contractorType: 'Individual' }])
})
