import { afterAll, expect, test } from 'vitest'
import { ALIVE } from '../../../src/domain/payroll/run.ts'
import { day } from '../../../src/kernel/dates.ts'
import type { Id } from '../../../src/kernel/ids.ts'
import { servicePool } from '../../../src/store/database/connection.ts'
import { inTransaction } from '../../../src/store/database/transaction.ts'
import { paidByDay } from '../../../src/store/filings/paid-by-day.ts'
import { fillRunLines } from '../../../src/store/payroll/fill-run-lines.ts'
import { payrollSums } from '../../../src/store/reports/payroll-sums.ts'
import { holdsIn } from '../../support/invariants.ts'
import { payday } from '../../support/payday.ts'
import { service } from '../../support/service.ts'

const world = await service()
const { ok, owner } = world
const pool = servicePool(world.databaseUrl, 2)
afterAll(() => pool.end())

const LIVING = `from payroll_run r join paycheck p on p.company_id = r.company_id and p.pay_period_id = r.pay_period_id
    and p.run_id = r.run_id and p.voided_at is null and p.cancelled_at is null
  join pay_period d on d.company_id = p.company_id and d.pay_period_id = p.pay_period_id
  cross join lateral (
    select u.rule_id, u.base, u.amount, coalesce(p.earning_hours[u.n], 0) as hours,
           coalesce(p.tax_subjects[u.n - cardinality(p.earning_hours)], u.base) as subject,
           case when p.tips > 0 then coalesce(p.uncollected[u.n - cardinality(p.earning_hours)], 0) else 0 end as uncollected
    from unnest(p.rules, p.bases, p.amounts) with ordinality as u(rule_id, base, amount, n)) l
  join rule on rule.rule_id = l.rule_id
  where r.company_id = $1 and r.status = any($4) and r.pay_date between $2 and $3`

/** The same from the paychecks, one by one. */
async function fromPaychecks(companyId: string, [from, to]: readonly [string, string]) {
  const values = [companyId, from, to]
  const { rows: lines } = await owner.query(
    `select kind, code, name, max(people)::int as people, sum(hours)::int as hours, sum(taxable)::bigint as taxable,
            sum(subject)::bigint as subject, sum(amount)::bigint as amount
     from (select rule.kind, rule.code, rule.name, rule.rule_id, count(distinct p.user_id) as people, sum(l.hours) as hours,
                  sum(l.base) as taxable, sum(l.subject) as subject, sum(l.amount) as amount
           ${LIVING} group by 1, 2, 3, 4) s
     group by 1, 2, 3 order by 1, 2, 3`,
    [...values, ['inProcess', 'processed']],
  )
  const { rows: days } = await owner.query(
    `select p.pay_date as day, rule.kind, rule.code, sum(l.base)::bigint as taxable, sum(l.subject)::bigint as subject,
            sum(l.amount)::bigint as amount,
            sum(case when rule.kind = 'employeeTax' then l.uncollected else 0 end)::bigint as uncollected
     ${LIVING} and d.worker_type = 'W2' group by 1, 2, 3 order by 1, 2, 3`,
    [...values, [...ALIVE]],
  )
  const { rows: all } = await owner.query(
    `select count(*)::int as paychecks, coalesce(sum(p.gross), 0)::bigint as gross, coalesce(sum(p.net), 0)::bigint as net,
            coalesce(sum(p.hours), 0)::int as hours,
            coalesce(sum(p.net) filter (where p.payment_method = 'Direct Deposit'), 0)::bigint as deposits
     from payroll_run r join paycheck p on p.company_id = r.company_id and p.run_id = r.run_id
       and p.voided_at is null and p.cancelled_at is null
     where r.company_id = $1 and r.status in ('inProcess', 'processed') and r.pay_date between $2 and $3`,
    values,
  )
  return { lines: lines.map(plain), days: days.map(plain), all: plain(all[0]) }
}

/** The same from what the runs kept. */
async function fromRuns(companyId: string, [from, to]: readonly [string, string]) {
  const { rows } = await owner.query<{ client_id: Id<'client'> }>(
    'select client_id from company where company_id = $1',
    [companyId],
  )
  const asked = { companyId: companyId as Id<'company'>, from: day(from), to: day(to) }
  return inTransaction(pool, rows[0]!.client_id, { access: 'read only' }, async (tx) => {
    const { all, lines, paychecks, deposits } = await payrollSums(tx, asked)
    const byDay = await paidByDay(tx, { ...asked, workerType: 'W2' })
    return {
      lines: lines.map(({ kind, code, name, people, hours, taxable, subject, amount }) =>
        plain({ kind, code, name, people, hours, taxable, subject, amount }),
      ),
      days: byDay.rows.flatMap(({ payDate, lines: own }) =>
        own.map(({ kind, code, taxable, subject, amount, uncollected }) =>
          plain({ day: payDate, kind, code, taxable, subject, amount, uncollected }),
        ),
      ),
      all: plain({ paychecks, gross: all.gross, net: all.net, hours: all.hours, deposits }),
    }
  })
}

/** The double entry from the sums of runs, as a page has it, and from every paycheck. */
async function booked(companyId: string, limit?: number) {
  const asked = { companyId, from: '2026-01-01', to: '2027-12-31' }
  const { entries } = await ok('reports/getPayrollJournalReport', { ...asked, ...(limit ? { limit } : {}) })
  return entries
}

/** Numbers as text: an owner's driver answers bigints in another way than the service's. */
const plain = (row: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]))

type Step = (ground: Ground) => Promise<unknown>
interface Ground {
  readonly demo: Awaited<ReturnType<typeof payday>>
  readonly userIds: readonly string[]
}

const users = async (companyId: string): Promise<readonly string[]> =>
  (await ok('reports/getActiveUsers', { companyId })).users.map(({ userId }: { userId: string }) => userId)

const tip = (companyId: string, payPeriodId: string, userId: string) =>
  ok('payroll/importRegularPayrollData', {
    ...{ companyId, payPeriodId },
    payrollData: [{ userId, additionalCompensation: [{ description: 'Cash Tips', amount: 90 }] }],
  })

const voided = ({ demo: { companyId }, userIds }: Ground, payPeriodId: string, of?: number) =>
  ok('payroll/voidPayroll', {
    ...{ companyId, payPeriodId, reason: 'wrong' },
    ...(of === undefined ? {} : { userIds: [userIds[of]] }),
  })

/** As a process of before the table leaves its run. */
const forgotten = async ({ demo }: Ground, payPeriodId: string) => {
  await owner.query(
    'delete from run_lines l using payroll_run r where r.run_id = l.run_id and r.pay_period_id = $1',
    [payPeriodId],
  )
  await owner.query(
    'update payroll_run set lines_kept = false, gross = null, net = null, reimbursements = null, employee_taxes = null, ' +
      'employer_taxes = null, deductions = null, contributions = null, orders = null, checks = null, deposits = null ' +
      'where company_id = $1 and pay_period_id = $2',
    [demo.companyId, payPeriodId],
  )
}

async function offCycle({ demo, userIds }: Ground): Promise<string> {
  const { companyId, second } = demo
  const dates = { payBeginDate: second.payDate, payEndDate: second.payDate, payDate: second.payDate }
  const { payPeriod } = await ok('payroll/addSupplementalPayPeriod', {
    payPeriod: { companyId, payPeriodType: 'Off-Cycle', workerType: 'W2', ...dates },
  })
  const { payPeriodId } = payPeriod
  const payrollLineItems = userIds.slice(0, 2).map((userId) => ({ userId, amount: 500 }))
  await ok('payroll/addUsersToSupplementalPayPeriod', { companyId, payPeriodId, payrollLineItems })
  return payPeriodId
}

const STEPS: readonly (readonly [string, Step])[] = [
  [
    'a payroll with tips',
    async ({ demo, userIds }) => {
      await tip(demo.companyId, demo.first.payPeriodId, userIds[0]!)
      await demo.initiate()
    },
  ],
  ['a paycheck voided before it is paid', (ground) => voided(ground, ground.demo.first.payPeriodId, 0)],
  ['its day', ({ demo }) => demo.travelTo(demo.first.payDate)],
  ['a paycheck voided after', (ground) => voided(ground, ground.demo.first.payPeriodId, 2)],
  [
    'a payroll that is submitted',
    ({ demo: { companyId, second } }) =>
      ok('payroll/initiatePayroll', { companyId, payPeriodId: second.payPeriodId }),
  ],
  [
    'and taken back',
    ({ demo: { companyId, second } }) =>
      ok('payroll/cancelPayrollSubmission', { companyId, payPeriodId: second.payPeriodId }),
  ],
  [
    'with somebody else',
    async ({ demo: { companyId, second }, userIds }) =>
      ok('payroll/removeUsersFromRegularPayPeriod', {
        ...{ companyId, payPeriodId: second.payPeriodId, payrollLineItems: [{ userId: userIds[1] }] },
      }),
  ],
  ['and paid', ({ demo }) => demo.initiate(demo.second.payPeriodId)],
  ['a run of an older process', (ground) => forgotten(ground, ground.demo.first.payPeriodId)],
  [
    'a bonus beside the schedule',
    async (ground) => {
      const payPeriodId = await offCycle(ground)
      await ground.demo.initiate(payPeriodId)
    },
  ],
  ['its day', ({ demo }) => demo.travelTo(demo.second.payDate)],
  ['a voided paycheck of the second', (ground) => voided(ground, ground.demo.second.payPeriodId, 3)],
  ['the older run counted', () => fillRunLines(owner, { say: () => {} })],
  ['all of the first voided', (ground) => voided(ground, ground.demo.first.payPeriodId)],
]

test('what runs keep of their lines is what their paychecks say, whatever is done to them', async () => {
  const demo = await payday(world, 6)
  const ground = { demo, userIds: await users(demo.companyId) }
  const { first, second } = demo
  for (const [after, step] of STEPS) {
    await step(ground)
    for (const range of [
      ['2026-01-01', '2027-12-31'],
      [first.payDate, first.payDate],
      [second.payDate, second.payDate],
    ] as const)
      expect([after, range, await fromRuns(demo.companyId, range)]).toEqual([
        after,
        range,
        await fromPaychecks(demo.companyId, range),
      ])
    expect([after, await booked(demo.companyId, 1)]).toEqual([after, await booked(demo.companyId)])
  }
  await holdsIn(owner, demo.companyId)
})
