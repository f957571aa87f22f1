import { z } from 'zod'
import { saveAddress } from '../../store/people/addresses.ts'
import { changeWorker } from '../../store/people/worker-changes.ts'
import { addressFields, addressOf, wholeAddress } from '../../wire/address.ts'
import { id, sparse } from '../../wire/fields/fields.ts'
import { phone } from '../../wire/fields/formats.ts'
import { workerOf } from '../../work/people/load-worker.ts'
import { operation } from '../declaration/operation.ts'

export const updateKycInformation = operation({
  address: 'userPortal/updateKycInformation',
  job: 'employment',
  verb: 'PUT',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Changes a user’s address and phone number.',
  description:
    'The address counts from today on; earlier pay keeps the earlier one. Nothing is verified anew. What is left out ' +
    'stays, but an address is sent as a whole.',
  body: z.object({
    kycInformation: z
      .object({ userId: id('user'), ...sparse(addressFields), phoneNumber: phone().exactOptional() })
      .superRefine(wholeAddress),
  }),
  reply: z.object({
    kycInformation: z.object({ userId: z.uuid(), status: z.literal('Ready'), message: z.string() }),
  }),

  async run({ body: { kycInformation: kyc }, work }) {
    const worker = await workerOf(work, kyc)

    const address = addressOf(kyc)

    if (address) await saveAddress(work, worker, { kind: 'home', from: work.today, address })
    await changeWorker(work, worker, { phoneNumber: kyc.phoneNumber })
    work.note({ companyId: worker.companyId, subjectIds: [worker.userId] })

    const message = 'KYC information updated successfully'
    return { kycInformation: { userId: worker.userId, status: 'Ready' as const, message } }
  },
})
