import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { sharedService } from '../../support/shared.ts'
import { remitted } from './remitted.ts'

const world = await sharedService()
const { call, ok, stranger } = world
const { companyId, plan, periods } = await remitted(world)
const { benefitPlans } = await ok('benefits/getBenefitPlans', { companyId })
const [{ benefitPlanId }] = benefitPlans
const ask = { companyId, benefitPlanIds: [benefitPlanId], payPeriodId: periods[0].payPeriodId }

test('a row a participant, and what the ledger owes', async () => {
  const { title, rows, totals, ties } = await ok('benefits/getContributionFile', ask)
  expect(title).toBe('Contributions to Harbor Medical')
  expect(rows).toMatchObject([{ beforeTax: 150, employer: 450, total: 600, employerToDate: 450, loan: 0 }])
  expect(totals).toMatchObject({ total: 600 })
  expect(ties).toMatchObject([{ reported: 600, booked: 600, isTied: true }])
})

test('as a spreadsheet', async () => {
  const { file } = await ok('benefits/getContributionFile', { ...ask, format: 'csv' })
  const text = Buffer.from(file.fileBase64, 'base64').toString()
  expect(text.split('\n')[0]).toMatch(
    /^userId,userName,hours,compensation,beforeTax,afterTax,employer,match,loan,total/,
  )
  expect(text).toMatch(/150\.00,0\.00,450\.00,0\.00,0\.00,600\.00/)
})

test('a plan nobody gave to has no rows, and an unknown one is refused', async () => {
  const other = await plan('HSA', 'Harbor HSA')
  expect((await ok('benefits/getContributionFile', { ...ask, benefitPlanIds: [other] })).rows).toEqual([])
  const wrong = { ...ask, benefitPlanIds: [newId()] }
  expect(await call('benefits/getContributionFile', wrong)).toMatchObject(refused('Invalid BenefitPlanId'))
  expect((await call('benefits/getContributionFile', { ...ask, benefitPlanIds: [] })).status).toBe(400)
  expect(await stranger('benefits/getContributionFile', ask)).toMatchObject(refused('Invalid CompanyId'))
})
