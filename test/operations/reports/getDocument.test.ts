import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { ok, stranger } = shared
const companyId = await people(shared).verifiedCompany()
const fileBase64 = Buffer.from('%PDF-1.4 a policy').toString('base64')
const { documentId } = (
  await ok('adminPortal/uploadDocument', {
    companyId,
    fileName: 'policy.pdf',
    documentType: 'Policy',
    fileBase64,
  })
).document

test('the bytes as they were sent, and an audit row that says who read them', async () => {
  const reply = await ok('reports/getDocument', { documentId })
  expect(reply).toMatchObject({ document: { documentId, companyId, fileName: 'policy.pdf' }, fileBase64 })
  const { auditLog } = await ok('reports/getAuditLog', { companyId, operation: 'getDocument' })
  expect(auditLog).toMatchObject([{ subjectIds: [documentId], facts: { disclosed: ['document'] } }])
})

test('a key that does not see social security numbers in full does not read files either', async () => {
  const { apiKey } = await ok('operator/createApiKey', { scopes: ['read'] })
  const credentials = `${apiKey.clientID}:${apiKey.SecretKey}`
  const reply = await fetch(`${shared.url()}/reports/getDocument`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ method: 'getDocument', documentId }),
  })
  expect([reply.status, await reply.json()]).toMatchObject([
    403,
    { error: { message: 'This needs the scope pii' } },
  ])
})

test('another client’s document is unknown', async () => {
  expect(await stranger('reports/getDocument', { documentId })).toMatchObject(refused('Invalid DocumentId'))
})
