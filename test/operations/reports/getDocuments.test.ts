import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { isReadFromEitherEnd } from '../../support/either-end.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger } = shared
const { verifiedCompany, added } = people(shared)
const companyId = await verifiedCompany()
const who = await added(companyId, {})
const upload = async (fileName: string, over: object = {}) =>
  (
    await ok('adminPortal/uploadDocument', {
      companyId,
      fileName,
      documentType: 'Handbook',
      fileBase64: Buffer.from(`contents of ${fileName}`).toString('base64'),
      ...over,
    })
  ).document.documentId as string

const first = await upload('handbook.txt')
const second = await upload('i9.txt', { userId: who.userId, documentType: 'I-9' })

test('files of a company, and of one worker, in order of upload', async () => {
  const { documents } = await ok('reports/getDocuments', { companyId })
  expect(documents).toMatchObject([
    { documentId: first, userId: null, userName: '', fileName: 'handbook.txt', size: 24, deletedAt: null },
    { documentId: second, userId: who.userId, userName: 'Jo Reed', documentType: 'I-9' },
  ])
  const hers = await ok('reports/getDocuments', { companyId, userId: who.userId })
  expect(hers.documents).toEqual([documents[1]])
  const { documents: page, nextCursor } = await ok('reports/getDocuments', { companyId, limit: 1 })
  const rest = await ok('reports/getDocuments', { companyId, limit: 1, cursor: nextCursor })
  expect([...page, ...rest.documents]).toEqual(documents)
  await isReadFromEitherEnd(ok, 'reports/getDocuments', { companyId }, 'documents')
})

test('another client’s company is unknown', async () => {
  expect(await stranger('reports/getDocuments', { companyId })).toMatchObject(refused('Invalid CompanyId'))
  expect(await call('reports/getDocuments', { companyId, userId: companyId })).toMatchObject(
    refused('Invalid UserId'),
  )
})
