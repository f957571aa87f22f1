import { dollars } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { people as words } from '../../messages/company/people.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Row } from '../../ui/head/head.tsx'
import { Status } from '../../ui/status/status.tsx'
import type { TabProps } from './asks.ts'
import styles from './people.module.css'

type PaidInto = TabProps['user']['bankAccounts'][number]

const takesOf = ({ paySplit, payPercentage, payAmount }: PaidInto): string =>
  paySplit === 'percent' && payPercentage === 0
    ? words.takesNothing
    : { percent: words.share(payPercentage), amount: dollars(payAmount), remainder: words.theRest }[paySplit]

/** The accounts that take the pay, and what each takes. */
export function Bank({ user, open }: TabProps) {
  const { fields } = useWords()
  const accounts = user.bankAccounts.filter(({ status }) => status !== 'deactivated')
  return (
    <Card
      title={words.accounts}
      aside={
        open && (
          <Row>
            {accounts.length > 1 && (
              <Button size="small" onClick={() => open('splits')}>
                {words.shareOut}
              </Button>
            )}
            <Button size="small" onClick={() => open('bank')}>
              {words.addAccount}
            </Button>
          </Row>
        )
      }
    >
      {accounts.length === 0 && <p className={styles.quiet}>{words.noAccounts}</p>}
      <ul className={styles.todo}>
        {accounts.map((account) => (
          <li key={account.userPayAccountEntityId}>
            <div>
              <strong>{`${account.bankName || account.accountName} ${endingOf(account.accountNumber)}`}</strong>
              <p>{`${fields.options[account.accountType] ?? account.accountType}, ${takesOf(account)}`}</p>
            </div>
            <Status tone={account.status === 'ready' || account.status === 'active' ? 'good' : 'warn'}>
              {words.accountStatuses[account.status] ?? account.status}
            </Status>
          </li>
        ))}
      </ul>
    </Card>
  )
}
