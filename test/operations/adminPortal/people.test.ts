import { describe, expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { kyc, people, type Who, wage } from '../../support/people.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { call, ok } = sandbox
const { verifiedCompany, added, shown, statusOf, onboarded, later } = people(sandbox)

const companyId = await verifiedCompany()
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })
const active = async (): Promise<Who> => {
  const who = await onboarded(companyId)
  await later()
  return who
}
const idsOf = async (address: string): Promise<string[]> =>
  (await ok(address, { companyId })).users.map((each: { userId: string }) => each.userId)
const exit = (over: object) => ({ exitDate: '2026-12-31', personalEmail: 'jo@home.example', ...over })

describe('wages', () => {
  test('are answered whole, in the documented spelling', async () => {
    const who = await added(companyId)
    await ok('adminPortal/addUserWage', {
      userWage: {
        ...who,
        wageRate: 5200.5,
        wageBasis: 'per month',
        standardWorkingHours: 37.5,
        userType: 'salary/no overtime',
        employmentStatus: 'Variable',
        userRefTaxExempt: 'Yes, as an owner/corporate officer',
        differentialPay: 'yes',
        startDate: '2026-02-01',
        paymentMethod: 'check',
        taxExemptions: ['fica'],
      },
    })
    expect((await shown(who)).userWages).toEqual([
      {
        userWageId: expect.any(String),
        standardWorkingHours: 37.5,
        WageRate: 5200.5,
        WageBasis: { WageBasis: 'Per Month' },
        paymentMethod: { PaymentMethod: 'Check' },
        employeeRefTaxExempt: 'Yes, as an owner/corporate officer',
        employeeType: 'Salary/No overtime',
        differentialPay: 'Yes',
        employmentStatus: 'Variable',
      },
    ])
    const { users } = await ok('reports/getUsers', { companyId })
    expect(users.find((each: Who) => each.userId === who.userId).userWages).toEqual([
      {
        WageRate: 5200.5,
        WageBasis: { WageBasis: 'Per Month' },
        paymentMethod: { PaymentMethod: 'Check' },
      },
    ])
  })

  test('a raise counts from its day; before it the old wage is in force', async () => {
    const who = await added(companyId)
    await ok('adminPortal/addUserWage', wage(who, { wageRate: 20 }))
    const { today } = (await ok('sandbox/getClock')).clock
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    await ok('adminPortal/updateUserWage', { userWage: { ...who, wageRate: 22, startDate: tomorrow } })
    const rate = async () => (await shown(who)).userWages.map((each: { WageRate: number }) => each.WageRate)
    expect(await rate()).toEqual([20])
    await ok('sandbox/advanceClock', { days: 1 })
    expect(await rate()).toEqual([22])
  })

  test('an update keeps what is left out; by its id a wage is corrected', async () => {
    const who = await added(companyId)
    const { userWageId } = (await ok('adminPortal/addUserWage', wage(who, { wageRate: 20 }))).userWage
    const corrected = await ok('adminPortal/updateUserWage', {
      userWage: { ...who, userWageId, wageRate: 21 },
    })
    expect(corrected.userWage).toMatchObject({ userWageId, status: 'Ready' })
    expect((await shown(who)).userWages).toMatchObject([
      { userWageId, WageRate: 21, WageBasis: { WageBasis: 'Per Hour' }, standardWorkingHours: 40 },
    ])
    const unknown = { userWage: { ...who, userWageId: crypto.randomUUID() } }
    expect(await call('adminPortal/updateUserWage', unknown)).toMatchObject(refused('Invalid UserWageId'))
  })

  test('there is nothing to update before the first', async () => {
    const who = await added(companyId)
    expect(await call('adminPortal/updateUserWage', { userWage: { ...who, wageRate: 1 } })).toMatchObject(
      refused('This user has no wage yet; add one with addUserWage'),
    )
  })

  test.each([
    [{ wageBasis: 'Per Fortnight' }, 'Invalid WageBasis'],
    [{ userType: 'x' }, 'Invalid UserType'],
    [{ paymentMethod: 'Gold' }, 'Invalid PaymentMethod'],
    [{ taxExemptions: ['SDI'] }, 'Invalid TaxExemptions'],
    [{ wageRate: 1.005 }, 'userWage.wageRate: must have at most two decimals'],
    [{ wageRate: -1 }, 'userWage.wageRate: must be at least 0'],
    [{ startDate: '2026-02-30' }, 'userWage.startDate: must be a calendar date, YYYY-MM-DD'],
  ])('%j is refused', async (over, message) => {
    expect(await call('adminPortal/addUserWage', wage(await added(companyId), over))).toMatchObject(
      refused(message),
    )
  })
})

describe('updateUser', () => {
  test('changes what is sent', async () => {
    const who = await added(companyId)
    const sent = {
      userId: who.userId,
      jobTitle: 'Head baker',
      lastName: 'Reed-Marsh',
      userReferenceId: 'HR-7',
    }
    expect(await ok('adminPortal/updateUser', { user: { ...sent, backupWithholding: true } })).toMatchObject({
      user: { userId: who.userId, status: 'Ready' },
    })
    expect(await shown(who)).toMatchObject({ ...sent, user: 'Jo Reed-Marsh', firstName: 'Jo' })
  })

  test('a new place of work counts from its day', async () => {
    const who = await active()
    const { today } = (await ok('sandbox/getClock')).clock
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    await ok('adminPortal/updateUser', { user: { ...who, stateCode: 'TX', effectiveDate: tomorrow } })
    expect((await shown(who)).stateCode).toBe('GA')
    await ok('sandbox/advanceClock', { days: 1 })
    expect((await shown(who)).stateCode).toBe('TX')
  })

  test('to an office and back', async () => {
    const { companyId: there, companyLocationId } = (await ok('companyOnboarding/createBusiness', business()))
      .registration
    const who = await added(there)
    const update = (over: object) => call('adminPortal/updateUser', { user: { userId: who.userId, ...over } })
    expect(await update({ companyLocationCategory: 'Office' })).toMatchObject(
      refused('companyLocationId is required for an Office worker'),
    )
    expect(await update({ companyLocationId: crypto.randomUUID() })).toMatchObject(
      refused('Invalid CompanyLocationId'),
    )
    expect((await update({ companyLocationCategory: 'Office', companyLocationId })).status).toBe(200)
    expect(await shown(who)).toMatchObject({
      companyLocationCategory: { companyLocationCategory: 'Office' },
      companyLocation: { companyLocationId, state: 'GA' },
    })
    expect((await update({ companyLocationCategory: 'Remote', stateCode: 'NY' })).status).toBe(200)
    expect(await shown(who)).toMatchObject({ companyLocation: null, stateCode: 'NY' })
  })

  test('an office worker who goes remote names a state', async () => {
    const { companyId: there, companyLocationId } = (await ok('companyOnboarding/createBusiness', business()))
      .registration
    const who = await added(there, { companyLocationCategory: 'Office', stateCode: '', companyLocationId })
    expect(
      await call('adminPortal/updateUser', {
        user: { userId: who.userId, companyLocationCategory: 'Remote' },
      }),
    ).toMatchObject(refused('stateCode is required for a Remote worker'))
  })

  test('an e-mail address in use, another worker type', async () => {
    const [who, other] = [await added(companyId), await added(companyId)]
    const { email } = await shown(other)
    const update = (over: object) => call('adminPortal/updateUser', { user: { userId: who.userId, ...over } })
    expect(await update({ email: email.toUpperCase() })).toMatchObject(refused('Email already in use'))
    expect(await update({ workerType: '1099-NEC' })).toMatchObject(
      refused('workerType cannot be changed; add the person again with the other workerType'),
    )
  })
})

describe('leaving and coming back', () => {
  test('deactivated and activated', async () => {
    const who = await active()
    const user = exit({
      userId: who.userId,
      finalPayCheckType: 'They have already been paid',
      additionalNotes: '',
    })
    expect(await ok('adminPortal/deactivateUser', { user })).toMatchObject({
      user: { userId: who.userId, status: 'Inactive' },
    })
    expect(await statusOf(who)).toBe('Inactive')
    expect(await idsOf('reports/getDeactivatedUsers')).toContain(who.userId)
    expect(await idsOf('reports/getTerminatedUsers')).not.toContain(who.userId)
    expect(await idsOf('reports/getActiveUsers')).not.toContain(who.userId)
    expect((await call('adminPortal/deactivateUser', { user })).status).toBe(400)

    expect(await ok('adminPortal/activateUser', { user: { userId: who.userId } })).toMatchObject({
      user: { userId: who.userId, status: 'Active' },
    })
    expect(await statusOf(who)).toBe('Active')
    expect(await idsOf('reports/getActiveUsers')).toContain(who.userId)
    expect(await idsOf('reports/getDeactivatedUsers')).not.toContain(who.userId)
    expect(await call('adminPortal/activateUser', { user: { userId: who.userId } })).toMatchObject(
      refused('Only an Inactive user can be activated'),
    )
  })

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

  test('who left before onboarding was complete comes back to where they were', async () => {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who))
    await ok('adminPortal/deactivateUser', { user: exit({ userId: who.userId }) })
    await later()
    expect(await shown(who)).toMatchObject({ status: { userStatus: 'Inactive' }, kycStatus: 'passed' })
    await ok('adminPortal/activateUser', { user: { userId: who.userId } })
    expect(await statusOf(who)).toBe('Ready')
  })

  test('before KYC one is deleted, not deactivated; after it the other way round', async () => {
    const who = await added(companyId)
    await ok('adminPortal/addUserWage', wage(who))
    expect(await call('adminPortal/deactivateUser', { user: exit({ userId: who.userId }) })).toMatchObject(
      refused('A user that is Invite Sent cannot take deactivateUser'),
    )
    await ok('adminPortal/deleteUser', who)
    expect(await call('reports/getUser', who)).toMatchObject(refused('Invalid UserId'))

    const other = await active()
    expect((await call('adminPortal/deleteUser', other)).status).toBe(400)
    expect(await statusOf(other)).toBe('Active')
  })

  test('empty and bad ids are told before the status', async () => {
    const deactivate = (user: object) => call('adminPortal/deactivateUser', { user })
    for (const userId of ['', null, undefined]) {
      expect(await deactivate({ userId, exitDate: 'x' })).toMatchObject(
        refused('EmployeeId is mandatory and cannot be empty.'),
      )
    }
    expect(await deactivate({ userId: 'x' })).toMatchObject(refused('Invalid UserId'))
    expect(await deactivate({ userId: crypto.randomUUID(), exitDate: 'x' })).toMatchObject(
      refused('Invalid UserId'),
    )
  })
})

describe('getUserTask', () => {
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
    ])
    await ok('adminPortal/addUserWage', wage(who))
    expect(await operations()).toContain('userPortal/addUserBankAccount')
    const done = await active()
    expect(await ok('reports/getUserTask', done)).toEqual({ phase: 'Active', tasks: [] })
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
})

test('a user is Ready until the company is verified, and Active with it', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const who = await onboarded(fresh)
  expect(await statusOf(who)).toBe('KYC Pending')
  await later()
  expect(await statusOf(who)).toBe('Active')
})

test('lists come in pages, in order of creation', async () => {
  const { companyId: fresh } = (await ok('companyOnboarding/createBusiness', business())).registration
  const ids = []
  for (let count = 0; count < 3; count++) ids.push((await added(fresh)).userId)
  const first = await ok('reports/getUsers', { companyId: fresh, limit: 2 })
  const rest = await ok('reports/getUsers', { companyId: fresh, limit: 2, cursor: first.nextCursor })
  expect([...first.users, ...rest.users].map((each: Who) => each.userId)).toEqual(ids)
  expect(rest.nextCursor).toBeNull()
  for (const list of ['getActiveUsers', 'getTerminatedUsers', 'getDeactivatedUsers']) {
    expect(await ok(`reports/${list}`, { companyId: fresh })).toEqual({ users: [] })
    expect(await call(`reports/${list}`, { companyId: 'x' })).toMatchObject(refused('Invalid CompanyId'))
  }
})
