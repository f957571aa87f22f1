/** What the reference says of every change that redirects pay. */
export const WAITS =
  'A change that redirects the pay of somebody who has an account or was paid before waits for a day, unless the ' +
  'worker confirms it from the e-mail that is sent; payrolls that are submitted meanwhile pay as before.'

/** What every operation that shares out pay refuses. */
export const splitRefusals = {
  notInUse:
    'A bank account that is failed or deactivated takes no share of the pay; add one with addUserBankAccount',
} as const
