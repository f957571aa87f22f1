import { z } from 'zod'
import { kybMachine } from '../domain/company/kyb.ts'
import { move } from '../kernel/machine.ts'
import { assert } from '../kernel/problem.ts'
import { lockCompany } from '../store/company/companies.ts'
import { loadKyb, setKybStatus } from '../store/company/kyb.ts'
import { settleUserStatus } from '../work/people/settle-user-status.ts'
import { askAgainAt } from './ask-again.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/** Asks whether a business is what it says. Its users may become Active by the answer. */
export const verifyBusiness = outsideTask({
  name: 'verifyBusiness',
  payload: z.object({ asked: z.int() }),
  retries: patient,
  limit: 120,
  emits: ['company', 'employeeStatus'],

  async prepare(work, { companyId }) {
    assert(companyId, 'a business to verify')
    const company = await lockCompany(work, companyId)
    const kyb = await loadKyb(work, companyId)
    return company?.kyb_status === kybMachine.state.pending && kyb
      ? { name: company.name, ...kyb }
      : undefined
  },

  call: (asked, { outside, effectId }) => outside.verifier.business(asked, effectId),

  async record(work, { companyId, key, payload: { asked } }, verdict) {
    const company = await lockCompany(work, companyId!)
    if (company?.kyb_status !== kybMachine.state.pending) return
    if (verdict === 'pending') {
      const dueAt = askAgainAt(work.now, asked)
      work.later({ task: 'verifyBusiness', key, companyId, dueAt, payload: { asked: asked + 1 } })
      return
    }
    const to = move(kybMachine, company.kyb_status, verdict === 'passed' ? 'pass' : 'fail')

    await setKybStatus(work, companyId!, { from: company.kyb_status, to })
    work.emit({ family: 'company', change: 'update', companyId: companyId!, entityId: companyId! })
    work.note({ subjectIds: [companyId!], facts: { kybStatus: to } })
    await settleUserStatus(work, companyId!)
  },
})
