import { expect, test } from 'vitest'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { newcomers } from './newcomers.ts'

/** A list of people that is sent again. */
const sandbox = await sharedService()
const { ok } = sandbox
const { newCompany } = people(sandbox)

interface Answer {
  readonly user?: { readonly userId: string; readonly result?: string; readonly differs?: string[] }
  readonly error?: { readonly message: string }
}
const send = (companyId: string, users: object[]): Promise<Answer[]> =>
  ok('adminPortal/addUsers', { companyId, users, acceptSame: true })
const toldOf = (answers: Answer[]) =>
  answers.map(({ user, error }) => error?.message ?? user?.result ?? 'added')
const everybody = async (companyId: string) => (await ok('reports/getUsers', { companyId })).users

test('with acceptSame the same list twice changes nothing and names everybody who was there', async () => {
  const companyId = await newCompany()
  const users = newcomers(3)
  const first = await send(companyId, users.slice(0, 2))
  expect(toldOf(first)).toEqual(['added', 'added'])
  const before = await everybody(companyId)

  const again = await send(companyId, users)
  expect(toldOf(again)).toEqual(['same', 'same', 'added'])
  expect(again[0]).toEqual({
    user: {
      userId: first[0]!.user!.userId,
      ...{ status: 'Add Wage', message: 'User is here already', result: 'same', differs: [] },
    },
  })
  expect((await everybody(companyId)).slice(0, 2)).toEqual(before)
  // Without it, as ever.
  const plain = await ok('adminPortal/addUsers', { companyId, users })
  expect(toldOf(plain)).toEqual(Array(3).fill('Email already in use'))
})

test('what the worker has otherwise is named, and another person of the e-mail or the key is refused', async () => {
  const companyId = await newCompany()
  const [user, other] = newcomers(2)
  const [added] = await send(companyId, [user!])
  const { userId } = added!.user!
  await ok('adminPortal/updateUser', { user: { userId, phoneNumber: '4045550199', jobTitle: 'Baker' } })
  const [changed] = await send(companyId, [{ ...user, jobTitle: 'Smith' }])
  expect(changed!.user).toMatchObject({ userId, result: 'same', differs: ['phoneNumber', 'jobTitle'] })
  const told = await send(companyId, [
    { ...user, lastName: 'Somebody' },
    { ...user, userReferenceId: 'HR-99' },
    { ...other, userReferenceId: user!.userReferenceId },
  ])
  expect(toldOf(told)).toEqual([
    'Email already in use',
    'Email already in use',
    'userReferenceId already in use',
  ])
})

test('two lists that are sent at once add everybody once', async () => {
  const companyId = await newCompany()
  const users = newcomers(50)
  const both = await Promise.all([send(companyId, users), send(companyId, users)])
  const results = both.map(toldOf)
  expect(users.map((_, at) => [results[0]![at], results[1]![at]].sort().join())).toEqual(
    Array(50).fill('added,same'),
  )
  expect(await everybody(companyId)).toHaveLength(50)
})
