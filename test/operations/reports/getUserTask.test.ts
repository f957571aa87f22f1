import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { kyc, people, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'
import { staff } from '../adminPortal/staff.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { companyId, active } = await staff(sandbox)
const { added } = people(sandbox)

test('lists what is missing, and the operation that clears it', async () => {
  const who = await added(companyId)
  const tasks = async () => ok('reports/getUserTask', who)
  const operations = async () => (await tasks()).tasks.map((each: { operation: string }) => each.operation)
  expect((await tasks()).phase).toBe('Hiring and Onboarding')
  expect(await operations()).toEqual([
    'adminPortal/addUserWage',
    'userOnboarding/addKycInformation',
    'userOnboarding/addW4Information',
    'userOnboarding/acceptTermsAndCondition',
    'userOnboarding/addStateW4Information',
  ])
  await ok('adminPortal/addUserWage', wage(who))
  expect(await operations()).toContain('userPortal/addUserBankAccount')
  const done = await active()
  const left = await ok('reports/getUserTask', done)
  expect(left).toMatchObject({ phase: 'Active', tasks: [{ code: 'addStateCertificate' }] })
})

test('done steps are told beside those that are open or wait, and a state certificate is one of them', async () => {
  const who = await active()
  const states = async () => {
    const { steps } = await ok('reports/getUserTask', who)
    return Object.fromEntries(steps.map(({ code, state }: { code: string; state: string }) => [code, state]))
  }
  const done = {
    wage: 'done',
    identity: 'done',
    w4: 'done',
    bankAccount: 'done',
    terms: 'done',
    company: 'done',
  }
  expect(await states()).toEqual({ ...done, stateCertificate: 'open' })
  const { stateW4FormFields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
  const required = stateW4FormFields.filter((field: { required: boolean }) => field.required)
  await ok('userOnboarding/addStateW4Information', {
    userId: who.userId,
    stateW4Information: Object.fromEntries(
      required.map(({ key, example }: { key: string; example: string }) => [key, example]),
    ),
  })
  expect(await states()).toEqual({ ...done, stateCertificate: 'done' })
  expect((await ok('reports/getUserTask', who)).tasks).toEqual([])
})

test('a local code that the law requires is a task', async () => {
  const who = await added(companyId, { stateCode: 'PA' })
  await ok(
    'userOnboarding/addKycInformation',
    kyc(who, { state: 'PA', city: 'Pittsburgh', zipcode: '15201' }),
  )
  const named = async () =>
    (await ok('reports/getUserTask', who)).tasks.map((each: { task: string }) => each.task)
  expect(await named()).toEqual(expect.arrayContaining(['Add Resident PSD Code', 'Add Work PSD Code']))
  const { stateW4FormFields } = await ok('reports/getStateW4FormFields', { code: 'PA' })
  const required = stateW4FormFields.filter((field: { required: boolean }) => field.required)
  await ok('userOnboarding/addStateW4Information', {
    userId: who.userId,
    stateW4Information: Object.fromEntries(
      required.map(({ key, example }: { key: string; example: string }) => [key, example]),
    ),
  })
  expect(await named()).not.toContain('Add Resident PSD Code')
})

test('a company or user that is not there', async () => {
  const who = await added(companyId)
  expect(await call('reports/getUserTask', { ...who, companyId: crypto.randomUUID() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await call('reports/getUserTask', { ...who, userId: crypto.randomUUID() })).toMatchObject(
    refused('Invalid UserId'),
  )
})
