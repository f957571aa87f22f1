import { payday } from '../../support/payday.ts'
import type { SharedService } from '../../support/shared.ts'

/** A demo company, and what a call is refused with. */
export async function refusals(world: SharedService) {
  const { call, ok } = world
  const demo = await payday(world, 3)
  const { companyId, first } = demo
  const { users } = await ok('reports/getUsers', { companyId })
  const userId = users[0].userId as string
  const message = async (address: string, body: object): Promise<string> =>
    (await call(address, body)).body.error.message
  return { demo, companyId, first, userId, message }
}
