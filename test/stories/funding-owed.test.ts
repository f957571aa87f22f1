import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { anotherAccount, payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'
import { signingIn } from '../support/sign-in.ts'

const world = await sharedService()
const { ok, owner } = world
const { staff } = signingIn(world)

const told = async (companyId: string, payPeriodId: string) => {
  await ok('sandbox/advanceClock', { hours: 1 })
  const { tasks } = await ok('reports/getCompanyTask', { companyId })
  const { blockers } = await ok('payroll/previewPayroll', { companyId, payPeriodId })
  const { mails } = await ok('sandbox/getMailbox', { limit: 100 })
  return {
    tasks: tasks.map(({ description }: { description: string }) => description),
    blockers: blockers.map((each: { message: string }) => each.message),
    mails: mails.filter(({ subject }: { subject: string }) => / are owed$/.test(subject)),
  }
}

test('who owes funds is told how much and when it is drawn again, and by letter; then that nothing draws it', async () => {
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const demo = await payday(world, 2)
  const { companyId, first, second } = demo
  await staff(companyId)
  const { payPeriod } = await demo.initiate()
  await demo.travelTo(first.payDate)
  const [debit] = await demo.named('AchDebit')
  const { requestReferenceId } = debit!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R01' })

  const owed = `The funding of an earlier payroll came back and is still owed, ${payPeriod.fundingTotal.toFixed(2)}: `
  const drawn = `${owed}it is drawn again on 2026-12-07`
  const again = await told(companyId, second.payPeriodId)
  expect(again).toMatchObject({ tasks: [`${drawn}.`], blockers: [drawn] })
  expect(again.mails).toHaveLength(1)
  expect(again.mails[0].text).toContain('They are drawn again on 2026-12-07')

  const [draw] = (await demo.named('AchDebit')).filter(({ status }) => status === 'pending')
  const asked = { requestReferenceId: draw!.requestReferenceId, returnCode: 'R29' }
  await ok('sandbox/simulateTransferReturn', asked)
  const nothing = `${owed}nothing draws it by itself any more. Link another account, or the same one again, and it is drawn from there`
  const stopped = await told(companyId, second.payPeriodId)
  expect(stopped).toMatchObject({ tasks: [`${nothing}.`], blockers: [nothing] })
  expect(stopped.mails).toHaveLength(2)
  expect(stopped.mails[0].text).toContain('Nothing draws them by itself any more')

  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  await ok('sandbox/advanceClock', { days: 5 })
  expect(await told(companyId, second.payPeriodId)).toMatchObject({ tasks: [], blockers: [] })
  await holdsIn(owner, companyId)
})

test('a payroll that failed is to be run again before the next, and the blocker says so', async () => {
  const demo = await payday(world, 2)
  await demo.fundFrom('0001')
  await demo.initiate()
  await demo.travelTo(demo.first.payDate)
  const { companyId, second } = demo
  const { blockers } = await ok('payroll/previewPayroll', { companyId, payPeriodId: second.payPeriodId })
  expect(blockers).toMatchObject([
    {
      code: 'earlierPeriodOpen',
      message: expect.stringMatching(/^The earlier period .* failed, and was neither run again nor skipped$/),
      operation: 'payroll/initiatePayroll',
      body: { payPeriodId: demo.first.payPeriodId },
    },
  ])
})
