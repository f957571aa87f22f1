import type { UserTask } from './user-tasks.ts'

/** Accounts that failed beside others, of which none takes the part; without any other there is one to be added. */
export const mendTasks = (
  failed: readonly { readonly mask: string; readonly failure: string }[],
  { hasBankAccount }: { readonly hasBankAccount: boolean },
): readonly UserTask[] =>
  (hasBankAccount ? failed : []).map(({ mask, failure }) => ({
    code: 'mendBankAccount',
    task: 'Mend Bank Account',
    description:
      `The account ${mask} cannot be paid into${failure === '' ? '' : ` (${failure})`}, and no other account has its part: ` +
      'pay comes by Check until another account is added or the pay is shared out anew.',
    operation: 'userPortal/addUserBankAccount',
  }))
