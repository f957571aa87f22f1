import type { Reply } from '../../calls/operations.ts'
import { dayWords } from '../../format/days.ts'
import { dollars, total } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { useLanguage } from '../../messages/words.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

type Returned = Reply<'reports/getPayStub'>['returnedPay'][number]

/** What is still owed of what came back. */
export const owedOf = (returned: readonly Returned[]): number =>
  total(returned.filter(({ paidAgain }) => paidAgain === null).map(({ transferAmount }) => transferAmount))

/** Pay that came back: how much, from where, and what to do, or how it was paid again. */
export function CameBack({
  of,
  canMend,
  payDate = '',
}: {
  of: readonly Returned[]
  /** Who has left cannot change accounts. */
  canMend: boolean
  /** Where it is not told beside it. */
  payDate?: string
}) {
  const { words, locale } = useLanguage()
  const { cameBack } = words.worker
  const on = (day: string) => dayWords(day, 'month', { locale })
  return of.map(({ requestReferenceId, transferAmount, accountNumber, paidAgain }) => {
    const what = { amount: dollars(transferAmount), account: endingOf(accountNumber) }
    const came = payDate === '' ? cameBack.came(what) : cameBack.cameOf(what, on(payDate))
    if (paidAgain === null)
      return (
        <Notice
          key={requestReferenceId}
          tone="bad"
          actions={canMend && <ButtonLink to="/me/bank">{cameBack.toAccounts}</ButtonLink>}
        >
          <strong>{came}</strong> {canMend ? cameBack.mend : cameBack.ask}
        </Notice>
      )
    const how =
      paidAgain.accountNumber === null ? cameBack.byCheck : cameBack.to(endingOf(paidAgain.accountNumber))
    const again = paidAgain.status === 'complete' ? cameBack.paid : cameBack.onItsWay
    return (
      <Notice key={requestReferenceId} tone="calm">
        <strong>{came}</strong> {again(how, on(paidAgain.effectiveDate))}
      </Notice>
    )
  })
}
