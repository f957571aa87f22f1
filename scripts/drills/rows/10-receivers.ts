import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { registration, user } from '../../../test/support/bodies.ts'
import { scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST, OTHER } from '../support/ground.ts'
import { quantile, within } from '../support/load.ts'
import { receiver } from '../support/receiver.ts'

const CHUNK = Buffer.alloc(1_048_576, 'x')

/** How receivers behave badly. */
const behaviors: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'never answers': () => {},
  gone: (response) => void response.writeHead(410).end(),
  broken: (response) => void response.writeHead(500).end('x'.repeat(2000)),
  'answers 300 MB': (response) => void flooded(response, 300),
  redirects: (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  drips: (response) => void dripped(response),
  resets: (response) => void response.socket?.resetAndDestroy(),
  '40 kB of headers': (response) => void response.writeHead(200, { 'x-long': 'x'.repeat(40_000) }).end(),
}

export const receivers: Drill = {
  row: '10',
  title:
    'receivers that are down, slow, gone, endless, redirecting, dripping, resetting, and another client meanwhile',
  failure:
    'an event of the other client that is missing or comes after 5 s; a signature that does not verify; over 1,000 MB resident',
  async run(ground) {
    const { tally } = ground
    const database = await ground.database()
    const environment = { PURSER_WEBHOOK_RETRIES: '1 1 2 2 5x100', PURSER_WEBHOOK_TIMEOUT: '3000' }
    const service = await ground.service({ DATABASE_URL: database.url, ...environment })
    const [bad, good] = [scene(service.url, FIRST).ok, scene(service.url, OTHER).ok]
    await bad('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: 'http://127.0.0.1:9/' } })
    for (const behave of Object.values(behaviors)) {
      const hook = await receiver(behave)
      ground.after(() => hook.close())
      await bad('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: hook.url } })
    }
    const hook = await receiver()
    ground.after(() => hook.close())
    const added = await good('adminPortal/addWebhookEndpoint', { webhookEndpoint: { url: hook.url } })
    hook.secret = added.webhookEndpoint.secret
    const companyOf = async (ok: typeof good): Promise<string> =>
      (await ok('companyOnboarding/companyRegistration', registration())).registration.companyId
    const [worse, better] = [await companyOf(bad), await companyOf(good)]
    const times: number[] = []
    for (let event = 0; event < ground.count(129, 15); event++) {
      await bad('adminPortal/addUser', user(worse))
      const [from, before] = [performance.now(), hook.letters.length]
      await good('adminPortal/addUser', user(better))
      const took = await within(5000, () => hook.letters.length > before)
      tally.try(took !== undefined, () => 'no event in 5 s')
      times.push((hook.letters.at(-1)?.at ?? performance.now()) - from)
    }
    if (hook.forged() > 0) tally.fail(`${hook.forged()} signatures did not verify`)
    if (service.memory() > 1000) tally.fail(`${service.memory()} MB resident`)
    times.sort((a, b) => a - b)
    tally.note(
      `${Object.keys(behaviors).length + 1} bad receivers; other client's event p50 ${quantile(times, 0.5).toFixed(0)} ms, max ${times.at(-1)!.toFixed(0)} ms; RSS ${service.memory()} MB`,
    )
  },
}

async function flooded(response: ServerResponse, megabytes: number): Promise<void> {
  response.writeHead(200)
  for (let sent = 0; sent < megabytes && !response.destroyed; sent++) {
    response.write(CHUNK)
    await sleep(1)
  }
  response.end()
}

async function dripped(response: ServerResponse): Promise<void> {
  response.writeHead(200)
  for (let time = 0; time < 120 && !response.destroyed; time++) {
    response.write('x')
    await sleep(500)
  }
  response.end()
}
