import { z } from 'zod'
import { kycMachine } from '../../domain/people/kyc.ts'
import { canMove, move } from '../../kernel/machine.ts'
import { saveAddress } from '../../store/people/addresses.ts'
import { submitIdentity } from '../../store/people/worker-changes.ts'
import { addressFields, optionalAddress } from '../../wire/address.ts'
import { id } from '../../wire/fields/fields.ts'
import { birthDate, taxpayerNumber } from '../../wire/fields/formats.ts'
import { identityFault, identityRefusals } from '../../wire/identity.ts'
import { kycRefusals, workerOf } from '../../work/people/load-worker.ts'
import { settleUserStatus } from '../../work/people/settle-user-status.ts'
import { verifyIdentityLater } from '../../work/people/verify-later.ts'
import { operation } from '../declaration/operation.ts'

export const addKycInformation = operation({
  address: 'userOnboarding/addKycInformation',
  job: 'people',
  verb: 'POST',
  access: { scope: 'people', roles: ['administrator', 'worker'], reach: 'worker' },
  summary: 'Submits a user’s identity and address, and starts the verification.',
  description:
    'Mandatory before W-4 and bank account. `userRemoteLocation` and `employeeRemoteLocation` mean the same and are ' +
    'both accepted in both forms of the address. After a failed verification it replaces the data and starts anew.',
  body: z.object({
    kycInformation: z.object({
      userId: id('user', { blank: 'EmployeeId is mandatory and cannot be empty.' }),
      ssn: taxpayerNumber(),
      dateOfBirth: birthDate(),
      ...addressFields,
      userRemoteLocation: optionalAddress(),
      employeeRemoteLocation: optionalAddress(),
    }),
  }),
  reply: z.object({
    kycInformation: z.object({ userId: z.uuid(), status: z.literal('KYC Pending'), message: z.string() }),
  }),
  refusals: {
    ...kycRefusals,
    ...identityRefusals,
    twoPlaces: 'employeeRemoteLocation differs from userRemoteLocation; send one of them',
  },
  conflicts: { worker_company_id_worker_type_ssn_index_key: 'ssnExists' },
  emits: ['employeeKyc', 'employeeStatus'],

  async run({ body: { kycInformation: kyc }, work, refuse }) {
    const worker = await workerOf(work, kyc)

    if (!canMove(kycMachine, worker.kycStatus, 'addKycInformation')) refuse('kycExists')
    const { userRemoteLocation, employeeRemoteLocation } = kyc
    const remote = userRemoteLocation ?? employeeRemoteLocation
    const areTwo = userRemoteLocation != null && employeeRemoteLocation != null
    if (areTwo && textOf(userRemoteLocation) !== textOf(employeeRemoteLocation)) refuse('twoPlaces')
    const fault = identityFault(kyc, worker.workerType, work.today)
    if (fault) refuse(fault)
    const status = move(kycMachine, worker.kycStatus, 'addKycInformation')

    await submitIdentity(work, worker, { ...kyc, status })
    await saveAddress(work, worker, { kind: 'home', from: work.today, address: kyc })
    if (remote) await saveAddress(work, worker, { kind: 'remote', from: work.today, address: remote })
    verifyIdentityLater(work, { ...worker, attempt: worker.kycAttempt + 1 })

    const { companyId, userId } = worker
    const change = worker.kycStatus === kycMachine.initial ? 'insert' : 'update'
    work.emit({ family: 'employeeKyc', change, companyId, entityId: userId })
    await settleUserStatus(work, companyId, [userId])
    work.note({ companyId, subjectIds: [userId] })

    const message = 'KYC information added successfully; verification is in progress'
    return { kycInformation: { userId, status: 'KYC Pending' as const, message } }
  },
})

const textOf = (address: object): string => JSON.stringify(address)
