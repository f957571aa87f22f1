import { expect, test } from 'vitest'
import { business } from '../../support/bodies.ts'
import { refused } from '../../support/caller.ts'
import { PASSPHRASE, sent } from '../../support/moving.ts'
import { sharedService } from '../../support/shared.ts'

const shared = await sharedService()
const { call, ok, stranger } = shared
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const { archive } = await ok('adminPortal/exportCompany', { companyId, passphrase: PASSPHRASE })
const { archiveId } = archive

test('every part up to the last, and none after it', async () => {
  let size = 0
  for (let part = 1; part <= archive.parts; part++) {
    const reply = await ok('reports/getArchivePart', { companyId, archiveId, part })
    expect(reply).toMatchObject({ archiveId, part })
    size += Buffer.byteLength(reply.fileBase64, 'base64')
  }
  expect(size).toBe(archive.size)
  expect(
    await call('reports/getArchivePart', { companyId, archiveId, part: archive.parts + 1 }),
  ).toMatchObject(refused(`The archive has no part ${archive.parts + 1}`))
})

test('an archive of another company or client, and one that was sent, is unknown', async () => {
  const other = (await ok('companyOnboarding/createBusiness', business())).registration
  const unknown = refused('Invalid ArchiveId')
  const ask = (over: object) => call('reports/getArchivePart', { companyId, archiveId, part: 1, ...over })
  expect(await ask({ companyId: other.companyId })).toMatchObject(unknown)
  expect(await ask({ archiveId: await sent(shared, Buffer.from('anything')) })).toMatchObject(unknown)
  expect((await stranger('reports/getArchivePart', { companyId, archiveId, part: 1 })).status).toBe(400)
})
