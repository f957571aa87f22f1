import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { move } from '../../kernel/machine.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { loadKyb, replaceKyb, setKybStatus } from '../../store/company/kyb.ts'
import { changedKyb, kybFields } from '../../wire/business.ts'
import { id, sparse } from '../../wire/fields/fields.ts'
import { known } from '../../wire/fields/nouns.ts'
import { einRefusals, foundedRefusals, kybRefusals, kybReply } from '../../wire/kyb.ts'
import { verifyBusinessLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const updateKybInformation = operation({
  address: 'companyOnboarding/updateKybInformation',
  job: 'company',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator'], reach: 'company' },
  summary: 'Corrects the data by which a company is verified.',
  description:
    'What is left out stays. Refused while the verification is pending. After a failed one it starts anew; once it ' +
    'has passed the EIN is fixed.',
  body: z.object({ kybInformation: z.object({ companyId: id('company'), ...sparse(kybFields) }) }),
  reply: kybReply,
  refusals: {
    ...einRefusals,
    ...foundedRefusals,
    ...kybRefusals,
    pending:
      'KYB information cannot be updated while the verification is pending; try again when it has passed or failed',
    einFixed: 'The EIN of a verified company cannot be changed; register another company with createBusiness',
  },
  conflicts: { ein_claim_pkey: 'einInUse' },
  emits: ['company'],

  async run({ body, work, refuse }) {
    const { companyId, ...sent } = body.kybInformation
    const { kyb_status: from } = known(await lockCompany(work, companyId), 'company')
    const kyb = (await loadKyb(work, companyId)) ?? refuse('kybMissing')

    if (from === kybMachine.state.pending) refuse('pending')
    const einChanges = sent.ein !== undefined && !sent.ein.hasDigitsOf(kyb.ein)
    if (einChanges && from === kybMachine.state.passed) refuse('einFixed')
    if (sent.dateOfIncorporation && sent.dateOfIncorporation > work.today) refuse('notFoundedYet')
    const to = move(kybMachine, from, 'updateKybInformation')

    await replaceKyb(work, companyId, changedKyb(kyb, sent))
    if (to !== from) {
      await setKybStatus(work, companyId, { from, to })
      verifyBusinessLater(work, companyId)
      work.emit({ family: 'company', change: 'update', companyId, entityId: companyId })
    }
    work.note({ companyId, subjectIds: [kyb.kybInformationId] })
    const message = 'KYB information updated successfully'
    return { kybInformation: { kybInformationId: kyb.kybInformationId, status: to, message } }
  },
})
