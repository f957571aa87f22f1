/**
 * An independent model of a worker's life, written from the state table of the operations document and from nothing in
 * src: what each step answers, and what is stored after it.
 */
export interface Worker {
  readonly contractor: boolean
  readonly companyVerified: boolean
  gone: boolean
  kyc: 'not initiated' | 'pending' | 'passed' | 'failed'
  /** What the verifier will say of the SSN that was submitted last. */
  verdict: Verdict
  /** From the day of joining, and from the day of a later change, which wins whenever the first is sent again. */
  joined: Paid
  changed: Paid
  w4: boolean
  terms: boolean
  accounts: ('pending' | 'ready' | 'deactivated')[]
  left: 'no' | 'deactivated' | 'terminated'
  /** Once Active, nobody falls back to Ready over a bank account. */
  wasActive: boolean
}

type Paid = 'none' | 'Direct Deposit' | 'Check'

export type Verdict = 'passed' | 'failed' | 'pending'

export type Step =
  | { readonly op: 'addUserWage'; readonly method: 'Direct Deposit' | 'Check' }
  | { readonly op: 'updateUserWage'; readonly method: 'Direct Deposit' | 'Check' }
  | { readonly op: 'addKycInformation'; readonly verdict: Verdict }
  | { readonly op: 'deactivateUserBankAccount'; readonly which: number }
  | {
      readonly op:
        | 'initiateUserKyc'
        | 'addW4Information'
        | 'addUserBankAccount'
        | 'acceptTermsAndCondition'
        | 'updateKycInformation'
        | 'deactivateUser'
        | 'terminateUser'
        | 'activateUser'
        | 'deleteUser'
    }

export const newcomer = (given: Pick<Worker, 'contractor' | 'companyVerified'>): Worker => ({
  ...given,
  gone: false,
  kyc: 'not initiated',
  verdict: 'passed',
  joined: 'none',
  changed: 'none',
  w4: false,
  terms: false,
  accounts: [],
  left: 'no',
  wasActive: false,
})

const wageOf = ({ joined, changed }: Worker): Paid => (changed === 'none' ? joined : changed)

export function statusOf(worker: Worker): string {
  const wage = wageOf(worker)
  if (worker.left !== 'no') return 'Inactive'
  if (worker.kyc === 'not initiated') return wage === 'none' ? 'Add Wage' : 'Invite Sent'
  if (worker.kyc !== 'passed') return 'KYC Pending'
  const paid = wage !== 'none'
  const certified = worker.contractor || worker.w4
  const reachable =
    wage !== 'Direct Deposit' || worker.wasActive || worker.accounts.some((each) => each !== 'deactivated')
  return paid && certified && reachable && worker.terms && worker.companyVerified ? 'Active' : 'Ready'
}

/** The message of the refusal, or undefined when the step is taken; the worker then is as after it. */
export function take(worker: Worker, step: Step): string | undefined {
  if (worker.gone) return 'Invalid UserId'
  const refusal = rules[step.op](worker, step as never)
  remember(worker)
  return refusal
}

function remember(worker: Worker): void {
  worker.wasActive ||= statusOf(worker) === 'Active'
}

/** An hour: verifiers have answered. */
export function wait(worker: Worker): void {
  if (worker.gone) return
  if (worker.kyc === 'pending') worker.kyc = worker.verdict
  worker.accounts = worker.accounts.map((each) => (each === 'pending' ? 'ready' : each))
  remember(worker)
}

const done = undefined
const EXISTS = 'KYC information already exists'

const leave = (how: 'deactivated' | 'terminated', op: string) => (worker: Worker) => {
  const from = statusOf(worker)
  if (from === 'Inactive') return 'The user is already Inactive'
  if (!['KYC Pending', 'Ready', 'Active'].includes(from))
    return `A user that is ${from} cannot take ${op}; it must be KYC Pending, Ready or Active`
  worker.left = how
  return done
}

const rules: { [Op in Step['op']]: (worker: Worker, step: Extract<Step, { op: Op }>) => string | undefined } =
  {
    addUserWage: (worker, { method }) => {
      worker.joined = method
      return done
    },
    updateUserWage: (worker, { method }) => {
      if (wageOf(worker) === 'none') return 'This user has no wage yet; add one with addUserWage'
      worker.changed = method
      return done
    },
    addKycInformation: (worker, { verdict }) => {
      if (worker.kyc === 'pending' || worker.kyc === 'passed') return EXISTS
      worker.kyc = 'pending'
      worker.verdict = verdict
      return done
    },
    initiateUserKyc: (worker) => {
      if (worker.kyc === 'not initiated') return 'KYC information must be added first; use addKycInformation'
      if (worker.kyc !== 'failed') return EXISTS
      worker.kyc = 'pending'
      return done
    },
    addW4Information: (worker) => {
      if (worker.contractor)
        return 'Form W-4 is for employees; a contractor gives a W-9: use addW9Information'
      if (worker.kyc === 'not initiated')
        return 'KYC information must be added before W-4 information; use addKycInformation'
      worker.w4 = true
      return done
    },
    addUserBankAccount: (worker) => {
      if (worker.kyc === 'not initiated')
        return 'KYC information must be added before a bank account; use addKycInformation'
      worker.accounts.push('pending')
      return done
    },
    deactivateUserBankAccount: (worker, { which }) => {
      const there = worker.accounts[which]
      if (there === undefined) return 'Invalid UserPayAccountEntityId'
      if (there === 'deactivated') return 'The bank account is already deactivated'
      worker.accounts[which] = 'deactivated'
      return done
    },
    acceptTermsAndCondition: (worker) => {
      worker.terms = true
      return done
    },
    updateKycInformation: () => done,
    deactivateUser: leave('deactivated', 'deactivateUser'),
    terminateUser: leave('terminated', 'terminateUser'),
    activateUser: (worker) => {
      if (worker.left === 'no')
        return `Only an Inactive user can be activated; this one is ${statusOf(worker)}`
      worker.left = 'no'
      return done
    },
    deleteUser: (worker) => {
      if (!['Add Wage', 'Invite Sent'].includes(statusOf(worker))) {
        return 'Only users in status Invite Sent or Add Wage can be deleted; deactivate or terminate the user instead'
      }
      worker.gone = true
      return done
    },
  }
