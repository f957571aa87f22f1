import { asked } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { BY_TLS, productionOn } from '../support/production.ts'

/** How a proxy might say that the client came by TLS, and whether that is so. */
const FORMS: readonly (readonly [headers: Readonly<Record<string, string>>, isTls: boolean])[] = [
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': '' }, false],
  [{ 'x-forwarded-proto': 'HTTP' }, false],
  [{ 'x-forwarded-proto': 'httpsx' }, false],
  [{ 'x-forwarded-proto': 'xhttps' }, false],
  [{ 'x-forwarded-proto': 'http, http' }, false],
  [{ 'x-forwarded-protocol': 'https' }, false],
  [{ 'x-forwarded-ssl': 'on' }, false],
  [{ 'x-forwarded-scheme': 'https' }, false],
  [{ 'front-end-https': 'on' }, false],
  [{ 'x-forwarded-proto': 'https' }, true],
]

export const production: Drill = {
  row: '8c',
  title: 'production: plain HTTP, forms of X-Forwarded-Proto, the area sandbox',
  failure: 'an answer of 200 to a request that did not come by TLS; a sandbox operation that is there',
  async run(ground) {
    const { tally } = ground
    const { url } = await ground.service(productionOn(await ground.database()))
    for (const [headers, isTls] of FORMS) {
      const { status } = await asked(url, 'reports/getCompanies', {}, { client: FIRST, headers })
      tally.try((status === 200) === isTls, () => `${JSON.stringify(headers)}: ${status}`)
    }
    for (const address of [
      'sandbox/getClock',
      'sandbox/seedDemoCompany',
      'sandbox/resetSandbox',
      'sandbox/advanceClock',
    ]) {
      const { status } = await asked(url, address, {}, { client: FIRST, headers: BY_TLS })
      tally.try(status === 404 || status === 400, () => `${address}: ${status}`)
    }
  },
}
