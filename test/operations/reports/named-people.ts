import { people } from '../../support/people.ts'
import type { SharedService } from '../../support/shared.ts'

/** Three people of one company, and one of another, whose names begin alike. */
export async function namedPeople(sandbox: SharedService) {
  const { newCompany, added } = people(sandbox)
  const companyId = await newCompany()
  const other = await newCompany()
  const add = (firstName: string, lastName: string, over: object = {}) =>
    added(companyId, { firstName, lastName, email: `${lastName}@heron.example`.toLowerCase(), ...over })
  const mara = await add('Mara', 'Stone', { userReferenceId: 'emp-7' })
  const zoe = await add('Zoë', 'Marsh', { workerType: '1099-NEC', stateCode: 'TX' })
  const abe = await add('Abe', 'Young', { stateCode: 'NY' })
  const far = await added(other, { firstName: 'Marion', lastName: 'Far', email: 'marion@far.example' })
  return { companyId, mara, zoe, abe, far }
}

export const idsOf = (users: readonly { readonly userId: string }[]): string[] =>
  users.map(({ userId }) => userId)
