import pg from 'pg'
import { calculatePaycheck } from '../src/domain/pay/paycheck.ts'
import type { PaycheckInput } from '../src/domain/pay/paycheck-types.ts'
import { writeInput } from '../src/domain/pay/stored-input.ts'
import type { Day } from '../src/kernel/dates.ts'
import { type Id, newId } from '../src/kernel/ids.ts'
import { beside, bigints, dates, stretches, texts, uuids } from '../src/store/database/arrays.ts'

/**
 * What a payroll costs at the least: one statement reads a slice of a demo company's people, the engine computes, and
 * the same tables are filled with the same columns, under the same constraints and row-level security, in one
 * transaction. No schedules, elections, orders, imports, warnings, events or audit. Answers seconds.
 */
export async function bareRun(databaseUrl: string, companyId: string): Promise<number> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c role=purser_service -c enable_seqscan=off -c timezone=UTC',
  })
  await client.connect()
  try {
    // The bare loop is to be as fast as it can be: without statistics its one read may join people with people.
    await settled(databaseUrl)
    const from = performance.now()
    await pay(client, companyId)
    return (performance.now() - from) / 1000
  } finally {
    await client.end()
  }
}

/**
 * What filling the companies left behind is cleared away before either side is measured, and what the service does by
 * itself with the payroll before (sealing it, checking it) has come to its end.
 */
export async function settled(databaseUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query('vacuum analyze')
  for (let quiet = 0; quiet < QUIET; ) {
    const { rows } = await owner.query(BUSY)
    quiet = rows.length === 0 ? quiet + 1 : 0
    await new Promise((resolve) => setTimeout(resolve, LOOK))
  }
  await owner.query('checkpoint')
  await owner.end()
}

/** Milliseconds between two looks, and how many in a row must find nothing: rounds of the service are two seconds apart. */
const [LOOK, QUIET] = [100, 30]
const BUSY = `
  select from pg_stat_activity
  where pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle' and now() - query_start > '0.1 s'
  union all select from money_unsealed`

const SLICE = 1000

async function pay(client: pg.Client, companyId: string): Promise<void> {
  const run = await opened(client, companyId)
  const rules = new Map<string, { id: bigint; kind: string; code: string; name: string }>()
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await client.query<Person>(READ, [companyId, after, SLICE])
    if (rows.length === 0) break
    after = rows.at(-1)!.user_id
    const checks = rows.flatMap((row) => checkOf(row, run.pay_date, rules))
    await write(client, run, checks)
    if (rows.length < SLICE) break
  }
  await client.query(
    `insert into rule (rule_id, kind, code, name) select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[])
     on conflict do nothing`,
    [...['id', 'kind', 'code', 'name']].map((key) => [...rules.values()].map((rule) => rule[key as 'code'])),
  )
  await client.query(`update payroll_run set status = 'inProcess' where company_id = $1 and run_id = $2`, [
    companyId,
    run.run_id,
  ])
  await client.query('commit')
}

interface Run {
  readonly company_id: string
  readonly client_id: string
  readonly pay_period_id: string
  readonly pay_date: string
  readonly run_id: Id<'run'>
  readonly wages: string
}

async function opened(client: pg.Client, companyId: string): Promise<Run> {
  await client.query('begin isolation level repeatable read')
  await client.query('set local role none')
  const { rows } = await client.query(
    `select company_id, client_id, pay_period_id, pay_date::text from pay_period
     where company_id = $1 and worker_type = 'W2' order by begin_date limit 1`,
    [companyId],
  )
  const run: Run = { ...rows[0], run_id: newId<'run'>(), wages: newId() }
  await client.query(`set local role purser_service; set local purser.client = '${run.client_id}'`)
  await client.query(
    `insert into payroll_run (company_id, client_id, run_id, pay_period_id, status, pay_date, debit_date, created_at)
     values ($1, $2, $3, $4, 'submitted', $5, $5, now())`,
    [companyId, run.client_id, run.run_id, run.pay_period_id, run.pay_date],
  )
  await client.query(
    `insert into ledger_account (company_id, client_id, account_id, kind, ref, name)
     values ($1, $2, $3, 'wagesPayable', '', 'Wages payable')`,
    [companyId, run.client_id, run.wages],
  )
  return run
}

interface Person {
  readonly user_id: string
  readonly account: string
  readonly wage_rate: string
  readonly wage_basis: string
  readonly filing_status: 'Single'
  readonly dependents: number
  readonly state: string
  readonly w4_from: Day
  readonly home_from: Day
  readonly workplace_from: Day
}

/** The people first, then each of their rows by its key: a new company has no statistics to plan a join by. */
const READ = `
  select w.user_id, b.account, g.wage_rate, g.wage_basis, f.filing_status, f.dependents, a.state,
         f.effective_from::text as w4_from, a.effective_from::text as home_from,
         p.effective_from::text as workplace_from
  from (select user_id from worker where company_id = $1 and user_id > $2 order by user_id limit $3) w
  cross join lateral (select wage_rate::text, wage_basis from worker_wage
    where company_id = $1 and user_id = w.user_id limit 1) g
  cross join lateral (select filing_status, dependents, effective_from from worker_w4
    where company_id = $1 and user_id = w.user_id limit 1) f
  cross join lateral (select state, effective_from from worker_address
    where company_id = $1 and user_id = w.user_id and kind = 'home' limit 1) a
  cross join lateral (select effective_from from worker_workplace
    where company_id = $1 and user_id = w.user_id limit 1) p
  cross join lateral (select user_bank_account_id as account from user_bank_account
    where company_id = $1 and user_id = w.user_id limit 1) b
  order by w.user_id`

interface Check {
  readonly userId: string
  readonly account: string
  readonly gross: bigint
  readonly net: bigint
  readonly rules: bigint[]
  readonly bases: bigint[]
  readonly amounts: bigint[]
  readonly codes: string[]
  readonly subjects: bigint[]
  readonly rates: (number | null)[]
  readonly state: string
  readonly froms: readonly [workplace: Day, home: Day, w4: Day]
  readonly input: string
}

function checkOf(row: Person, payDate: string, rules: Map<string, unknown>): Check[] {
  const input = inputOf(row, payDate)
  if (!input) return []
  const check = calculatePaycheck(input as never, { allowProvisional: true })
  const amount = input.earnings[0]!.amount
  const lines = [
    { kind: 'earning', code: 'Salary', name: 'Salary', base: amount, amount },
    ...check.taxes.map((tax) => ({
      kind: `${tax.payer}Tax`,
      code: tax.code as string,
      name: tax.taxName,
      base: tax.taxable,
      amount: tax.amount,
    })),
  ]
  const ids = lines.map(({ kind, code, name }) => {
    const key = `${kind}/${code}`
    if (!rules.has(key)) rules.set(key, { id: 4_000_000n + BigInt(rules.size), kind, code, name })
    return (rules.get(key) as { id: bigint }).id
  })
  return [
    {
      userId: row.user_id,
      account: row.account,
      gross: check.gross,
      net: check.net,
      rules: ids,
      bases: lines.map((line) => line.base),
      amounts: lines.map((line) => line.amount),
      codes: lines.map(({ kind, code }) => `${kind}:${code}`),
      subjects: check.taxes.map(({ subject }) => subject),
      rates: check.taxes.map(({ rate }) => rate),
      state: row.state,
      froms: [row.workplace_from, row.home_from, row.w4_from],
      input: writeInput(input),
    },
  ]
}

function inputOf(row: Person, payDate: string): PaycheckInput | undefined {
  if (row.wage_basis === 'Per Hour') return undefined
  const place = { state: row.state }
  const none = 0n as never
  return {
    workerType: 'W2',
    payDate,
    periodStart: payDate,
    periodEnd: payDate,
    frequency: 'BiWeekly',
    work: place,
    resident: place,
    earnings: [{ type: 'Salary', amount: BigInt(row.wage_rate) / 26n, hours: 80 }],
    deductions: [],
    garnishments: [],
    w4: {
      status: row.filing_status,
      form: '2020',
      multipleJobs: false,
      dependents: row.dependents,
      otherDependents: 0,
      otherIncome: none,
      deductions: none,
      extra: none,
      allowances: 0,
      exempt: false,
      nonresidentAlien: false,
    },
    employer: { rates: {} },
    yearToDate: { taxes: {}, supplementalWages: none },
    supplementalMethod: 'flat',
    hours: 80,
  } as unknown as PaycheckInput
}

/** The columns of the service, sent the way the service sends them (src/store/database/arrays.ts). */
const WRITE = [
  `insert into paycheck (company_id, client_id, paycheck_id, run_id, pay_period_id, user_id, pay_date, gross, net,
     reimbursements, employee_taxes, employer_taxes, hours, payment_method, rules, bases, amounts, account_ids,
     account_cents, input, facts, earning_hours, earning_worked, earning_rates, tax_subjects, tax_rates, uncollected,
     work_state, work_localities, hours_paid, hours_worked, weeks_worked, tips, overtime_premium, edition_of,
     edition_from)
   select $1, $2, c.id, $3, $4, c.user_id, $5, c.gross, c.net, 0, c.gross - c.net, 0, 8000, 'Direct Deposit',
     ($13::bigint[])[c.line:c.last], ($14::bigint[])[c.line:c.last], ($15::bigint[])[c.line:c.last],
     array[c.account], array[c.net], c.input, 'known', array[8000], array[8000], array[null::bigint],
     ($17::bigint[])[c.tax:c.last_tax], ($18::bigint[])[c.tax:c.last_tax], '{}', c.state, '{}', 8000, 8000, 2, 0, 0,
     c.edition_of::text[], ($19::date[])[c.edition:c.last_edition]
   from unnest($6::uuid[], $7::uuid[], $8::uuid[], $9::bigint[], $10::bigint[], $11::int[], $12::int[], $16::text[],
               $20::int[], $21::int[], $22::text[], $23::text[], $24::int[], $25::int[])
     as c(id, user_id, account, gross, net, line, last, input, tax, last_tax, state, edition_of, edition, last_edition)`,
  `insert into year_to_date (company_id, client_id, user_id, year, codes, wages, amounts, gross, net)
   select $1, $2, c.user_id, $3::int, c.codes::text[], ($10::bigint[])[c.line:c.last], ($11::bigint[])[c.line:c.last],
     c.gross, c.net
   from unnest($4::uuid[], $5::text[], $6::int[], $7::int[], $8::bigint[], $9::bigint[])
     as c(user_id, codes, line, last, gross, net)
   on conflict (company_id, user_id, year) do update set codes = excluded.codes, wages = excluded.wages,
     amounts = excluded.amounts, gross = excluded.gross, net = excluded.net`,
  `insert into transfer (company_id, client_id, transfer_id, run_id, pay_period_id, user_id, name, source_account_id,
     destination_account_id, amount, status, effective_date, created_at)
   select $1, $2, t.id, $3, $4, t.user_id, 'AchCredit', $5,
     (select account_id from ledger_account where company_id = $1 and account_id = t.account and client_id = $2),
     t.net, 'pending', $6, now()
   from unnest($7::uuid[], $8::uuid[], $9::uuid[], $10::bigint[]) as t(id, user_id, account, net)`,
] as const

async function write(client: pg.Client, run: Run, checks: readonly Check[]): Promise<void> {
  const [users, accounts] = [uuids(checks, (c) => c.userId), uuids(checks, (c) => c.account)]
  const [gross, net] = [bigints(checks, (c) => c.gross), bigints(checks, (c) => c.net)]
  const flat = (of: (check: Check) => readonly bigint[]) =>
    bigints(stretches(checks, of).all, (cents) => cents)
  const [bases, amounts] = [flat((c) => c.bases), flat((c) => c.amounts)]
  const { from, to } = stretches(checks, (c) => c.rules)
  const taxes = stretches(checks, (c) => c.subjects)
  const editions = stretches(checks, (c) => c.froms)
  const [company, owner] = [run.company_id, run.client_id]
  const ask = (at: number, values: unknown[]) => client.query({ name: `bare${at}`, text: WRITE[at]!, values })
  const ids = () => uuids(checks, () => newId())
  await ask(0, [
    ...[company, owner, run.run_id, run.pay_period_id, run.pay_date, ids(), users, accounts, gross, net],
    ...[from, to, flat((c) => c.rules), bases, amounts],
    texts(checks, (c) => c.input),
    ...[flat((c) => c.subjects), beside(checks, (c) => c.rates), dates(editions.all, (day) => day)],
    ...[taxes.from, taxes.to, texts(checks, (c) => c.state), texts(checks, () => '{workplace,home,w4}')],
    ...[editions.from, editions.to],
  ])
  const codes = texts(checks, (c) => `{${c.codes.map((code) => `"${code}"`).join(',')}}`)
  await ask(1, [
    ...[company, owner, Number(run.pay_date.slice(0, 4)), users, codes, from, to, gross, net, bases, amounts],
  ])
  await ask(2, [
    ...[company, owner, run.run_id, run.pay_period_id, run.wages, run.pay_date, ids(), users, accounts, net],
  ])
}
