import { Landmark, Plus } from 'lucide-react'
import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { dollars } from '../../format/money.tsx'
import { endingOf } from '../../format/names.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useLanguage } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog, Panel } from '../../ui/panel/panel.tsx'
import { Status, type Tone } from '../../ui/status/status.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { BackHead } from '../shared/back-head.tsx'
import { OwnForm } from '../shared/forms.tsx'
import parts from '../shared/parts.module.css'
import phone from '../shared/phone.module.css'
import { Shares } from '../shared/shares.tsx'
import type { BankProps } from './asks.ts'
import { Waiting } from './waiting.tsx'

type Account = BankProps['data']['user']['user'][number]['bankAccounts'][number]

const TONES: Readonly<Record<string, Tone>> = {
  ready: 'good',
  active: 'good',
  pending: 'warn',
  failed: 'bad',
}

/** Where the pay goes. A change waits for a day, so that nobody else can turn it away unseen. */
export default function Bank({ data, given }: BankProps) {
  const { words } = useLanguage()
  const { bank, me } = words.worker
  const go = useGo()
  const [ending, setEnding] = useState<Account>()
  const [user] = data.user.user
  const accounts = (user?.bankAccounts ?? []).filter(({ status }) => status !== 'deactivated')
  const isToMend = data.tasks.tasks.some(({ code }) => ['addBankAccount', 'mendBankAccount'].includes(code))
  const close = () => go('/me/bank')
  const { open } = given.search
  return (
    <>
      <BackHead title={bank.title} />
      <Stack gap="lines">
        <Waiting tasks={data.tasks.tasks} />
        {isToMend &&
          accounts
            .filter(({ status }) => status === 'failed')
            .map(({ userPayAccountEntityId, accountNumber }) => (
              <Notice key={userPayAccountEntityId} tone="bad">
                {words.worker.cameBack.broken(endingOf(accountNumber))}
              </Notice>
            ))}
        <Card>
          {accounts.length === 0 && (
            <Empty icon={Landmark} title={bank.none}>
              {me.noBank}
            </Empty>
          )}
          {accounts.map((account) => (
            <div key={account.userPayAccountEntityId} className={phone.row}>
              <span>
                <strong>{`${account.bankName || account.accountName} ${endingOf(account.accountNumber)}`}</strong>
                <small>{takesOf(account, bank.takes)}</small>
              </span>
              <Row>
                <Status tone={TONES[account.status] ?? 'calm'}>
                  {bank.statuses[account.status] ?? account.status}
                </Status>
                <Button
                  size="small"
                  kind="quiet"
                  label={bank.endOf(endingOf(account.accountNumber))}
                  onClick={() => setEnding(account)}
                >
                  {bank.end}
                </Button>
              </Row>
            </div>
          ))}
          <div className={parts.acts}>
            <Button kind="filled" icon={Plus} onClick={() => go('/me/bank?open=add')}>
              {me.add}
            </Button>
            {accounts.length > 1 && (
              <Button onClick={() => go('/me/bank?open=share')}>{bank.shareOut}</Button>
            )}
          </div>
        </Card>
        <p className={phone.over}>{bank.guard}</p>
      </Stack>
      {open === 'add' && (
        <Panel open onClose={close} title={me.add} lead={bank.guardShort}>
          <OwnForm
            name="bank"
            companyId={given.companyId}
            userId={given.userId}
            stateCode={user?.stateCode ?? ''}
            done={close}
          />
        </Panel>
      )}
      {open === 'share' && (
        <Panel open onClose={close} title={bank.shareOut} lead={bank.shareLead}>
          <Shares
            accounts={accounts.filter(({ status }) => status !== 'failed')}
            userId={given.userId}
            done={close}
          />
        </Panel>
      )}
      {ending && <End account={ending} userId={given.userId} close={() => setEnding(undefined)} />}
    </>
  )
}

const takesPart = ({ paySplit, payPercentage }: Account): boolean =>
  paySplit !== 'percent' || payPercentage > 0

const takesOf = (
  { paySplit, payPercentage, payAmount }: Account,
  words: ReturnType<typeof useLanguage>['words']['worker']['bank']['takes'],
): string =>
  paySplit === 'percent' && payPercentage === 0
    ? words.nothing
    : words[paySplit](paySplit === 'amount' ? dollars(payAmount) : String(payPercentage))

function End({ account, userId, close }: { account: Account; userId: string; close: () => void }) {
  const { bank } = useLanguage().words.worker
  const end = useSend('userPortal/deactivateUserBankAccount', { done: close })
  const refusal = refusalOf(end.error)
  const { userPayAccountEntityId } = account
  return (
    <Dialog
      open
      onClose={close}
      title={bank.endTitle(endingOf(account.accountNumber))}
      lead={bank.endBody(takesPart(account) ? takesOf(account, bank.takes) : '')}
    >
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Row end>
          <Button onClick={close}>{bank.keep}</Button>
          <Button
            kind="danger"
            busy={end.isPending}
            onClick={() => end.mutate({ body: { userId, userPayAccountEntityId } })}
          >
            {bank.endGo}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
