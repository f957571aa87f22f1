import { expect, test } from 'vitest'
import { anotherAccount, payday } from '../../support/payday.ts'
import { sharedService } from '../../support/shared.ts'

const world = await sharedService()
const { ok } = world

interface Link {
  readonly source: string
  readonly target: string
  readonly amount: number
}

test('what a draw paid for before it came back is owed, and did not come from the company’s account', async () => {
  await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
  const demo = await payday(world, 2)
  const { companyId, first } = demo
  const { fundingTotal } = (await demo.initiate()).payPeriod
  await demo.travelTo(first.payDate)
  const from = async () => {
    const { links } = await ok('reports/getMoneyFlow', { companyId, payPeriodId: first.payPeriodId })
    const sums = new Map<string, number>()
    for (const { source, target, amount } of links as Link[]) {
      if (!['company', 'owed'].includes(source)) continue
      const word = `${source}, ${target === 'back' ? 'back' : 'on'}`
      sums.set(word, Math.round(((sums.get(word) ?? 0) + amount) * 100) / 100)
    }
    return Object.fromEntries(sums)
  }
  expect(await from()).toEqual({ 'company, on': fundingTotal })

  const [debit] = await demo.named('AchDebit')
  const { requestReferenceId } = debit!
  await ok('sandbox/simulateTransferReturn', { requestReferenceId, returnCode: 'R29' })
  expect(await from()).toEqual({ 'owed, on': fundingTotal, 'company, back': fundingTotal })

  await ok('adminPortal/addCompanyBankAccount', anotherAccount(companyId))
  await ok('sandbox/advanceClock', { days: 5 })
  expect(await from()).toEqual({ 'company, on': fundingTotal, 'company, back': fundingTotal })
})
