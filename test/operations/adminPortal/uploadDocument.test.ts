import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { business, user } from '../../support/bodies.ts'
import { sharedService } from '../../support/shared.ts'

const { call, ok, stranger, owner } = await sharedService()
const { companyId } = (await ok('companyOnboarding/createBusiness', business())).registration
const { userId } = (await ok('adminPortal/addUser', user(companyId))).user

const file = (over: object = {}) => ({
  companyId,
  fileName: 'Form I-9.pdf',
  documentType: 'I-9',
  fileBase64: Buffer.from('the plain text of a file').toString('base64'),
  ...over,
})

const message = async (over: object) =>
  (await call('adminPortal/uploadDocument', file(over))).body.error?.message

test('a document is kept encrypted, of a company or of a worker', async () => {
  const { document } = await ok('adminPortal/uploadDocument', file())
  expect(document).toEqual({
    documentId: expect.any(String),
    status: 'Success',
    message: 'Document uploaded successfully',
  })
  await ok('adminPortal/uploadDocument', file({ userId }))
  const { rows } = await owner.query(
    'select user_id, file_name, document_type, size, contents from document where company_id = $1 order by document_id',
    [companyId],
  )
  expect(rows).toMatchObject([
    { user_id: null, file_name: 'Form I-9.pdf', document_type: 'I-9', size: 24 },
    { user_id: userId },
  ])
  for (const { contents } of rows) {
    expect(contents.includes('plain text')).toBe(false)
    expect(contents.includes(file().fileBase64)).toBe(false)
  }
})

test('10 MiB are taken, one byte more is not', async () => {
  const mib10 = 10 * 1024 * 1024
  await ok('adminPortal/uploadDocument', file({ fileBase64: randomBytes(mib10).toString('base64') }))
  expect(await message({ fileBase64: randomBytes(mib10 + 1).toString('base64') })).toMatch(
    'at most 10485760 bytes',
  )
})

test.each([
  [{ fileBase64: '' }, 'fileBase64: must be base64'],
  [{ fileBase64: 'abc' }, 'fileBase64: must be base64'],
  [{ fileBase64: 'ab*d' }, 'fileBase64: must be base64'],
  [{ fileBase64: 7 }, 'fileBase64: must be text'],
  [{ fileName: '' }, 'fileName: must not be empty'],
  [{ documentType: null }, 'documentType: is required'],
  [{ companyId: undefined }, 'Invalid CompanyId'],
  [{ userId: '019a8ee2-7c00-7000-8000-000000000001' }, 'Invalid UserId'],
])('%j: %s', async (over, expected) => {
  expect(await message(over)).toBe(expected)
})

test('a worker of another company, and a stranger', async () => {
  const other = (await ok('companyOnboarding/createBusiness', business())).registration
  expect(await message({ companyId: other.companyId, userId })).toBe('Invalid UserId')
  expect((await stranger('adminPortal/uploadDocument', file())).body.error.message).toBe('Invalid CompanyId')
})
