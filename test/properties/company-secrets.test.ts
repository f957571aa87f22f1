import { expect, test } from 'vitest'
import { business } from '../support/bodies.ts'
import { dumpOf, traces } from '../support/dump.ts'
import { service } from '../support/service.ts'

const { ok, call, owner, log } = await service()

test('an owner’s SSN, the EIN, account numbers and files are in no table, log, event or list', async () => {
  const planted = {
    ssn: '219-77-4321',
    ein: '12-3987654',
    account: '778899110002',
    file: 'planted words of a file',
  }
  const { companyId } = (
    await ok(
      'companyOnboarding/createBusiness',
      business({ businessUser: { ssn: planted.ssn }, kybInformation: { ein: planted.ein } }),
      { headers: { 'Idempotency-Key': 'planted' } },
    )
  ).registration
  const companyFundingSourceEntity = {
    companyId,
    accountNumber: planted.account,
    routingNumber: '021000021',
    accountType: 'savings',
    accountName: 'Reserve',
  }
  await ok('adminPortal/addCompanyBankAccount', { companyFundingSourceEntity })
  await ok('adminPortal/uploadDocument', {
    companyId,
    fileName: 'a.txt',
    documentType: 'Other',
    fileBase64: Buffer.from(planted.file).toString('base64'),
  })
  await ok('sandbox/advanceClock', { hours: 1 })
  const deposits = await ok('sandbox/getMicroDeposits', { companyId })
  await ok('adminPortal/verifyMicroDeposits', { companyId, ...deposits })
  // Refused requests are logged too.
  await call(
    'companyOnboarding/createBusiness',
    business({ businessUser: { ssn: planted.ssn, state: 'ZZ' } }),
  )
  await call('adminPortal/addCompanyBankAccount', {
    companyFundingSourceEntity: { ...companyFundingSourceEntity, routingNumber: '1' },
  })

  const shown = [
    await dumpOf(owner),
    log.join('\n'),
    ...(await Promise.all(
      ['reports/getCompanyInfo', 'reports/getBusinessUsers', 'reports/getCompanies', 'reports/getEvents'].map(
        async (address) => JSON.stringify(await ok(address, { companyId })),
      ),
    )),
  ].join('\n')
  expect(shown).toContain('********0002')
  for (const secret of [planted.ssn, planted.ein, planted.account]) {
    for (const trace of traces(secret)) expect(shown).not.toContain(trace)
  }
  const words = [planted.file, Buffer.from(planted.file).toString('base64')]
  for (const text of words) {
    expect(shown).not.toContain(text)
    expect(shown).not.toContain(Buffer.from(text).toString('hex'))
  }
})
