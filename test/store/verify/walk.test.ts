import { afterEach, beforeAll, expect, test } from 'vitest'
import { paidGround } from './ground.ts'

const { owner, demo, seal, verified, tamper } = await paidGround()
const { companyId } = demo
const OTHER = '0197a000-0000-7000-8000-00000000dada'
const of = `company_id = '${companyId}'`
const first = (table: string, order: string, where = 'true') =>
  `(select ${order} from ${table} where ${of} and ${where} order by ${order} limit 1)`
const credit = `transfer_id = ${first('transfer', 'transfer_id', "name = 'AchCredit'")}`
const check = `paycheck_id = ${first('paycheck', 'paycheck_id')}`
const TABLES = [
  'paycheck',
  'transfer',
  'payroll_run',
  'run_lines',
  'year_to_date',
  'ach_file',
  'money_seal',
  'money_unsealed',
  'ledger_account',
]

beforeAll(async () => {
  await seal()
  for (const table of [...TABLES, 'pay_period'])
    await owner.query(`create table kept_${table} as table ${table}`)
})

/** Everything as it was, whatever the test did to it. */
afterEach(() =>
  tamper(
    [...TABLES, 'pay_period']
      .map((table) => `delete from ${table}; insert into ${table} select * from kept_${table}`)
      .join(';'),
  ),
)

test('16: nothing is found where nobody has touched anything', async () => {
  expect(await verified()).toEqual([])
})

/** What is done to the database, and the checks that find it: no other does. */
const TAMPERINGS: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'a missing paycheck',
    `delete from paycheck where ${check}`,
    [
      'run.accruals',
      'run.credits',
      'run.funding',
      'run.lines',
      'run.overpaid',
      'run.paychecks',
      'seal.rows',
      'year.sum',
    ],
  ],
  ['a sum of lines', `update run_lines set amounts[2] = amounts[2] + 1 where ${of}`, ['run.lines']],
  [
    'somebody among those who have a line',
    `update run_lines set holders[1] = '\\x00' where ${of}`,
    ['run.lines'],
  ],
  [
    'a paycheck that pays more',
    `update paycheck set net = net + 1 where ${check}`,
    [
      'paycheck.accounts',
      'paycheck.sum',
      'run.accruals',
      'run.funding',
      'run.lines',
      'seal.rows',
      'year.sum',
    ],
  ],
  [
    'a tax that was changed',
    `update paycheck set employee_taxes = employee_taxes + 1 where ${check}`,
    ['paycheck.sum', 'run.funding', 'seal.rows'],
  ],
  [
    'an input that nothing else tells',
    `update paycheck set input = input || ' ' where ${check}`,
    ['seal.rows'],
  ],
  [
    'a line of no rule',
    `update paycheck set rules[1] = 1 where ${check}`,
    ['paycheck.rules', 'paycheck.sum', 'run.lines', 'seal.rows', 'year.sum'],
  ],
  [
    'a paycheck of another run',
    `update paycheck set run_id = new_id() where ${check}`,
    [
      'paycheck.run',
      'run.accruals',
      'run.credits',
      'run.funding',
      'run.lines',
      'run.overpaid',
      'run.paychecks',
      'seal.rows',
    ],
  ],
  [
    'a paycheck of another day',
    `update paycheck set pay_date = pay_date + 1 where ${check}`,
    ['run.rows', 'seal.rows'],
  ],
  [
    'two paychecks in a period',
    `drop index paycheck_once; insert into paycheck select (jsonb_populate_record(p, jsonb_build_object('paycheck_id', new_id()))).* from paycheck p where ${check}`,
    [
      'paycheck.once',
      'run.accruals',
      'run.credits',
      'run.funding',
      'run.lines',
      'run.paychecks',
      'seal.rows',
      'year.sum',
    ],
  ],
  [
    'two paychecks for the same days',
    `insert into pay_period select (jsonb_populate_record(d, jsonb_build_object('pay_period_id', '${OTHER}', 'begin_date', d.begin_date + 1))).* from pay_period d where ${of} and d.pay_period_id = ${first('paycheck', 'pay_period_id')}; insert into paycheck select (jsonb_populate_record(p, jsonb_build_object('paycheck_id', new_id(), 'pay_period_id', '${OTHER}'))).* from paycheck p where ${check}`,
    ['paycheck.days', 'period.run', 'year.sum'],
  ],
  [
    'a year that does not add up',
    `update year_to_date set gross = gross + 1 where ${of} and user_id = ${first('year_to_date', 'user_id')}`,
    ['year.sum'],
  ],
  [
    'a tax of a year',
    `update year_to_date set amounts[2] = amounts[2] + 1 where ${of} and user_id = ${first('year_to_date', 'user_id')}`,
    ['year.sum'],
  ],
  [
    'a year that is gone',
    `delete from year_to_date where ${of} and user_id = ${first('year_to_date', 'user_id')}`,
    ['year.sum'],
  ],
  [
    'a paycheck of nobody',
    `update paycheck set user_id = new_id() where ${check}`,
    ['paycheck.worker', 'run.credits', 'run.lines', 'run.overpaid', 'seal.rows', 'year.sum'],
  ],
  [
    'a year of nobody',
    `insert into year_to_date select company_id, client_id, new_id(), 2020, '{}', '{}', '{}' from company where ${of}`,
    ['paycheck.worker'],
  ],
  [
    'a credit that was raised',
    `update transfer set amount = amount + 1 where ${credit}`,
    ['run.credits', 'run.files', 'run.overpaid', 'seal.rows'],
  ],
  [
    'a credit to somebody else’s account',
    `update transfer set destination_account_id = (select destination_account_id from transfer where ${of} and name = 'AchCredit' order by transfer_id desc limit 1) where ${credit}`,
    ['run.credits', 'seal.rows', 'transfer.owner'],
  ],
  [
    'a credit that is gone',
    `delete from transfer where ${credit}`,
    ['run.credits', 'run.files', 'seal.rows'],
  ],
  [
    'a payment that was made twice',
    `insert into transfer select (jsonb_populate_record(t, jsonb_build_object('transfer_id', new_id(), 'ach_file_id', null, 'status', 'pending', 'settled_at', null))).* from transfer t where ${credit}`,
    ['run.credits', 'run.overpaid', 'seal.rows'],
  ],
  ['a reason', `update transfer set reason = 'Bonus' where ${credit}`, ['seal.rows']],
  [
    'an accrual',
    `update transfer set amount = amount + 1 where transfer_id = ${first('transfer', 'transfer_id', "name = 'Accrual' and code <> ''")}`,
    ['run.accruals', 'seal.rows'],
  ],
  [
    'a debit',
    `update transfer set amount = amount + 1 where ${of} and name = 'AchDebit'`,
    ['run.debit', 'run.files', 'seal.rows'],
  ],
  [
    'a transfer of no run',
    `update transfer set run_id = new_id() where ${credit}`,
    ['run.credits', 'seal.rows', 'transfer.run'],
  ],
  [
    'a transfer of nobody',
    `update transfer set user_id = new_id() where ${credit}`,
    ['run.credits', 'run.overpaid', 'seal.rows', 'transfer.owner', 'transfer.worker'],
  ],
  [
    'a transfer to nowhere',
    `update transfer set destination_account_id = new_id() where ${credit}`,
    ['run.credits', 'seal.rows', 'transfer.accounts', 'transfer.owner'],
  ],
  [
    'a payment that is said to have settled',
    `update transfer set status = 'complete', ach_file_id = null where transfer_id = ${first('transfer', 'transfer_id', "name = 'TaxPayment'")}`,
    ['transfer.file'],
  ],
  [
    'a payment that is said to have come back',
    `update transfer set status = 'returned', return_code = 'R01' where ${credit}`,
    ['run.returns'],
  ],
  [
    'a tax payment that was raised',
    `update transfer set amount = amount + 1 where transfer_id = ${first('transfer', 'transfer_id', "name = 'TaxPayment' and status = 'pending'")}`,
    ['run.agencies', 'run.deposits', 'seal.rows'],
  ],
  [
    'an agency that is said to be owed nothing',
    `update ledger_account set open_from = '2099-01-01' where ${of} and kind = 'taxAgency' and ref = ${first('transfer', 'code', "name = 'TaxPayment' and status = 'pending'")}`,
    ['run.open'],
  ],
  [
    'a file',
    `update ach_file set debit_total = debit_total + 1, credit_total = credit_total + 1 where ${of} and kind = 'credit'`,
    ['run.files'],
  ],
  ['a file that is gone', `delete from ach_file where ${of} and kind = 'credit'`, ['transfer.file']],
  [
    'a run that counted other people',
    `update payroll_run set people = people + 1 where ${of}`,
    ['audit.run', 'run.paychecks'],
  ],
  [
    'a run that drew more',
    `update payroll_run set funding_total = funding_total + 1 where ${of}`,
    ['audit.run', 'run.debit', 'run.funding'],
  ],
  [
    'a run that is gone with everything',
    `delete from payroll_run where ${of}; delete from paycheck where ${of}; delete from transfer where ${of}; delete from year_to_date where ${of}`,
    ['audit.run', 'period.run', 'seal.run'],
  ],
  [
    'a period that is said to be new',
    `update pay_period set status = 'new' where ${of} and status = 'processed'`,
    ['period.run'],
  ],
  ['a period that is gone', `delete from pay_period where ${of} and status = 'processed'`, ['period.client']],
  [
    'an account that became another',
    `update ledger_account set ref = 'other' where ${of} and kind = 'wagesPayable'`,
    ['seal.rows'],
  ],
  [
    'a seal that was made to fit',
    `update paycheck set input = input || ' ' where ${check};
    update money_seal s set digests = (select string_agg(paycheck_digest(p), '' order by p.paycheck_id) from paycheck p where ${of}) where ${of} and subject = 'paycheck'`,
    ['seal.chain'],
  ],
  ['a seal that is gone', `delete from money_seal where ${of} and position = 1`, ['seal.chain', 'seal.rows']],
]

test.each(TAMPERINGS)('16, F17, 11a: %s is found', async (_, statement, expected) => {
  await tamper(statement)
  const findings = await verified()
  expect([...new Set(findings.map(({ check }) => check))].sort()).toEqual(expected)
  for (const finding of findings)
    expect(finding).toMatchObject({ companyId, act: expect.stringMatching(/\.$/) })
})

test('16: a finding names the record, what was expected and what is there', async () => {
  const { rows } = await owner.query(`select transfer_id, reason from transfer where ${credit}`)
  await tamper(`update transfer set reason = 'Bonus' where ${credit}`)
  expect(await verified()).toMatchObject(
    [
      {
        check: 'seal.rows',
        recordId: `transfer ${rows[0].transfer_id}`,
        expected: /^as it was sealed/,
        found: /^[0-9a-f]{32}$/,
      },
    ].map((each) => ({
      ...each,
      expected: expect.stringMatching(each.expected),
      found: expect.stringMatching(each.found),
    })),
  )
})
