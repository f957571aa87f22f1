import { expect, test } from 'vitest'
import { holdsIn } from '../support/invariants.ts'
import { payday } from '../support/payday.ts'
import { sharedService } from '../support/shared.ts'

const world = await sharedService()
const { ok, owner } = world
// In steps of twelve hours from the morning on, the return comes in time for payday.
await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })

test('funding that comes back after the credits went out is drawn again for payday, and the payroll is processed', async () => {
  const demo = await payday(world, 2)
  await demo.initiate()
  // The last evening on which the file of the credits is handed over.
  while ((await demo.named('AchCredit')).length === 0 || !(await isHandedOver(demo.companyId)))
    await ok('sandbox/advanceClock', { hours: 12 })
  const [debit] = await demo.named('AchDebit')
  await ok('sandbox/simulateTransferReturn', {
    requestReferenceId: debit!.requestReferenceId,
    returnCode: 'R32',
  })
  expect(await demo.statuses('AchDebit')).toEqual(['pending', 'returned'])
  await demo.travelTo(demo.first.payDate, '23:30')
  expect(await demo.statuses('AchDebit')).toEqual(['complete', 'returned'])
  expect(await demo.periodStatus()).toBe('processed')
  await holdsIn(owner, demo.companyId)
})

async function isHandedOver(companyId: string): Promise<boolean> {
  const { rows } = await owner.query(
    "select 1 from ach_file where company_id = $1 and kind = 'credit' and handed_over_at is not null",
    [companyId],
  )
  return rows.length > 0
}
