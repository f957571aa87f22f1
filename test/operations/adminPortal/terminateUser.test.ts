import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { exit, staff } from './staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { active, idsOf } = await staff(sandbox)
const { shown } = people(sandbox)

test('terminated, by either verb, and rehired with a new date', async () => {
  for (const verb of ['POST', 'PUT']) {
    const who = await active()
    const body = {
      user: exit({ ...who, severance: true, severanceAmount: 500, terminationChoice: 'Quit' }),
    }
    expect(await call('adminPortal/terminateUser', body, { verb })).toMatchObject({
      status: 200,
      body: { user: { status: 'Inactive' } },
    })
    expect(await idsOf('reports/getTerminatedUsers')).toContain(who.userId)
    expect(await idsOf('reports/getDeactivatedUsers')).not.toContain(who.userId)
    await ok('adminPortal/activateUser', { user: { userId: who.userId, dateOfJoin: '2027-03-01' } })
    expect(await shown(who)).toMatchObject({
      dateOfJoin: '2027-03-01',
      status: { userStatus: 'Active' },
    })
  }
})
