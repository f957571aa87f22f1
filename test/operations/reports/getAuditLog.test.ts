import { expect, test } from 'vitest'
import { newId } from '../../../src/kernel/ids.ts'
import { refused } from '../../support/caller.ts'
import { people } from '../../support/people.ts'
import { sharedService } from '../../support/shared.ts'

const sandbox = await sharedService()
const { call, ok, stranger } = sandbox
const { newCompany, added, shown } = people(sandbox)

test('who did what, oldest first, and in pages', async () => {
  const companyId = await newCompany()
  const who = await added(companyId)
  await shown(who)
  const { auditLog } = await ok('reports/getAuditLog', { companyId })
  expect(auditLog.map(({ operation }: { operation: string }) => operation)).toEqual([
    'companyOnboarding/createBusiness',
    'adminPortal/addUser',
    'reports/getUser',
  ])
  expect(auditLog[1]).toMatchObject({
    actor: expect.stringMatching(/^key:/),
    subjectIds: [who.userId],
    sealed: null,
  })
  const first = await ok('reports/getAuditLog', { companyId, limit: 1 })
  expect(first).toMatchObject({ auditLog: [auditLog[0]], nextCursor: expect.any(String) })

  const newest = await ok('reports/getAuditLog', { companyId, newestFirst: true, limit: 2 })
  expect(newest.auditLog).toEqual([auditLog[2], auditLog[1]])
  const before = await ok('reports/getAuditLog', {
    companyId,
    newestFirst: true,
    cursor: newest.nextCursor,
  })
  expect(before.auditLog).toEqual([auditLog[0]])

  expect(await call('reports/getAuditLog', { companyId: newId() })).toMatchObject(
    refused('Invalid CompanyId'),
  )
  expect(await stranger('reports/getAuditLog', { companyId })).toMatchObject(refused('Invalid CompanyId'))
})
