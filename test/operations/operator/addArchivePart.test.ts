import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { PASSPHRASE } from '../../support/moving.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok, stranger, owner } = await sharedService()
const piece = (over: object = {}) => ({ part: 1, fileBase64: 'AAAA', ...over })

test('parts come in any order, and one that is sent again takes the place of the first', async () => {
  const { archive } = await ok('operator/addArchivePart', piece({ part: 2 }))
  const { archiveId } = archive
  expect(archive).toMatchObject({ parts: 1 })
  expect((await ok('operator/addArchivePart', piece({ archiveId }))).archive).toMatchObject({
    archiveId,
    parts: 2,
  })
  await ok('operator/addArchivePart', piece({ archiveId, fileBase64: 'BBBB' }))
  const { rows } = await owner.query(
    "select part, encode(contents, 'base64') as contents from archive_part where archive_id = $1 order by part",
    [archiveId],
  )
  expect(rows).toEqual([
    { part: 1, contents: 'BBBB' },
    { part: 2, contents: 'AAAA' },
  ])
  expect(await stranger('operator/addArchivePart', piece({ archiveId }))).toMatchObject(
    refused('Invalid ArchiveId'),
  )
})

test('what was made here is not written over, and a part has its limit', async () => {
  const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
  const { archiveId } = (await ok('adminPortal/exportCompany', { companyId, passphrase: PASSPHRASE })).archive
  expect(await call('operator/addArchivePart', piece({ archiveId }))).toMatchObject(
    refused('This archive was made here by exportCompany; leave archiveId out to send another'),
  )
  const fileBase64 = randomBytes(10 * 1024 * 1024 + 1).toString('base64')
  expect(await call('operator/addArchivePart', piece({ fileBase64 }))).toMatchObject(
    refused('fileBase64: must be at most 10485760 bytes'),
  )
  expect((await call('operator/addArchivePart', piece({ fileBase64: 'ab*d' }))).body.error.message).toBe(
    'fileBase64: must be base64',
  )
})
