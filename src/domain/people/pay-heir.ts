import { type AccountStatus, isInUse } from '../money/account.ts'
import { NO_SPLIT, type PaySplit, takesPart } from '../pay/pay-split.ts'

interface Held extends PaySplit {
  readonly accountId: string
  readonly status: AccountStatus
}

/**
 * The accounts after one is put away. Its percent goes to the first that takes one, the rest to the first account at all;
 * a fixed amount needs no heir, because what it took stays for the others. What was not in use leaves nothing.
 */
export function afterGone<Account extends Held>(
  accounts: readonly Account[],
  gone: Account,
): readonly Account[] {
  const was = accounts.find(({ accountId }) => accountId === gone.accountId)!
  const others = accounts.filter((each) => each !== was && isInUse(each.status))
  const heir = isInUse(was.status) && takesPart(was) ? heirs[was.payKind](others) : undefined
  return accounts.map((each) => {
    if (each === was) return { ...gone, ...NO_SPLIT }
    return each === heir ? { ...each, ...inherited(each, was) } : each
  })
}

type Heir = <Account extends PaySplit>(others: readonly Account[]) => Account | undefined

const heirs: Readonly<Record<PaySplit['payKind'], Heir>> = {
  // Who takes the remainder takes what nobody else does.
  percent: (others) =>
    others.some(({ payKind }) => payKind === 'remainder')
      ? undefined
      : (others.find(({ payKind }) => payKind === 'percent') ?? others[0]),
  amount: () => undefined,
  remainder: (others) => others[0],
}

/** A fixed amount that inherits a share takes all that is left: there is nobody else. */
const inherited = (heir: PaySplit, was: PaySplit): PaySplit =>
  heir.payKind === 'percent' && was.payKind === 'percent'
    ? { ...NO_SPLIT, payBasisPoints: heir.payBasisPoints + was.payBasisPoints }
    : { ...NO_SPLIT, payKind: 'remainder' }
