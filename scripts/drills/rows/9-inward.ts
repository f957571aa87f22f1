import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { asked } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { BY_TLS, productionOn } from '../support/production.ts'

// biome-ignore format: a list to be read as a block
const HOSTS: readonly string[] = [
  '127.0.0.1', '127.1', '127.0.1', '2130706433', '0x7f000001', '0177.0.0.1', '0x7f.0.0.1', '017700000001', '127.255.255.254',
  '0.0.0.0', '0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:ffff:127.0.0.1]', '[::127.0.0.1]',
  '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd00::1]', '[ff02::1]', '[100::1]',
  '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '169.254.169.254', '169.254.0.1',
  '100.64.0.1', '100.127.255.255', '192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1',
  '255.255.255.255', 'localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'printer.local', 'db.internal', 'x.intranet', 'x.lan',
  'router.home.arpa', 'x.corp', 'x.home', 'x.private', 'intranet', '127。0。0。1', '①②⑦.0.0.1', 'ⓛocalhost', '%31%32%37.0.0.1',
  'user@127.0.0.1', 'example.com@127.0.0.1', '127.0.0.1#@example.com', '127.0.0.1?@example.com',
]
const SCHEMES = [
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1/',
  'data:text/plain,x',
  'javascript:1',
  '//127.0.0.1/',
  'https://user:pass@example.com/',
]

export const inward: Drill = {
  row: '9',
  title: 'addresses of webhooks that point inward, in production',
  failure: 'one that is accepted; a request that reaches a listener here',
  async run(ground) {
    const { tally } = ground
    let hits = 0
    const listener = createServer((_, response) => {
      hits += 1
      response.end()
    })
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    ground.after(() => listener.close())
    const { port } = listener.address() as AddressInfo
    const { url } = await ground.service({
      ...productionOn(await ground.database()),
      PURSER_WEBHOOK_RETRIES: '1x2',
    })
    const urls = [...HOSTS.map((host) => `https://${host.replace(/(#|\?|$)/, `:${port}$1`)}`), ...SCHEMES]
    for (const each of urls) {
      const body = { webhookEndpoint: { url: each } }
      const { status } = await asked(url, 'adminPortal/addWebhookEndpoint', body, {
        client: FIRST,
        headers: BY_TLS,
      })
      tally.try(status === 400, () => `${each}: ${status}`)
    }
    await sleep(1000)
    if (hits > 0) tally.fail(`${hits} requests reached the listener`)
    tally.note(`${hits} hits`)
  },
}
