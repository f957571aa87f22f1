import { expect, test } from 'vitest'
import { hold, isAwaited, otherProcess, waitsFor } from '../support/held.ts'
import { holdsIn } from '../support/invariants.ts'
import { answersAt, brought, idsOfCompany, taken } from '../support/moving.ts'
import { payday } from '../support/payday.ts'
import { kill } from '../support/process.ts'
import { service } from '../support/service.ts'
import { until } from '../support/until.ts'

const [old, there] = [await service(), await service()]

/** A company with a payroll behind it, closed, as a file. */
async function moving() {
  const { companyId, first, initiate, travelTo } = await payday(old, 6)
  await initiate()
  await travelTo(first.payDate, '20:00')
  await old.ok('sandbox/advanceClock', { days: 2 })
  await old.ok('adminPortal/closeCompany', { companyId })
  const file = await taken(old, companyId)
  await there.ok('sandbox/setClock', { to: (await old.ok('sandbox/getClock')).clock.now })
  const { tables } = JSON.parse(file.subarray(0, file.indexOf('\n')).toString())
  const rows = Object.values(tables as Record<string, number>).reduce((sum, count) => sum + count, 0)
  return { companyId, file, rows }
}

const companiesThere = async (companyId: string): Promise<number> =>
  (await there.owner.query('select 1 from company where company_id = $1', [companyId])).rows.length

const EXISTS =
  'This company is in this service already; an archive is imported once, into a service that does not have the company'

test.each(['worker', 'paycheck', 'audit'])(
  'kill -9 while an import writes into %s, and it is imported again: one company, whole',
  async (table) => {
    const { companyId, file, rows } = await moving()
    const body = await brought(there, file)
    const { child, call } = await otherProcess(there)
    const { letGo } = await hold(there, table)
    const cut = call('operator/importCompany', body).catch(() => 'cut off')
    const early = cut.then((answer) => expect.fail(`it was answered: ${JSON.stringify(answer)}`))
    await Promise.race([early, until(async () => (await waitsFor(there, table)) !== undefined)])
    early.catch(() => {})
    await kill(child)
    expect(await cut).toBe('cut off')
    await letGo()

    const { company } = await there.ok('operator/importCompany', body)
    expect(company).toMatchObject({ companyId, rows })
    expect(await companiesThere(companyId)).toBe(1)
    const ids = await idsOfCompany(old.owner, companyId)
    const [one, two] = [await answersAt(old.call, ids), await answersAt(there.call, ids)]
    expect([...one.keys()].filter((address) => one.get(address) !== two.get(address))).toEqual([])
    await holdsIn(there.owner, companyId)
    expect((await there.call('operator/importCompany', body)).body.error.message).toBe(EXISTS)
  },
)

test('two processes import the same archive at once: one wins, the other is refused with what it is', async () => {
  const { companyId, file, rows } = await moving()
  const [mine, theirs] = [await brought(there, file), await brought(there, file)]
  const { child, call } = await otherProcess(there)
  const { letGo } = await hold(there, 'paycheck')
  const first = there.call('operator/importCompany', mine)
  await until(async () => (await waitsFor(there, 'paycheck')) !== undefined)
  const writing = (await waitsFor(there, 'paycheck'))!
  const second = call('operator/importCompany', theirs)
  // It waits for the first one, which has the id already.
  await until(() => isAwaited(there, writing))
  await letGo()

  expect(await first).toMatchObject({ status: 200, body: { company: { companyId, rows } } })
  expect(await second).toMatchObject({ status: 400, body: { error: { message: EXISTS } } })
  expect(await companiesThere(companyId)).toBe(1)
  await holdsIn(there.owner, companyId)
  await kill(child)
})
