import { expect, test } from 'vitest'
import { payItems } from '../../operations/adminPortal/pay-items.ts'
import { account, kyc, people, w4, wage } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { ok, call, owner } = sandbox
const { companyId, examples } = await payItems(sandbox)
const { added } = people(sandbox)

interface Row {
  readonly operation: string
  readonly actor: string
  readonly actorLabel: string
  readonly requestId: string
  readonly subjectIds: readonly string[]
  readonly facts: object
  readonly changes: readonly { record: string; field: string; before: unknown; after: unknown }[]
}

const rowsOf = async (operation: string, subjectId: string): Promise<readonly Row[]> =>
  (await ok('reports/getAuditLog', { companyId, operation, subjectId })).auditLog
const changesOf = async (operation: string, subjectId: string) =>
  (await rowsOf(operation, subjectId)).at(-1)!.changes
/** As `field: before → after`, in order of the fields. */
const told = async (operation: string, subjectId: string) =>
  (await changesOf(operation, subjectId))
    .map(({ record, field, before, after }) => `${record}.${field}: ${before} → ${after}`)
    .sort()

test('a write tells what it changed, under the names of the wire, and who did it in which request', async () => {
  const who = await added(companyId, { jobTitle: 'Baker' })
  const user = { userId: who.userId, jobTitle: 'Cook', phoneNumber: '404-555-0199' }
  const { headers } = await call('adminPortal/updateUser', { user: { ...user, email: 'JO@new.example' } })

  const [row] = await rowsOf('updateUser', who.userId)
  expect(row).toMatchObject({
    actor: expect.stringMatching(/^key:[0-9a-f-]{36}$/),
    actorLabel: sandbox.credentials.split(':')[0],
    requestId: headers['request-id'],
    subjectIds: [who.userId],
  })
  const same = { record: 'user', recordId: who.userId }
  expect(row!.changes).toHaveLength(3)
  expect(row!.changes).toEqual(
    expect.arrayContaining([
      { ...same, field: 'jobTitle', before: 'Baker', after: 'Cook' },
      { ...same, field: 'email', before: expect.any(String), after: 'JO@new.example' },
      { ...same, field: 'phoneNumber', before: expect.any(String), after: '4045550199' },
    ]),
  )
})

test('what is sent as it was is no change, and what is new has none', async () => {
  const who = await added(companyId, { jobTitle: 'Baker' })
  await ok('adminPortal/updateUser', { user: { userId: who.userId, jobTitle: 'Baker' } })
  expect(await changesOf('updateUser', who.userId)).toEqual([])
  expect(await changesOf('addUser', who.userId)).toEqual([])
})

test('a fact that counts from a day on is told beside the one before it, with its day', async () => {
  const who = await added(companyId)
  const userWage = (over: object) => wage(who, over).userWage
  await ok('adminPortal/addUserWage', { userWage: userWage({ wageRate: 25 }) })
  const { userWageId } = (
    await ok('adminPortal/addUserWage', { userWage: userWage({ wageRate: 27.5, startDate: '2026-12-07' }) })
  ).userWage
  const raise = { record: 'userWage', recordId: userWageId, effectiveDate: '2026-12-07', field: 'wageRate' }
  expect(await changesOf('addUserWage', userWageId)).toEqual([{ ...raise, before: '25.00', after: '27.50' }])

  await ok('adminPortal/updateUserWage', { userWage: { ...who, userWageId, wageRate: 28 } })
  expect(await changesOf('updateUserWage', userWageId)).toEqual([
    { ...raise, before: '27.50', after: '28.00' },
  ])

  await ok('userOnboarding/addKycInformation', kyc(who))
  await ok('userOnboarding/addW4Information', w4(who, { effectiveDate: '2026-01-05' }))
  await ok(
    'userOnboarding/addW4Information',
    w4(who, { effectiveDate: '2026-12-01', extraWithholding: 12.5 }),
  )
  expect(await told('addW4Information', who.userId)).toEqual(['w4.extraWithholding: 0.00 → 12.50'])
})

test('numbers are masked, and a secret that is sealed anew is no change', async () => {
  const who = await added(companyId)
  await ok('userOnboarding/addKycInformation', kyc(who, { ssn: '219-21-4567' }))
  expect(await told('addKycInformation', who.userId)).toEqual([
    'user.dateOfBirth: null → ********',
    expect.stringMatching(/^user.kycStatus: not initiated → /),
    'user.ssn: null → *****4567',
    'user.status: Add Wage → KYC Pending',
  ])

  const sent = { userId: who.userId, ssn: '219-21-4568', dateOfBirth: '1990-02-03', reason: 'Mistyped' }
  await sandbox.ok('sandbox/advanceClock', { hours: 1 })
  await ok('adminPortal/correctIdentity', sent)
  expect(await told('correctIdentity', who.userId)).toContain('user.ssn: *****4567 → *****4568')
  expect((await told('correctIdentity', who.userId)).join()).not.toContain('dateOfBirth')

  const opened = async (over: object) =>
    (await ok('userPortal/addUserBankAccount', account(who, over))).userPayAccountEntity
      .userPayAccountEntityId
  const [first, second] = [
    await opened({}),
    await opened({ accountNumber: '000987654321', payPercentage: 0 }),
  ]
  const userPayAccountEntity = [
    { userPayAccountEntityId: first, payPercentage: 60 },
    { userPayAccountEntityId: second, payPercentage: 40 },
  ]
  await ok('userPortal/updateUserPayPercentage', { userId: who.userId, userPayAccountEntity })
  expect(await told('updateUserPayPercentage', first)).toEqual([
    'userBankAccount.payPercentage: 0 → 40',
    'userBankAccount.payPercentage: 100 → 60',
  ])

  const { rows } = await owner.query('select changes::text from audit where changes is not null')
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(({ changes }) => changes).join()).not.toMatch(/219-?21-?456|1990-02-03|000123456789|\\x/)
})

test('the answers to a form are told by their labels, the number of a case masked', async () => {
  const who = await added(companyId)
  const garnishmentFields = { ...(await examples('Child Support')), 'Case Number': 'CS-443322' }
  const order = { garnishmentType: 'child support', garnishmentAgency: 'GA DHS', garnishmentFields }
  const { garnishmentId } = (await ok('adminPortal/addGarnishment', { garnishment: { ...who, ...order } }))
    .garnishment
  const changed = { 'Current Support Amount': '300.00', 'Case Number': 'CS-998877' }
  const garnishment = { ...who, garnishmentId, garnishmentFields: changed }
  await ok('adminPortal/updateGarnishment', { garnishment })
  expect(await told('updateGarnishment', garnishmentId)).toEqual([
    'garnishment.garnishmentFields.Case Number: ****3322 → ****8877',
    expect.stringMatching(/^garnishment.garnishmentFields.Current Support Amount: .* → 300.00$/),
  ])

  await ok('adminPortal/removeGarnishment', { garnishment: { ...who, garnishmentId } })
  expect(await told('removeGarnishment', garnishmentId)).toEqual([
    expect.stringMatching(/^garnishment.removedAt: null → 20/),
  ])
})

test('what is deleted leaves what it was', async () => {
  const holiday = { companyId, date: '2026-12-24', name: 'Christmas Eve', paid: true }
  const { companyHolidayId } = (await ok('adminPortal/addCompanyHoliday', holiday)).companyHoliday
  await ok('adminPortal/removeCompanyHoliday', { companyId, companyHolidayId })
  expect(await told('removeCompanyHoliday', companyHolidayId)).toEqual([
    'companyHoliday.date: 2026-12-24 → null',
    'companyHoliday.name: Christmas Eve → null',
    'companyHoliday.paid: true → null',
  ])
})

test('a dry run and a refused write leave nothing, and the next write on the connection has only its own', async () => {
  const who = await added(companyId, { jobTitle: 'Baker' })
  const user = { userId: who.userId, jobTitle: 'Cook' }
  await ok('adminPortal/updateUser', { user }, { headers: { 'Dry-Run': 'true' } })
  expect((await call('adminPortal/updateUser', { user: { ...user, workerType: '1099-NEC' } })).status).toBe(
    400,
  )
  expect(await rowsOf('updateUser', who.userId)).toEqual([])
  await ok('adminPortal/updateUser', { user: { userId: who.userId, lastName: 'Reed-Lane' } })
  expect(await told('updateUser', who.userId)).toEqual([
    expect.stringMatching(/^user.lastName: .* → Reed-Lane$/),
  ])
})

test('more than 500 records that one statement changes are counted', async () => {
  const worker = (
    await owner.query('select to_jsonb(w) as row from worker w where company_id = $1 limit 1', [companyId])
  ).rows[0].row
  const { rows: kept } = await owner.query(
    `select string_agg(attname, ', ') as columns from pg_attribute
     where attrelid = 'worker'::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
  )
  const { columns } = kept[0]
  const noted = async (people: number) => {
    const connection = await owner.connect()
    try {
      await connection.query('begin')
      await connection.query(
        `insert into worker (${columns}) select ${columns} from (select (jsonb_populate_record(null::worker, $1::jsonb || jsonb_build_object('user_id', new_id(),
           'email_key', n || '@bulk.example', 'ssn_index', null, 'user_reference_id', 'bulk ' || n))).*
         from generate_series(1, $2::int) n) many`,
        [JSON.stringify(worker), people],
      )
      await connection.query("update worker set job_title = 'Many' where email_key like '%@bulk.example'")
      const { rows } = await connection.query("select current_setting('purser.changes') as noted")
      return rows[0].noted as string
    } finally {
      await connection.query('rollback')
      connection.release()
    }
  }
  expect((await noted(500)).split('\n')).toHaveLength(500)
  expect(await noted(501)).toBe('{"count": 501, "table": "worker"}')
})
