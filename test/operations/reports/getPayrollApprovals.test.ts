import { expect, test } from 'vitest'
import { sharedService } from '../../support/shared.ts'
import { approving } from '../payroll/approval.ts'

const world = await sharedService()
const { call, stranger } = world

test('every request of a period with who asked, who decided and the totals; a stranger sees none', async () => {
  const { request, approve, approvals, at } = await approving(world)
  expect(await approvals()).toEqual([])
  const { approval } = await request()
  const { body } = await approve()
  expect(await approvals()).toEqual([body.approval])
  expect(body.approval).toMatchObject({ approvalId: approval.approvalId, gross: approval.gross })
  expect((await stranger('reports/getPayrollApprovals', at)).body.error.message).toBe('Invalid CompanyId')
  const unknown = { ...at, payPeriodId: at.companyId }
  expect((await call('reports/getPayrollApprovals', unknown)).body.error.message).toBe('Invalid PayPeriodId')
})
