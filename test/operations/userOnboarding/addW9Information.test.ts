import { expect, test } from 'vitest'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok } = sandbox
const { newCompany, added, shown } = people(sandbox)
const companyId = await newCompany()
const contractor = (over: object = {}) => added(companyId, { workerType: '1099-NEC', ...over })

const kestrel = {
  contractorType: 'Business',
  businessName: 'Kestrel Design LLC',
  ein: '12-3450001',
  taxClassification: 'LLC taxed as a partnership',
  w9Date: '2026-01-05',
}
const give = (userId: string, over: object = {}) =>
  call('userOnboarding/addW9Information', { w9Information: { userId, ...kestrel, ...over } })

test('a business is known by its name and a masked EIN; the latest form counts', async () => {
  const who = await contractor()
  expect((await shown(who)).W9Informations).toEqual([])
  expect(await give(who.userId)).toMatchObject({
    status: 200,
    body: { w9Information: { userId: who.userId, status: 'Ready' } },
  })
  expect((await shown(who)).W9Informations).toEqual([{ ...kestrel, ein: '*****0001' }])
  await give(who.userId, { ein: '12-3450002', taxClassification: 'S Corporation' })
  expect((await shown(who)).W9Informations).toMatchObject([
    { ein: '*****0002', taxClassification: 'S corporation' },
  ])
  const { auditLog } = await ok('reports/getAuditLog', { companyId, operation: 'addW9Information' })
  expect(JSON.stringify(auditLog)).not.toMatch(/345-?0002/)
  expect(JSON.stringify(auditLog)).toContain('*****0002')
})

test('what is refused', async () => {
  const employee = await added(companyId)
  expect(await give(employee.userId)).toMatchObject(
    refused('Form W-9 is for contractors; an employee gives a W-4: use addW4Information'),
  )
  const { userId } = await contractor()
  const rows: readonly [object, string][] = [
    [{ businessName: '' }, 'A Business needs businessName and ein'],
    [{ ein: '' }, 'A Business needs businessName and ein'],
    [
      { contractorType: 'Individual' },
      'An Individual has taxClassification Individual or sole proprietor; send contractorType: Business for another',
    ],
    [{ w9Date: '2100-01-01' }, 'w9Date must not be in the future'],
    [{ contractorType: 'Robot' }, 'Invalid ContractorType'],
    [{ taxClassification: 'None' }, 'Invalid TaxClassification'],
    [
      { ein: '07-1234567' },
      'w9Information.ein: must be an EIN that can have been issued: its first two digits belong to no IRS campus',
    ],
    [{ ein: '12345' }, 'w9Information.ein: must be an EIN: NN-NNNNNNN or nine digits'],
  ]
  for (const [over, message] of rows) expect(await give(userId, over)).toMatchObject(refused(message))
  expect((await give(userId, { ein: '12-3450009' })).status).toBe(200)
  const twin = await contractor()
  expect(await give(twin.userId, { ein: '123450009' })).toMatchObject(
    refused('ein is in use by another contractor of this company'),
  )
  const sole = { contractorType: 'Individual', ein: '', taxClassification: 'Individual or sole proprietor' }
  expect((await give(twin.userId, sole)).status).toBe(200)
})
