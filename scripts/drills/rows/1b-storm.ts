import { chosen, type Desk } from '../../../test/support/simulation-steps.ts'
import { type Answer, asked, scene } from '../support/ask.ts'
import type { Drill, Ground } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { expectWhole } from '../support/invariants.ts'
import { summed } from '../support/load.ts'

const CALLS = 130
const AT_ONCE = 12

export const storm: Drill = {
  row: '1b',
  title:
    'storm of initiate, cancel, void, import, accounts, leaving, returns and clock travel at once, two processes',
  failure: 'a broken invariant; an answer other than 200, 400 or 503 with Retry-After',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const environment = { DATABASE_URL: database.url, PURSER_WEBHOOK_RETRIES: '1 1 2 2 5x100' }
    const processes = [await ground.service(environment), await ground.service(environment)]
    const urls = processes.map(({ url }) => url)
    const answers: Record<string, Answer[]> = { 'no endpoints': [], 'failing endpoints': [] }
    const rounds = ground.count(57, 2)
    for (let round = 0; round < rounds; round++) {
      const kind = round % 2 === 0 ? 'no endpoints' : 'failing endpoints'
      const { ok } = scene(urls[0]!, FIRST)
      await ok('sandbox/resetSandbox')
      await ok('sandbox/setClock', { to: '2026-11-16T15:00:00Z' })
      if (kind === 'failing endpoints')
        await ok('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: 'http://127.0.0.1:9/' } })
      const desk = await deskOf(ground, { ok, owner: database.owner })
      answers[kind]!.push(...(await blown(ground, desk, urls)))
      await expectWhole(database.owner, tally, `round ${round}`)
    }
    for (const [kind, found] of Object.entries(answers)) {
      const { statuses } = summed(found)
      tally.note(`${kind}: ${statuses[503] ?? 0} x 503 of ${found.length}, ${statuses[200] ?? 0} x 200`)
    }
  },
}

async function deskOf(ground: Ground, sandbox: Desk['sandbox']): Promise<Desk> {
  const { companyId } = (await sandbox.ok('sandbox/seedDemoCompany', { employees: 8 })).company
  const { users } = await sandbox.ok('reports/getUsers', { companyId })
  const { next: random } = ground.random
  return {
    sandbox,
    companyId,
    users: users.map(({ userId }: { userId: string }) => userId),
    random,
    below: (count) => Math.floor(random() * count),
    pick: (from) => from[Math.floor(random() * from.length)],
  }
}

async function blown({ tally }: Ground, desk: Desk, urls: readonly string[]): Promise<Answer[]> {
  const answers: Answer[] = []
  let left = CALLS
  const one = async () => {
    while (left > 0) {
      const turn = left--
      // Choosing reads the clock, which may be refused while it moves: then something else is chosen.
      const step = await chosen(desk)(desk).catch(() => undefined)
      if (!step) continue
      const [address, body] = step
      const answer = await asked(urls[turn % urls.length]!, address, body, {
        client: FIRST,
        patience: 120_000,
      })
      answers.push(answer)
      const isGood =
        [200, 400].includes(answer.status) || (answer.status === 503 && 'retry-after' in answer.headers)
      tally.try(isGood, () => `${address}: ${answer.status} ${answer.text.slice(0, 200)}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
  return answers
}
