import { type FormEvent, useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { endingOf } from '../../format/names.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import parts from '../shared/parts.module.css'

type Account = Reply<'reports/getUser'>['user'][number]['bankAccounts'][number]

/** How the pay is shared out among the accounts; it is saved only as a whole. */
export function Shares({
  accounts,
  userId,
  done,
}: {
  accounts: readonly Account[]
  userId: string
  done: () => void
}) {
  const { bank, me } = useWords().worker
  const [shares, setShares] = useState<Readonly<Record<string, string>>>(
    Object.fromEntries(
      accounts.map(({ userPayAccountEntityId, payPercentage }) => [
        userPayAccountEntityId,
        String(payPercentage),
      ]),
    ),
  )
  const save = useSend('userPortal/updateUserPayPercentage', { done })
  const refusal = refusalOf(save.error)
  // Hundredths of a percent, as whole numbers: they add up.
  const sum = accounts.reduce(
    (all, { userPayAccountEntityId: id }) => all + Math.round(Number(shares[id]) * 100),
    0,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const userPayAccountEntity = accounts.map(({ userPayAccountEntityId }) => ({
      userPayAccountEntityId,
      payPercentage: Number(shares[userPayAccountEntityId]),
    }))
    save.mutate({ body: { userId, userPayAccountEntity } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {accounts.map(({ userPayAccountEntityId: id, bankName, accountName, accountNumber }) => (
          <Input
            key={id}
            name={id}
            label={`${bankName || accountName} ${endingOf(accountNumber)}`}
            mode="decimal"
            after="%"
            value={shares[id] ?? ''}
            onChange={(value) => setShares({ ...shares, [id]: value })}
          />
        ))}
        <p className={parts.lastTime} aria-live="polite">
          <span>{bank.sum}</span>
          <strong>{bank.sumIs(sum / 100)}</strong>
        </p>
        <Row end>
          <Button type="submit" kind="filled" busy={save.isPending} disabled={sum !== 10_000}>
            {me.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
