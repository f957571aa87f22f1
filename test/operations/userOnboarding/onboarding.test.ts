import { describe, expect, test } from 'vitest'
import { newSsn } from '../../support/bodies.ts'
import { account, home, kyc, people, w4, wage } from '../../support/people.ts'
import { service } from '../../support/service.ts'

const sandbox = await service()
const { call, ok, owner } = sandbox
const { verifiedCompany, added, shown, statusOf, onboarded, later } = people(sandbox)

const companyId = await verifiedCompany()
const refused = (message: string) => ({ status: 400, body: { error: { code: 400, message } } })

describe('from nothing to Active', () => {
  test('in the usual order, with the word of each step and the stored status after it', async () => {
    const who = await added(companyId)
    const { userId } = who
    expect(await statusOf(who)).toBe('Add Wage')

    expect(await ok('adminPortal/addUserWage', wage(who))).toMatchObject({ userWage: { status: 'Ready' } })
    expect(await statusOf(who)).toBe('Invite Sent')

    expect(await ok('userOnboarding/addKycInformation', kyc(who))).toMatchObject({
      kycInformation: { userId, status: 'KYC Pending' },
    })
    expect(await shown(who)).toMatchObject({ status: { userStatus: 'KYC Pending' }, kycStatus: 'pending' })

    await later()
    expect(await shown(who)).toMatchObject({ status: { userStatus: 'Ready' }, kycStatus: 'passed' })

    expect(await ok('userOnboarding/addW4Information', w4(who))).toMatchObject({
      w4Information: { userId, status: 'Ready' },
    })
    expect(await ok('userPortal/addUserBankAccount', account(who))).toMatchObject({
      userPayAccountEntity: { status: 'pending' },
    })
    expect(await statusOf(who)).toBe('Ready')
    await ok('userOnboarding/acceptTermsAndCondition', { userId })
    expect(await statusOf(who)).toBe('Active')

    await later()
    expect((await shown(who)).bankAccounts).toMatchObject([{ status: 'ready' }])
    expect(await statusOf(who)).toBe('Active')
  })

  test('in another order', async () => {
    const who = await added(companyId)
    await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
    expect(await statusOf(who)).toBe('Add Wage')
    await ok('userOnboarding/addKycInformation', kyc(who))
    expect(await statusOf(who)).toBe('KYC Pending')
    await ok('userPortal/addUserBankAccount', account(who))
    await ok('userOnboarding/addW4Information', w4(who))
    await later()
    expect(await statusOf(who)).toBe('Ready')
    await ok('adminPortal/addUserWage', wage(who))
    expect(await statusOf(who)).toBe('Active')
  })

  test('a contractor who is paid by check needs neither W-4 nor account', async () => {
    const who = await added(companyId, { workerType: '1099-NEC' })
    await ok('adminPortal/addUserWage', wage(who, { paymentMethod: 'check' }))
    await ok('userOnboarding/addKycInformation', kyc(who))
    await ok('userOnboarding/acceptTermsAndCondition', { userId: who.userId })
    await later()
    expect(await statusOf(who)).toBe('Active')
  })

  test('the events tell each change once, with the SSN masked and without date of birth', async () => {
    const who = await onboarded(companyId)
    await later()
    const { rows } = await owner.query(
      `select event_type, body from event where body like '%' || $1 || '%' order by event_id`,
      [who.userId],
    )
    expect(rows.map((row) => row.event_type)).toEqual([
      'employee.employeestatus.insert',
      'employee.employeestatus.update',
      'employee.kycstatus.insert',
      'employee.employeestatus.update',
      'employeebankaccount.employeebankaccountstatus.insert',
      'employee.kycstatus.update',
      'employee.employeestatus.update',
      'employeebankaccount.employeebankaccountstatus.update',
    ])
    const told = JSON.parse(rows.at(-1).body).payload[0].user[0]
    expect(told.ssn).toMatch(/^\*+\d{4}$/)
    expect(told.bankAccounts).toMatchObject([{ accountNumber: '********6789', status: 'ready' }])
    expect(told.userWages).toMatchObject([{ WageRate: 25.5 }])
    expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['dateOfBirth', 'employeeGarnishments']))
  })
})

describe('addKycInformation', () => {
  test('both keys of the remote location are accepted, in both forms of the address', async () => {
    for (const [key, address] of [
      ['userRemoteLocation', 'userOnboarding/addKycInformation'],
      ['employeeRemoteLocation', 'userOnboarding/addKycInformation'],
      ['userRemoteLocation', 'userOnboarding'],
      ['employeeRemoteLocation', 'userOnboarding#addKycInformation'],
    ] as const) {
      const who = await added(companyId)
      const body = { method: 'addKycInformation', ...kyc(who, { [key]: { ...home, city: 'Macon' } }) }
      expect(await call(address, body, { verb: 'POST' })).toMatchObject({ status: 200 })
      expect(await shown(who)).toMatchObject({
        userAddress: { city: 'Atlanta', country: 'US' },
        userRemoteLocation: { city: 'Macon' },
        userRemoteLocations: [{ city: 'Macon' }],
      })
    }
  })

  test('the SSN is answered as it was given', async () => {
    for (const ssn of ['219-09-4321', '219094322']) {
      const who = await added(companyId)
      await ok('userOnboarding/addKycInformation', kyc(who, { ssn }))
      expect(await shown(who)).toMatchObject({ ssn, dateOfBirth: '1990-02-03' })
    }
  })

  test('one SSN per company and worker type, with or without hyphens', async () => {
    const [first, twin, contractor] = [
      await added(companyId),
      await added(companyId),
      await added(companyId, { workerType: '1099-NEC' }),
    ]
    await ok('userOnboarding/addKycInformation', kyc(first, { ssn: '219-09-7777' }))
    expect(await call('userOnboarding/addKycInformation', kyc(twin, { ssn: '219097777' }))).toMatchObject(
      refused('SSN already exists within this company'),
    )
    expect(await statusOf(twin)).toBe('Add Wage')
    await ok('userOnboarding/addKycInformation', kyc(contractor, { ssn: '219097777' }))
    const elsewhere = await added(await verifiedCompany())
    await ok('userOnboarding/addKycInformation', kyc(elsewhere, { ssn: '219097777' }))
  })

  test('again while pending or passed is refused', async () => {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who))
    const again = () => call('userOnboarding/addKycInformation', kyc(who))
    expect(await again()).toMatchObject(refused('KYC information already exists'))
    expect(await call('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject(
      refused('KYC information already exists'),
    )
    await later()
    expect(await again()).toMatchObject(refused('KYC information already exists'))
  })

  test('a failed one has two ways out', async () => {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-09-0001' }))
    await later()
    expect(await shown(who)).toMatchObject({ kycStatus: 'failed', status: { userStatus: 'KYC Pending' } })

    expect(await ok('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject({
      user: { status: 'pending' },
    })
    await later()
    expect((await shown(who)).kycStatus).toBe('failed')

    await ok('userOnboarding/addKycInformation', kyc(who, { city: 'Savannah' }))
    await later()
    expect(await shown(who)).toMatchObject({ kycStatus: 'passed', userAddress: { city: 'Savannah' } })
  })

  test('an SSN that ends in 0002 stays pending', async () => {
    const who = await added(companyId)
    await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-09-0002' }))
    await ok('sandbox/advanceClock', { days: 3 })
    expect((await shown(who)).kycStatus).toBe('pending')
  })

  test('a birth that is not past, and data that were never there', async () => {
    const who = await added(companyId)
    expect(
      await call('userOnboarding/addKycInformation', kyc(who, { dateOfBirth: '2199-01-01' })),
    ).toMatchObject(refused('dateOfBirth must be in the past'))
    expect(await call('userOnboarding/initiateUserKyc', { userId: who.userId })).toMatchObject(
      refused('KYC information must be added first'),
    )
  })

  test('an empty user id is told before everything else', async () => {
    for (const userId of ['', ' ', null, undefined]) {
      expect(await call('userOnboarding/addKycInformation', { kycInformation: { userId } })).toMatchObject(
        refused('EmployeeId is mandatory and cannot be empty.'),
      )
    }
    expect(await call('userOnboarding/addKycInformation', kyc({ userId: 'x' }, { ssn: '1' }))).toMatchObject(
      refused('Invalid UserId'),
    )
  })

  test.each(['12345678', '1234567890', '219-099-999', '21-909-9999', '219 09 9999', 'abcdefghi', 219099999])(
    'SSN %s is not nine digits',
    async (ssn) => {
      const who = await added(companyId)
      expect(await call('userOnboarding/addKycInformation', kyc(who, { ssn }))).toMatchObject({ status: 400 })
      expect(await statusOf(who)).toBe('Add Wage')
    },
  )

  // Nine digits are the format; whether a number was ever issued is for the verification to say.
  test.each(['000-12-3456', '666123456', '900-12-3456', '219-00-1234', '219090000'])(
    'SSN %s is nine digits',
    async (ssn) => {
      await ok('userOnboarding/addKycInformation', kyc(await added(companyId), { ssn }))
    },
  )

  test('an ITIN is accepted', async () => {
    await ok('userOnboarding/addKycInformation', kyc(await added(companyId), { ssn: '912-70-1234' }))
  })
})

describe('certificates', () => {
  test('before KYC they are refused', async () => {
    const who = await added(companyId)
    expect(await call('userOnboarding/addW4Information', w4(who))).toMatchObject(
      refused('KYC information must be added before W-4 information'),
    )
    expect(await call('userPortal/addUserBankAccount', account(who))).toMatchObject(
      refused('KYC information must be added before a bank account'),
    )
    const { userId } = who
    const stateW4Information = { 'Filing status': 'A' }
    expect((await call('userOnboarding/addStateW4Information', { userId, stateW4Information })).status).toBe(
      400,
    )
  })

  test('a W-4 is answered in the documented spelling', async () => {
    const who = await onboarded(companyId)
    await ok(
      'userOnboarding/addW4Information',
      w4(who, {
        w4FilingStatus: 'head of household',
        haveMultipleJob: true,
        dependents: 2,
        dependentsAbove18: 1,
        otherIncome: 100.25,
        otherDeduction: 50,
        extraWithholding: 7.5,
        hasMiltarySpouseExemption: true,
        stateAdditionalDeduction: 3,
        isNonResident: true,
        azDeductionPercent: 2.5,
      }),
    )
    expect((await shown(who)).W4Informations).toEqual([
      {
        W4FilingStatus: { W4FilingStatus: 'Head of Household' },
        HaveMultipleJob: true,
        Dependents: 2,
        DependentsAbove18: 1,
        OtherIncome: 100.25,
        OtherDeduction: 50,
        ExtraWithholding: 7.5,
        HasMilitarySpouseExemption: true,
        StateAdditionalDeduction: 3,
        IsNonResident: true,
        AZDeductionPercent: 2.5,
      },
    ])
  })

  test('a later W-4 counts from its day on the client’s clock', async () => {
    const who = await onboarded(companyId)
    const { today } = (await ok('sandbox/getClock')).clock
    const inAWeek = new Date(Date.parse(today) + 7 * 86_400_000).toISOString().slice(0, 10)
    await ok(
      'userOnboarding/addW4Information',
      w4(who, { w4FilingStatus: 'Married', effectiveDate: inAWeek }),
    )
    const status = async () => (await shown(who)).W4Informations[0].W4FilingStatus.W4FilingStatus
    expect(await status()).toBe('Single')
    await ok('sandbox/advanceClock', { days: 7 })
    expect(await status()).toBe('Married')
  })

  test('a state certificate by the labels of its form; wrong keys and values by name', async () => {
    const who = await onboarded(companyId)
    const { userId } = who
    const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
    const required = fields.filter((field: { required: boolean }) => field.required)
    const stateW4Information = Object.fromEntries(
      required.map(({ key, example }: { key: string; example: string }) => [key, example]),
    )
    await ok('userOnboarding/addStateW4Information', { userId, stateW4Information })
    expect((await shown(who)).stateW4Informations).toEqual([{ stateCode: 'GA', ...stateW4Information }])

    const save = (given: object, code?: string) =>
      call('userOnboarding/addStateW4Information', { userId, code, stateW4Information: given })
    expect(await save({ 'Shoe Size': '9' })).toMatchObject(refused('Invalid state W-4 item name: Shoe Size'))
    expect(await save({})).toMatchObject(refused('stateW4Information: must not be empty'))
    expect(await save({ any: '1' }, 'TX')).toMatchObject(refused('TX has no withholding certificate'))
    const [choice] = required
    expect((await save({ [choice.key]: 'no such option' })).body.error.message).toContain(choice.key)
  })

  test('a state certificate before KYC is refused, after its own faults', async () => {
    const { userId } = await added(companyId)
    const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code: 'GA' })
    const stateW4Information = { [fields[0].key]: fields[0].example }
    expect(await call('userOnboarding/addStateW4Information', { userId, stateW4Information })).toMatchObject(
      refused('KYC information must be added before state W-4 information'),
    )
  })

  test('the examples of every state’s required fields are accepted', async () => {
    const who = await onboarded(companyId)
    for (const code of ['AL', 'CA', 'IN', 'MD', 'NY', 'OH', 'PA']) {
      const { stateW4FormFields: fields } = await ok('reports/getStateW4FormFields', { code })
      const required = fields.filter((field: { required: boolean }) => field.required)
      const given = required.map(({ key, example }: { key: string; example: string }) => [key, example])
      if (given.length === 0) continue
      const stateW4Information = Object.fromEntries(given)
      await ok('userOnboarding/addStateW4Information', { userId: who.userId, code, stateW4Information })
    }
  })
})

test('two submissions at the same time: one wins, the other is told', async () => {
  const who = await added(companyId)
  const replies = await Promise.all([1, 2, 3].map(() => call('userOnboarding/addKycInformation', kyc(who))))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('the same SSN for two people at the same time: one wins', async () => {
  const [first, second] = [await added(companyId), await added(companyId)]
  const ssn = newSsn()
  const replies = await Promise.all(
    [first, second].map((who) => call('userOnboarding/addKycInformation', kyc(who, { ssn }))),
  )
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400])
})
