import { machine } from '../../kernel/machine.ts'

/** The verification of a person's identity. A failed one has a way out: new data, or another try. */
export const kycMachine = machine('KYC verification', ['not initiated', 'pending', 'passed', 'failed'], {
  addKycInformation: { 'not initiated': 'pending', failed: 'pending' },
  initiateUserKyc: { failed: 'pending' },
  /** Who was verified is verified anew. */
  correctIdentity: { pending: 'pending', passed: 'pending', failed: 'pending' },
  pass: { pending: 'passed' },
  fail: { pending: 'failed' },
})

export type KycStatus = (typeof kycMachine.states)[number]
