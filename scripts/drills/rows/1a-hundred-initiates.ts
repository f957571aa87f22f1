import { asked, demo, scene } from '../support/ask.ts'
import type { Drill, Ground } from '../support/drill.ts'

const CALLS = 100
const PEOPLE = 50

export const hundredInitiates: Drill = {
  row: '1a',
  title:
    '100 parallel initiatePayroll on two processes, 50 people: no key, one key, keys of their own, without runNow',
  failure:
    'an answer that is not 200 or not the same text; not one run, 50 paychecks, 50 credits, 1 debit, year = gross',
  async run(ground) {
    const rounds = ground.count(60, 4)
    for (let round = 0; round < rounds; round++) await one(ground, kinds[round % kinds.length]!, round)
    ground.tally.note(`${rounds} rounds`)
  },
}

type Kind = 'no key' | 'same key' | 'own keys' | 'no runNow'
const kinds: readonly Kind[] = ['no key', 'same key', 'own keys', 'no runNow']

const keyOf: Readonly<Record<Kind, (round: number, at: number) => Readonly<Record<string, string>>>> = {
  'no key': () => ({}),
  'same key': (round) => ({ 'idempotency-key': `same-${round}` }),
  'own keys': (round, at) => ({ 'idempotency-key': `own-${round}-${at}` }),
  'no runNow': () => ({}),
}

async function one(ground: Ground, kind: Kind, round: number): Promise<void> {
  const { tally } = ground
  const { urls, client, database } = await ground.common()
  const { companyId, payPeriodId } = await demo(scene(urls[0], client).ok, PEOPLE)
  const body = { companyId, payPeriodId, ...(kind === 'no runNow' ? {} : { runNow: true }) }
  const answers = await Promise.all(
    Array.from({ length: CALLS }, (_, at) =>
      asked(urls[at % 2]!, 'payroll/initiatePayroll', body, {
        client,
        headers: keyOf[kind](round, at),
        patience: 120_000,
      }),
    ),
  )
  const first = answers.find(({ status }) => status === 200)?.text
  for (const { status, text } of answers)
    tally.try(status === 200 && text === first, () => `${kind}: ${status} ${text.slice(0, 200)}`)

  const { rows } = await database.owner.query(SUMS, [companyId])
  const money = kind === 'no runNow' ? { credits: 0, debits: 0 } : { credits: PEOPLE, debits: 1 }
  const expected = {
    runs: 1,
    checks: PEOPLE,
    people: PEOPLE,
    ...money,
    year: rows[0].gross,
    gross: rows[0].gross,
  }
  if (JSON.stringify(rows[0]) !== JSON.stringify(expected))
    tally.fail(`${kind}: left ${JSON.stringify(rows[0])}`)
}

const SUMS = `
  select (select count(*)::int from payroll_run where company_id = $1) as runs,
         (select count(*)::int from paycheck where company_id = $1) as checks,
         (select count(distinct user_id)::int from paycheck where company_id = $1) as people,
         (select count(*)::int from transfer where company_id = $1 and name = 'AchCredit') as credits,
         (select count(*)::int from transfer where company_id = $1 and name = 'AchDebit') as debits,
         (select sum(gross)::text from year_to_date where company_id = $1) as year,
         (select sum(gross)::text from paycheck where company_id = $1) as gross`
