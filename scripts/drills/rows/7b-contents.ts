import { dumpOf } from '../../../test/support/dump.ts'
import { scene } from '../support/ask.ts'
import type { Drill } from '../support/drill.ts'
import { FIRST } from '../support/ground.ts'
import { planted, tracesOf } from '../support/planted.ts'

const CONTENTS = 'the plain text of a passport number 77120934'
const CASE = 'CASE-55190-XQ'

export const contents: Drill = {
  row: '7b',
  title: 'contents of documents, secrets of webhooks and case numbers of garnishments in a dump',
  failure: 'one of them is readable',
  async run(ground) {
    const database = await ground.database()
    const { url } = await ground.service({ DATABASE_URL: database.url })
    const { ok } = scene(url, FIRST)
    const { companyId, workers } = await planted(ok, 1)
    await ok('adminPortal/uploadDocument', {
      companyId,
      fileName: 'passport.pdf',
      documentType: 'I-9',
      fileBase64: Buffer.from(CONTENTS).toString('base64'),
    })
    const { webhookEndpoint } = await ok('adminPortal/addWebhookEndpoint', {
      webhookEndpoint: { url: 'http://127.0.0.1:9/' },
    })
    await ok('adminPortal/addGarnishment', {
      garnishment: {
        ...workers[0],
        garnishmentType: 'Child Support',
        garnishmentAgency: 'State SDU',
        garnishmentFields: { State: 'GA', 'Case Number': CASE, 'Current Support Amount': '100.00' },
      },
    })
    const dump = await dumpOf(database.owner)
    const key = Buffer.from(String(webhookEndpoint.secret).replace('whsec_', ''), 'base64')
    for (const [name, traces] of [
      [
        'the contents of a document',
        [CONTENTS, Buffer.from(CONTENTS).toString('hex'), btoa(CONTENTS).slice(0, -4)],
      ],
      ['the secret of a webhook', [webhookEndpoint.secret, key.toString('hex')]],
      ['a case number', tracesOf(CASE).filter((trace) => trace.length > 6)],
    ] as const)
      ground.tally.try(!traces.some((trace) => dump.includes(trace)), () => `${name} is readable`)
  },
}
