import { afterAll, beforeEach, expect, test } from 'vitest'
import { secondThread } from '../../../src/dispatch/second-thread.ts'
import { masterKeys } from '../../../src/settings/master-key.ts'
import { bulkPool } from '../../../src/store/database/connection.ts'
import { vaults } from '../../../src/store/database/vault.ts'
import type { SecondThread } from '../../../src/store/database/work.ts'
import { helpWithRuns } from '../../../src/work/payroll/help-run.ts'
import type { HelpAsked } from '../../../src/work/payroll/helped-run.ts'
import { callerOf } from '../../support/caller.ts'
import { isBuilt } from '../../support/program.ts'
import { service, testSettings } from '../../support/service.ts'

/** The second thread's side, asked as another thread asks it: what goes over is copied. `fails` is asked before each answer. */
const given = {
  isThere: true,
  thread: undefined as SecondThread | undefined,
  fails: (_: HelpAsked) => false,
  asked: [] as string[],
}
let help: ReturnType<typeof helpWithRuns>
const second: SecondThread = {
  lend: () =>
    given.thread?.lend(100_000) ??
    (given.isThere
      ? {
          ask: async (question) => {
            const copy = structuredClone(question) as HelpAsked
            given.asked.push(Object.keys(copy)[0]!)
            if (given.fails(copy)) throw new Error('the second thread ended')
            return structuredClone(await help(copy))
          },
          giveBack: () => {},
        }
      : undefined),
}

const { ok, call, owner, databaseUrl, url } = await service({ overrides: { secondThread: second } })
const pool = bulkPool(databaseUrl, 1)
afterAll(() => pool.end())
help = helpWithRuns({ pool, vaults: vaults(await masterKeys(testSettings())) })

beforeEach(() => Object.assign(given, { isThere: true, thread: undefined, fails: () => false, asked: [] }))

const { company } = await ok('sandbox/seedDemoCompany', { employees: 1330 })
const { companyId } = company
const { unprocessedPayPeriods: periods } = await ok('reports/getUnProcessedPayPeriod', { companyId })
const at = { companyId, payPeriodId: periods[0].payPeriodId as string }
const { rows: workers } = await owner.query<{ user_id: string }>(
  'select user_id from worker where company_id = $1 order by 1',
  [companyId],
)
const give = (payrollData: readonly object[]) =>
  ok('payroll/importRegularPayrollData', { ...at, payrollData })

/** A bonus for some, a loan that pay does not suffice for of every tenth, and somebody who is not paid. */
await give(
  workers.flatMap(({ user_id: userId }, n): object[] => {
    if (n % 10 === 3) return [{ userId, deductions: [{ description: 'Loan', amount: 50_000 + n }] }]
    return n % 7 === 2 ? [{ userId, additionalCompensation: [{ description: 'Bonus', amount: n }] }] : []
  }),
)
await ok('payroll/removeUsersFromRegularPayPeriod', {
  ...at,
  payrollLineItems: [{ userId: workers[700]!.user_id }],
})

const { apiKey } = await ok('operator/createApiKey', {
  scopes: ['read', 'payroll.prepare', 'payroll.run'],
  companyIds: [companyId],
})
/** Behind walls: Postgres shows it this company alone. */
const limited = callerOf(url, `${apiKey.clientID}:${apiKey.SecretKey}`)

/** All that a run leaves, without its ids; and takes it back. */
async function left(as = call) {
  const { status, body: reply } = await as('payroll/initiatePayroll', at)
  expect([status, reply.error]).toEqual([200, undefined])
  const tables = await Promise.all(
    [
      `select to_jsonb(c) - '{paycheck_id,run_id,created_at}'::text[] as row from paycheck c
       where company_id = $1 and cancelled_at is null order by user_id`,
      'select to_jsonb(y) as row from year_to_date y where company_id = $1 order by user_id, year',
      `select to_jsonb(r) - '{run_id,created_at,submitted_at,submitted_by}'::text[] as row from payroll_run r
       where company_id = $1 order by run_id desc limit 1`,
      `select to_jsonb(l) - 'run_id' as row from run_lines l
       where company_id = $1 and run_id = (select max(run_id::text)::uuid from payroll_run where company_id = $1)`,
    ].map((text) => owner.query<{ row: object }>(text, [companyId])),
  )
  await ok('payroll/cancelPayrollSubmission', at)
  return { reply, tables: tables.map(({ rows }) => rows.map(({ row }) => row)) }
}

given.isThere = false
// The first leaves years of zero, which the later ones find.
await left()
const alone = await left()

test('what a second thread makes is to the byte what one thread makes, in the same order', async () => {
  expect(alone.tables.map(({ length }) => length)).toEqual([1329, 1329, 1, expect.any(Number)])
  expect(alone.reply.payPeriod.warnings.at(-1)).toBe('and 34 more')
  expect(await left()).toEqual(alone)
  expect(given.asked).toEqual(['join', 'slice', 'slice', 'leave'])
})

test.skipIf(!isBuilt)(
  'a thread that helps has a connection of its own, and is one run’s at a time',
  async () => {
    const settings = Object.fromEntries(
      Object.entries(testSettings()).map(([name, value]) => [name, value?.toString()]),
    )
    const thread = secondThread({ databaseUrl, settings })
    Object.assign(given, { isThere: false, thread })
    expect(await left()).toEqual(alone)
    const { rows } = await owner.query(
      "select query from pg_stat_activity where application_name = 'purser_second'",
    )
    expect(rows).toEqual([{ query: 'commit' }])

    const lent = thread.lend(100_000)
    expect(thread.lend(100_000)).toBeUndefined()
    await expect(lent!.ask({ join: {} })).rejects.toThrow()
    lent!.giveBack()
    expect(thread.lend(2_999)).toBeUndefined()
  },
)

test.each(['join', 'slice'])('what a second thread could not do is done without it: %s', async (fails) => {
  given.fails = (asked) => fails in asked
  expect(await left()).toEqual(alone)
  expect(given.asked).toEqual(fails === 'join' ? ['join'] : ['join', 'slice', 'slice', 'leave'])
})

test('one of the second thread’s people who cannot be paid keeps the run from being made, by name', async () => {
  const wage = (factor: string) =>
    owner.query(
      `update worker_wage set wage_rate = wage_rate ${factor} where company_id = $1 and user_id = $2`,
      [companyId, workers[900]!.user_id],
    )
  await wage('* 10000000')
  const { status, body } = await call('payroll/initiatePayroll', at)
  expect([status, body.error.details]).toEqual([400, [expect.objectContaining({ code: 'amountTooLarge' })]])
  expect(given.asked).toEqual(['join', 'slice', 'slice', 'leave'])
  await wage('/ 10000000')
  expect(await left()).toEqual(alone)
})

test('what this transaction has changed of somebody’s pay no other sees, so nobody helps', async () => {
  await owner.query(
    `insert into period_input (company_id, client_id, pay_period_id, user_id, source, data)
     select company_id, client_id, $2, user_id, 'timeOff', '{"leave": [{"type": "Sick", "hours": 800, "paid": true}]}'
     from worker where company_id = $1 and user_id = $3`,
    [companyId, at.payPeriodId, workers[900]!.user_id],
  )
  expect(await left()).toEqual(alone)
  expect(given.asked).toEqual([])
})

test('behind the walls of a limited caller the second thread reads what the caller may', async () => {
  expect(await left(limited)).toEqual(alone)
  expect(given.asked).toEqual(['join', 'slice', 'slice', 'leave'])
})

test('whoever approved what one thread computed has approved what two compute', async () => {
  await ok('companyOnboarding/updateCompany', { company: { companyId, requiresApproval: true } })
  given.isThere = false
  await ok('payroll/requestApproval', at)
  expect(await limited('payroll/approvePayroll', at)).toMatchObject({ status: 200 })
  Object.assign(given, { isThere: true, asked: [] })
  expect((await left()).tables).toEqual(alone.tables)
  expect(given.asked).toEqual(['join', 'slice', 'slice', 'leave'])
})
