import { z } from 'zod'
import { kybMachine } from '../../domain/company/kyb.ts'
import { move } from '../../kernel/machine.ts'
import { Secret } from '../../kernel/secret.ts'
import { lockCompany } from '../../store/company/companies.ts'
import { loadKyb, replaceKyb, setKybStatus } from '../../store/company/kyb.ts'
import { kybFields } from '../../wire/business.ts'
import { id, sparse } from '../../wire/fields/fields.ts'
import { digitsOf } from '../../wire/fields/formats.ts'
import { known } from '../../wire/fields/nouns.ts'
import { kybReply } from '../../wire/kyb.ts'
import { verifyBusinessLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const updateKybInformation = operation({
  address: 'companyOnboarding/updateKybInformation',
  verb: 'PUT',
  summary: 'Corrects the data by which a company is verified.',
  description:
    'What is left out stays. Refused while the verification is pending. After a failed one it starts anew; once it ' +
    'has passed the EIN is fixed.',
  body: z.object({ kybInformation: z.object({ companyId: id('company'), ...sparse(kybFields) }) }),
  reply: kybReply,
  refusals: {
    einInUse: 'Ein already in use',
    nothingToUpdate: 'There is no KYB information yet; use addKybInformation',
    pending: 'KYB information cannot be updated while the verification is pending',
    einFixed: 'The EIN of a verified company cannot be changed',
  },
  conflicts: { ein_claim_pkey: 'einInUse' },
  emits: ['company'],

  async run({ body, work, refuse }) {
    const { companyId, ein, irsAssisgnedFederalFilingForm: form, ...sent } = body.kybInformation
    const { kyb_status: from } = known(await lockCompany(work, companyId), 'company')
    const kyb = (await loadKyb(work, companyId)) ?? refuse('nothingToUpdate')

    if (from === 'pending') refuse('pending')
    const einChanges = ein !== undefined && digitsOf(ein) !== digitsOf(kyb.ein.reveal())
    if (einChanges && from === 'passed') refuse('einFixed')
    const to = move(kybMachine, from, 'updateKybInformation')

    await replaceKyb(work, companyId, {
      ...kyb,
      ...sent,
      ein: ein === undefined ? kyb.ein : new Secret(ein),
      federalFilingForm: form ?? kyb.federalFilingForm,
    })
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
