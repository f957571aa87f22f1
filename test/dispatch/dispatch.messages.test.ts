import { describe, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { business, user } from '../support/bodies.ts'
import { sharedService } from '../support/shared.ts'

const { call, stranger, ok } = await sharedService()
const mine = (await ok('companyOnboarding/createBusiness', business())).registration
const theirs = (await stranger('companyOnboarding/createBusiness', business())).body.registration
const { companyId } = mine
const myUser = (await ok('adminPortal/addUser', user(companyId))).user.userId
const theirUser = (await stranger('adminPortal/addUser', user(theirs.companyId))).body.user.userId

/** Everything that is not the id of a company of this client. */
const badIds: readonly (readonly [string, unknown])[] = [
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['blank', '   '],
  ['a number', 7],
  ['zero', 0],
  ['a boolean', true],
  ['a list', []],
  ['a list of one', [companyId]],
  ['an object', { companyId }],
  ['malformed', 'abc'],
  ['almost', companyId.slice(0, -1)],
  ['with more', `${companyId}0`],
  ['in braces', `{${companyId}}`],
  ['without hyphens', companyId.replaceAll('-', '')],
  ['an injection', `${companyId}' or '1'='1`],
  ['with NUL', `${companyId}\u0000`],
  ['unknown', newId()],
  ['nil', '00000000-0000-0000-0000-000000000000'],
  ['of another noun', myUser],
]

const invalid = (message: string) => ({
  status: 400,
  text: JSON.stringify({ error: { code: 400, message } }),
})

describe.each([...badIds, ['foreign', theirs.companyId] as const])('a company id that is %s', (_, id) => {
  test.each([
    ['reports/getUsers', { companyId: id }],
    ['reports/getUser', { companyId: id, userId: myUser }],
    ['adminPortal/deleteUser', { companyId: id, userId: myUser }],
    ['adminPortal/addUser', user(companyId, { companyId: id })],
  ])('%s answers Invalid CompanyId, and nothing else', async (address, body) => {
    const { status, text } = await call(address, body)
    expect({ status, text }).toEqual(invalid('Invalid CompanyId'))
  })

  test('the sandbox refresh answers it with 200', async () => {
    const reply = await call('sandbox/refreshCompanyBankAccountStatus', { companyId: id })
    expect(reply).toMatchObject({
      status: 200,
      body: { success: false, bankAccountStatus: '', error: { code: 400, message: 'Invalid CompanyId' } },
    })
  })
})

describe.each([
  ...badIds.slice(0, -1),
  ['of another noun', mine.companyLocationId] as const,
  ['foreign', theirUser] as const,
])('a user id that is %s', (_, userId) => {
  test.each(['reports/getUser', 'adminPortal/deleteUser'])('%s answers Invalid UserId', async (address) => {
    const { status, text } = await call(address, { companyId, userId })
    expect({ status, text }).toEqual(invalid('Invalid UserId'))
  })
})

describe('several faults at once', () => {
  test.each([
    // the message                what is sent                                             the details
    ['Invalid CompanyId', { companyId: 'x', userId: 'y' }, ['userId']],
    ['Invalid CompanyId', { companyId: newId(), userId: 'y' }, undefined],
    ['Invalid CompanyId', { companyId: newId(), userId: myUser }, undefined],
    ['Invalid UserId', { companyId, userId: 'y' }, undefined],
  ])('%s of %j', async (message, body, paths) => {
    const { error } = (await call('reports/getUser', body)).body
    expect(error.message).toBe(message)
    if (paths) expect(error.details.map(({ path }: { path: string }) => path)).toEqual(paths)
  })

  test('an unknown id wins over every schema fault, and the others go to details', async () => {
    const body = user(newId(), { firstName: '', workerType: 'X', email: 'nobody' })
    const { error } = (await call('adminPortal/addUser', body)).body
    expect(error.message).toBe('Invalid CompanyId')
    expect(error.details.map(({ path }: { path: string }) => path).sort()).toEqual([
      'user.email',
      'user.firstName',
      'user.workerType',
    ])
  })

  test('a value outside a closed list is named before other schema faults', async () => {
    const { error } = (await call('adminPortal/addUser', user(companyId, { firstName: '', workerType: 'X' })))
      .body
    expect(error).toEqual({
      code: 400,
      message: 'Invalid WorkerType',
      details: [
        { path: 'user.firstName', code: 'tooSmall', message: 'must not be empty' },
        { path: 'user.workerType', code: 'notAllowed', message: 'must be one of: W2, 1099-NEC' },
      ],
    })
  })

  test('one fault: the message names the field', async () => {
    const { error } = (await call('adminPortal/addUser', user(companyId, { email: 'nobody' }))).body
    expect(error.message).toBe('user.email: must be an e-mail address')
  })

  test.each([undefined, null, 7, 'x', [], {}])('an envelope that is %j reads as empty', async (envelope) => {
    const { error } = (await call('adminPortal/addUser', { user: envelope })).body
    expect(error.message).toBe('Invalid CompanyId')
  })
})

test('ids are accepted in any letter case and answered in lower case', async () => {
  const upper = { companyId: companyId.toUpperCase(), userId: myUser.toUpperCase() }
  expect((await ok('reports/getUser', upper)).user[0]).toMatchObject({ companyId, userId: myUser })
})

describe('a value outside a closed list, also of a field that may be left out', () => {
  const paycheck = (over: object) => ({
    paycheck: {
      payDate: '2026-06-12',
      payFrequency: 'BiWeekly',
      workState: 'GA',
      earnings: [{ type: 'Regular', amount: 2000 }],
      ...over,
    },
  })
  test.each([
    ['Invalid StateCode', 'adminPortal/addUser', user(companyId, { stateCode: 'ZZ' })],
    ['Invalid State', 'companyOnboarding/createBusiness', business({ businessUser: { state: 'ZZ' } })],
    [
      'Invalid PayrollRunThisYear',
      'companyOnboarding/createBusiness',
      business({ kybInformation: { payrollRunThisYear: 'maybe' } }),
    ],
    ['Invalid SupplementalMethod', 'payroll/calculatePaycheck', paycheck({ supplementalMethod: 'x' })],
    ['Invalid W4FilingStatus', 'payroll/calculatePaycheck', paycheck({ w4: { w4FilingStatus: 'x' } })],
  ])('%s from %s', async (message, address, body) => {
    expect((await call(address, body)).body.error.message).toBe(message)
  })

  test('Invalid State of a remote location', async () => {
    const address = { address1: '4 Orchard Lane', city: 'Decatur', state: 'GA', zipcode: '30030' }
    const kycInformation = {
      userId: myUser,
      ssn: '219-09-9999',
      dateOfBirth: '1990-05-17',
      ...address,
      userRemoteLocation: { ...address, state: 'ZZ' },
    }
    const { error } = (await call('userOnboarding/addKycInformation', { kycInformation })).body
    expect(error.message).toBe('Invalid State')
  })
})

describe('null is "none" wherever a field may be left out', () => {
  test('in a described paycheck', async () => {
    const said = {
      payDate: '2026-06-12',
      payFrequency: 'BiWeekly',
      workState: 'GA',
      earnings: [{ type: 'Regular', amount: 2000 }],
    }
    const unsaid = Object.fromEntries(
      'payBeginDate payEndDate residentState workLocality residentLocality deductions w4 stateW4 employer yearToDate garnishments supplementalMethod net'
        .split(' ')
        .map((key) => [key, null]),
    )
    const inside = {
      earnings: [{ type: 'Regular', amount: 2000, hours: null }],
      w4: { w4FilingStatus: null, dependents: null, otherIncome: null, isExempt: null, form: null },
      stateW4: { status: null, extra: null },
      employer: { suiRate: null },
      yearToDate: { 'US.socialSecurity': null, supplementalWages: null },
    }
    const plain = await ok('payroll/calculatePaycheck', { paycheck: said })
    expect(await ok('payroll/calculatePaycheck', { paycheck: { ...said, ...unsaid } })).toEqual(plain)
    expect(await ok('payroll/calculatePaycheck', { paycheck: { ...said, ...inside } })).toEqual(plain)
  })

  test('in an update, where it leaves what is there', async () => {
    const before = await ok('reports/getCompanyInfo', { companyId })
    const company = { companyId, company: null, businessWebsite: null, federalDepositSchedule: null }
    await ok('companyOnboarding/updateCompany', { company })
    expect(await ok('reports/getCompanyInfo', { companyId })).toEqual(before)
  })

  test('but not where a field is required', async () => {
    const { error } = (await call('adminPortal/addUser', user(companyId, { firstName: null }))).body
    expect(error.message).toBe('user.firstName: is required')
  })
})
