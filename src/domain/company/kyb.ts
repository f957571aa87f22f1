import { machine } from '../../kernel/machine.ts'

/** The verification of a business. A failed one has a way out: corrected data, or another try. */
export const kybMachine = machine('KYB verification', ['new', 'pending', 'passed', 'failed'], {
  createBusiness: { new: 'pending' },
  /** Asking again while the answer is on its way is no mistake, and no second question. */
  initiateCompanyKyb: { new: 'pending', pending: 'pending', failed: 'pending' },
  addKybInformation: { new: 'new' },
  updateKybInformation: { new: 'new', failed: 'pending', passed: 'passed' },
  pass: { pending: 'passed' },
  fail: { pending: 'failed' },
})

export type KybStatus = (typeof kybMachine.states)[number]
