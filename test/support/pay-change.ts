import { account, type Who } from './people.ts'
import type { SharedService } from './shared.ts'
import { signingIn } from './sign-in.ts'

/** A worker's accounts, changed, and the letters about it. */
export function changingPay(service: SharedService) {
  const { ok } = service
  const { lettersTo, later } = signingIn(service)

  const accountsOf = async (who: Who): Promise<readonly Shown[]> =>
    (await ok('reports/getUser', who)).user[0].bankAccounts

  /** Another account, with nothing yet. */
  const addAccount = async (who: Who, accountNumber = '000777788889'): Promise<string> =>
    (await ok('userPortal/addUserBankAccount', account(who, { accountNumber, payPercentage: 0 })))
      .userPayAccountEntity.userPayAccountEntityId

  const shareOut = (who: Who, shares: Readonly<Record<string, number>>) =>
    ok('userPortal/updateUserPayPercentage', {
      userId: who.userId,
      userPayAccountEntity: Object.entries(shares).map(([userPayAccountEntityId, payPercentage]) => ({
        userPayAccountEntityId,
        payPercentage,
      })),
    })

  /** All pay goes to a new account; answers the one from before and the new one. */
  const divert = async (who: Who, accountNumber?: string) => {
    const [before] = (await accountsOf(who)).filter(({ payPercentage }) => payPercentage === 100)
    const after = await addAccount(who, accountNumber)
    await shareOut(who, { [before!.userPayAccountEntityId]: 0, [after]: 100 })
    return { before: before!.userPayAccountEntityId, after }
  }

  /** The newest letter to this address about changed accounts: its text, and what its links carry. */
  const letterAbout = async (email: string) => {
    await later()
    const text = lettersTo(email).findLast((letter) => /pay-change\//.test(letter.text))?.text ?? ''
    const token = (act: string) => new RegExp(`/pay-change/${act}#([\\w-]{43})`).exec(text)?.[1] ?? ''
    return { text, confirm: token('confirm'), stop: token('stop') }
  }

  return { accountsOf, addAccount, shareOut, divert, letterAbout, lettersTo, later }
}

interface Shown {
  readonly userPayAccountEntityId: string
  readonly payPercentage: number
  readonly status: string
}
