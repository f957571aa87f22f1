import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger, owner } = shared
const companyId = await people(shared).verifiedCompany()
const { documentId } = (
  await ok('adminPortal/uploadDocument', {
    companyId,
    fileName: 'wrong.pdf',
    documentType: 'Policy',
    fileBase64: 'JVBERi0xLjQK',
  })
).document

test('the bytes are gone, the row stays, and it happens once', async () => {
  expect(await stranger('adminPortal/deleteDocument', { documentId })).toMatchObject(
    refused('Invalid DocumentId'),
  )
  expect(await ok('adminPortal/deleteDocument', { documentId })).toEqual({
    document: { documentId, status: 'Success', message: 'Document deleted successfully' },
  })
  const { rows } = await owner.query(
    'select octet_length(contents) as bytes, deleted_at is not null as deleted from document where document_id = $1',
    [documentId],
  )
  expect(rows).toEqual([{ bytes: 0, deleted: true }])
  expect((await ok('reports/getDocuments', { companyId })).documents).toEqual([])
  for (const address of ['reports/getDocument', 'adminPortal/deleteDocument']) {
    expect(await call(address, { documentId })).toMatchObject(refused('Invalid DocumentId'))
  }
})

test('it is told by an event', async () => {
  const { events } = await ok('reports/getEvents')
  expect(events.at(-1)).toMatchObject({
    trigger: { eventType: 'document.documentstatus.update' },
    payload: [{ document: [{ documentId, deletedAt: expect.any(String) }] }],
  })
})
