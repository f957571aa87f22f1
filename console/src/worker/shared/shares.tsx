import { type FormEvent, useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { endingOf } from '../../format/names.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import parts from './parts.module.css'

type Account = Reply<'reports/getUser'>['user'][number]['bankAccounts'][number]
type Kind = Account['paySplit'] | 'none'

interface Share {
  readonly kind: Kind
  readonly value: string
}

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
  const [shares, setShares] = useState<Readonly<Record<string, Share>>>(
    Object.fromEntries(accounts.map((account) => [account.userPayAccountEntityId, shareOf(account)])),
  )
  const save = useSend('userPortal/updateUserPaySplits', { done })
  const refusal = refusalOf(save.error)
  const given = Object.values(shares)
  const rests = given.filter(({ kind }) => kind === 'remainder').length
  const sum = percentsOf(given)
  const change = (id: string, to: Partial<Share>) => setShares({ ...shares, [id]: { ...shares[id]!, ...to } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const splits = accounts.flatMap(({ userPayAccountEntityId }) => {
      const { kind, value } = shares[userPayAccountEntityId]!
      if (kind === 'none') return []
      return [{ userPayAccountEntityId, kind, ...(kind === 'remainder' ? {} : { value: Number(value) }) }]
    })
    save.mutate({ body: { userId, splits } })
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {accounts.map(({ userPayAccountEntityId: id, bankName, accountName, accountNumber }) => (
          <ShareLine
            key={id}
            name={id}
            label={`${bankName || accountName} ${endingOf(accountNumber)}`}
            share={shares[id]!}
            onChange={(to) => change(id, to)}
          />
        ))}
        <p className={parts.lastTime} aria-live="polite">
          <span>{rests === 0 ? bank.sum : bank.rest}</span>
          <strong>{bank.sumIs((rests === 0 ? sum : WHOLE - sum) / 100)}</strong>
        </p>
        <Row end>
          <Button type="submit" kind="filled" busy={save.isPending} disabled={!isWhole(sum, rests)}>
            {me.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

function ShareLine({
  name,
  label,
  share,
  onChange,
}: {
  name: string
  label: string
  share: Share
  onChange: (to: Partial<Share>) => void
}) {
  const { bank } = useWords().worker
  const kinds: readonly Kind[] = ['remainder', 'percent', 'amount', 'none']
  return (
    <>
      <Select
        name={`${name}-kind`}
        label={label}
        value={share.kind}
        options={kinds.map((value) => ({ value, words: bank.kinds[value] }))}
        onChange={(kind) => onChange({ kind: kind as Kind })}
      />
      {(share.kind === 'percent' || share.kind === 'amount') && (
        <Input
          name={name}
          label={bank.valueOf[share.kind](label)}
          mode="decimal"
          {...(share.kind === 'percent' ? { after: '%' } : { before: '$' })}
          value={share.value}
          onChange={(value) => onChange({ value })}
        />
      )}
    </>
  )
}

/** Hundredths of a percent, as whole numbers: they add up. */
const WHOLE = 10_000

function shareOf({ paySplit, payPercentage, payAmount }: Account): Share {
  if (paySplit === 'percent' && payPercentage === 0) return { kind: 'none', value: '' }
  const value = { percent: String(payPercentage), amount: String(payAmount), remainder: '' }[paySplit]
  return { kind: paySplit, value }
}

const percentsOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { kind, value }) => sum + (kind === 'percent' ? Math.round(Number(value) * 100) : 0), 0)

const isWhole = (sum: number, rests: number): boolean =>
  rests === 0 ? sum === WHOLE : rests === 1 && sum < WHOLE
