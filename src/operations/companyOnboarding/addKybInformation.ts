import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { move } from '../../kernel/machine.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { insertKyb, loadKyb } from '../../store/company/kyb.ts'
import { kybFields, kybOf } from '../../wire/business.ts'
import { id } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { einRefusals, foundedRefusals, kybReply } from '../../wire/kyb.ts'
import { operation } from '../declaration/operation.ts'

export const addKybInformation = operation({
  address: 'companyOnboarding/addKybInformation',
  job: 'company',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary:
    'Gives the data by which a registered company is verified; initiateCompanyKyb starts the verification.',
  body: z.object({ kybInformation: z.object({ companyId: id('company'), ...kybFields }) }),
  reply: kybReply,
  refusals: {
    ...einRefusals,
    ...foundedRefusals,
    exists: 'KYB information already exists; use updateKybInformation',
  },
  conflicts: { ein_claim_pkey: 'einInUse' },

  async run({ body: { kybInformation: kyb }, work, refuse }) {
    const { companyId } = kyb
    const company = known(await lockCompany(work, companyId), 'company')

    if (await loadKyb(work, companyId)) refuse('exists')
    if (kyb.dateOfIncorporation > work.today) refuse('notFoundedYet')
    const status = move(kybMachine, company.kyb_status, 'addKybInformation')

    const kybInformationId = await insertKyb(work, companyId, kybOf(kyb))
    work.note({ companyId, subjectIds: [kybInformationId] })
    const message = 'KYB information added successfully'
    return { kybInformation: { kybInformationId, status, message } }
  },
})
