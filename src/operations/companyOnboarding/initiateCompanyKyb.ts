import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { move } from '../../kernel/machine.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { loadKyb, setKybStatus } from '../../store/company/kyb.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { kybRefusals } from '../../wire/kyb.ts'
import { verifyBusinessLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const initiateCompanyKyb = operation({
  address: 'companyOnboarding/initiateCompanyKyb',
  job: 'company',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Starts the verification of a company, or starts it again after it failed.',
  description: 'While the verification is pending it answers the same and asks no second time.',
  body: z.object({ companyId: id('company') }),
  reply: z.object({
    company: z.object({ companyId: z.uuid(), status: z.literal('pending'), message: z.string() }),
  }),
  refusals: kybRefusals,
  emits: ['company'],

  async run({ body: { companyId }, work, refuse }) {
    const { kyb_status: from } = known(await lockCompany(work, companyId), 'company')
    if (!(await loadKyb(work, companyId))) refuse('kybMissing')

    const status = move(kybMachine, from, 'initiateCompanyKyb')

    if (status !== from) {
      await setKybStatus(work, companyId, { from, to: status })
      verifyBusinessLater(work, companyId)
      work.emit({ family: 'company', change: 'update', companyId, entityId: companyId })
    }
    work.note({ companyId, subjectIds: [companyId] })
    return { company: { companyId, status, message: 'KYB verification is in progress' } }
  },
})
