import { afterAll, expect, test } from 'vitest'
import { machines } from '../../scripts/machines.ts'
import { COUNTED, transactionMachine } from '../../src/domain/money/transaction.ts'
import { ALIVE } from '../../src/domain/payroll/run.ts'
import { kycMachine } from '../../src/domain/people/kyc.ts'
import { DUE, deliveryMachine, FINISHED } from '../../src/domain/webhooks/delivery.ts'
import { quietPool, testDatabase } from '../support/database.ts'
import { stateLiterals } from './literals.ts'
import { sourcesIn } from './sources.ts'

const { url } = await testDatabase()
const owner = quietPool({ connectionString: url, max: 1 })
afterAll(() => owner.end())

const sources = sourcesIn('src')
const declaring = machines.map(({ file }) => `src/domain/${file}.ts`)

test('every machine is in the table of machines', () => {
  const declared = sources.filter(({ lines }) => lines.some((line) => /= machine\(/.test(line)))
  expect(declared.map(({ path }) => path).sort()).toEqual([...declaring].sort())
})

test.each(machines)(
  '$machine.noun: every state can be reached, and every row moves between its states',
  ({ machine: { states, initial, table } }) => {
    const arrows = Object.values(table).flatMap((row) => Object.entries(row) as [string, string][])
    expect(arrows.flat().filter((state) => !states.includes(state))).toEqual([])
    const reached = new Set([initial])
    for (const _ of states) for (const [from, to] of arrows) if (reached.has(from)) reached.add(to)
    expect(states.filter((state) => !reached.has(state))).toEqual([])
  },
)

/** Columns that are called a status and are not the state of something. */
const NO_STATE: Readonly<Record<string, string>> = {
  'paycheck.work_state': 'one of the United States',
  'comp_assignment.state': 'one of the United States',
  'comp_class.state': 'one of the United States',
  'work_assignment.state': 'one of the United States',
  'work_assignment.unemployment_state': 'one of the United States',
  'kyb_information.incorporation_state': 'one of the United States',
  'company.registration_status': 'one word: the interface answers it, and nothing moves it',
  'worker_w4.filing_status': 'an answer on a form',
  'worker_wage.employment_status': 'an answer about a person: full or part time',
}

test('every column of a state has its machine', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      and a.attname ~ '(^|_)(status|state)$' and a.atttypid = 'text'::regtype
      and not (a.attname = 'state' and c.relname in (${PLACES.map((name) => `'${name}'`).join(', ')}))`)
  const known = [...machines.flatMap(({ columns }) => columns), ...Object.keys(NO_STATE)]
  expect(rows.map(({ name }) => name).sort()).toEqual(known.sort())
})

/** Here `state` is one of the United States. */
const PLACES = [
  'business_user',
  'company_location',
  'pay_history',
  'place_register',
  'rate_correction',
  'state_registration',
  'worker_address',
  'worker_state_tax',
  'worker_state_w4',
]

const columns = machines.flatMap(({ machine, columns }) =>
  columns.map((column) => ({ column, states: machine.states })),
)

test.each(columns)('$column takes the states of its machine and no other', async ({ column, states }) => {
  const [table, name] = column.split('.') as [string, string]
  const { rows } = await owner.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where conrelid = $1::regclass and contype = 'c' and conname = $2`,
    [table, `${table}_${name}_check`],
  )
  expect(rows.flatMap(({ definition }) => quoted(definition)).sort()).toEqual([...states].sort())
})

const { state } = transactionMachine

/** What an index or a constraint says about states: the sets that the code names. */
test.each([
  ['payroll_run_alive', ALIVE],
  ['transfer_came_back', [state.returned]],
  ['transfer_due', [state.pending, 'TaxPayment']],
  ['webhook_delivery_due', DUE],
  ['webhook_delivery_check', FINISHED],
  ['webhook_delivery_check1', DUE],
  ['worker_check', [kycMachine.initial]],
])('%s speaks of %j', async (name, states) => {
  const { rows } = await owner.query<{ text: string }>(
    `select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1
     union all select pg_get_expr(indpred, indrelid) from pg_index where indexrelid = to_regclass($1)`,
    [name],
  )
  expect(rows.flatMap(({ text }) => quoted(text)).sort()).toEqual([...states].sort())
})

const quoted = (text: string): readonly string[] =>
  [...text.matchAll(/'([^']*)'/g)].map(([, word]) => word!).filter((word) => word !== '')

/** Words that equal a state and are something else, with the reason. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  'src/domain/money/flow.ts held': 'of a flow of money, which is summed and not stored',
  'src/domain/money/flow.ts returned': 'of a flow of money, which is summed and not stored',
  'src/http/server.ts ready': 'a process that takes requests',
  'src/outside/names.ts rejected': 'of a promise, in the words of the language',
  'src/wire/pay-schedule.ts Ready': 'a pay schedule has no other',
  'src/wire/tax-liability.ts complete': 'of a liability, which is summed and not stored',
  'src/wire/tax-liability.ts pending': 'of a liability, which is summed and not stored',
  'src/wire/tax-liability.ts returned': 'of a liability, which is summed and not stored',
}

test('a state is written out only beside its machine, and each exception is met', () => {
  const states = new Set(machines.flatMap(({ machine }) => machine.states))
  const found = sources
    // The words are examples for a reader: nothing is decided by them.
    .filter(({ path }) => !declaring.includes(path) && !/^src\/(law|wire\/words)\//.test(path))
    .flatMap((source) =>
      stateLiterals(source, states).map(({ line, state }) => ({
        word: `${source.path} ${state}`,
        place: `${source.path}:${line} ${state}`,
      })),
    )
  expect(found.filter(({ word }) => !(word in OTHER_WORDS)).map(({ place }) => place)).toEqual([])
  const met = new Set(found.map(({ word }) => word))
  expect(Object.keys(OTHER_WORDS).filter((word) => !met.has(word))).toEqual([])
})

test.each([
  ["if (run.status === 'failed') stop()", 1],
  ["const change = { status: 'pending' }", 1],
  ["const reply = { status: 'pending', message: 'Added' }", 0],
  ["move(runMachine, 'submitted', 'process')", 1],
  ["await setRunStatus(work, run, late ? 'failed' : 'processed')", 2],
  ["query.where('status', 'in', ['ready', 'active'])", 2],
  ["const isOpen = ['new', 'failed'].includes(period.status)", 2],
  ["interface Row { readonly status: 'pending' | 'complete' }", 2],
  ["sql`update transfer set status = 'cancelled' where company_id = $" + '{id}`', 1],
  ['sql`select 1 where status in ($' + "{sql.lit(held.to)}, 'complete')`", 1],
  ['sql`select $' + "{late ? sql`status = 'failed'` : sql``} from payroll_run where x = 'new'`", 2],
  ["if (verdict === 'passed') go()", 0],
  ['if (run.status === runMachine.state.failed) stop()', 0],
])('%s has %i states written out', (line, count) => {
  const states = new Set(machines.flatMap(({ machine }) => machine.states))
  expect(stateLiterals({ lines: line.split('\n') }, states)).toHaveLength(count)
})

test('what counts and what is finished are states of their machines', () => {
  expect(COUNTED.filter((each) => !transactionMachine.states.includes(each))).toEqual([])
  expect(FINISHED.filter((each) => !deliveryMachine.states.includes(each))).toEqual([])
})
