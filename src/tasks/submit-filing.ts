import { z } from 'zod'
import { filingMachine } from '../domain/filings/filing.ts'
import { move } from '../kernel/machine.ts'
import { lockCompany } from '../store/company/companies.ts'
import { loadKyb } from '../store/company/kyb.ts'
import { lockFiling, moveFiling } from '../store/filings/filings.ts'
import { tellFiling } from '../work/filings/tell.ts'
import { tellStaff } from '../work/people/mail-later.ts'
import { idOf, ofCompany } from './fields.ts'
import { patient } from './schedules.ts'
import { outsideTask } from './task.ts'

/**
 * Hands a return to its channel: once, however often this is tried. The submission id is fixed before the first try, and
 * only a return that still waits under that id is moved by the answer.
 */
export const submitFiling = outsideTask({
  name: 'submitFiling',
  payload: z.object({ ...ofCompany, filingId: idOf<'filing'>(), submissionId: z.string() }),
  retries: patient,
  limit: 120,
  emits: ['filing'],

  async prepare(work, { payload: { companyId, filingId, submissionId } }) {
    const company = await lockCompany(work, companyId)
    const kyb = await loadKyb(work, companyId)
    const filing = await lockFiling(work, filingId)
    const waits = filing?.status === filingMachine.state.submitted && filing.submissionId === submissionId
    if (!company || !kyb || !waits) return undefined
    return { submissionId, ein: kyb.ein, companyName: company.name, figures: filing.figures }
  },

  call: ({ submissionId, ...filed }, { outside }) => outside.filing.submit(filed, submissionId),

  async record(work, { payload: { filingId, submissionId } }, answer) {
    const filing = await lockFiling(work, filingId)
    if (filing?.status !== filingMachine.state.submitted || filing.submissionId !== submissionId) return
    if (answer.outcome === 'accepted') {
      const status = move(filingMachine, filing.status, 'accept')
      await moveFiling(work, filing, status, { receipt: answer.receipt })
    } else {
      const status = move(filingMachine, filing.status, 'reject')
      const rejections = answer.rejections.map((each) => ({ ...each, submissionId }))
      await moveFiling(work, filing, status, { rejections: [...filing.rejections, ...rejections] })
      await tellStaff(work, { companyId: filing.companyId, letter: 'filingRejected', about: submissionId })
    }
    tellFiling(work, filing, 'update')
    work.note({ companyId: filing.companyId, subjectIds: [filingId], facts: { outcome: answer.outcome } })
  },
})
