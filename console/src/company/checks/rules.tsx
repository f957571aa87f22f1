import { useState } from 'react'
import { useSend } from '../../calls/use-calls.ts'
import { saveText } from '../../format/csv.ts'
import { dayAfter } from '../../format/days.ts'
import { endingOf } from '../../format/names.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { checks as words } from '../../messages/company/checks.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { ChecksProps } from './asks.ts'
import styles from './checks.module.css'

type Account = NonNullable<ChecksProps['data']['company']['company']['BankAccounts']>[number]

const nameOf = ({ bankName, accountName, accountNumber }: Account): string =>
  `${bankName || accountName} ${endingOf(accountNumber)}`

/** By account the next number and the file for the bank; and when a check counts as forgotten. */
export function Rules({ data, given }: ChecksProps) {
  const go = useGo()
  const { company } = data.company
  const accounts = company.BankAccounts ?? []
  const numbers = new Map(
    data.checks.nextCheckNumbers.map((one) => [one.companyFundingSourceEntityId, one.nextCheckNumber]),
  )
  const base = `/c/${given.companyId}/checks`
  const open = (form: string, of = '') => go(`${base}?${new URLSearchParams({ form, of })}`)
  const chosen = accounts.find(({ companyFundingSourceEntityId: id }) => id === given.search.of)
  return (
    <>
      <Card title={words.rules.title}>
        <ul className={styles.rules}>
          {accounts.map((account) => {
            const id = account.companyFundingSourceEntityId
            return (
              <li key={id}>
                <div>
                  <strong>{nameOf(account)}</strong>
                  <p>{words.rules.next(numbers.get(id) ?? FIRST)}</p>
                </div>
                <Row>
                  <Button
                    size="small"
                    label={words.rules.bankFileOf(nameOf(account))}
                    onClick={() => open('file', id)}
                  >
                    {words.rules.bankFile}
                  </Button>
                  <Button
                    size="small"
                    kind="quiet"
                    label={words.rules.changeOf(words.rules.numberOf(nameOf(account)))}
                    onClick={() => open('number', id)}
                  >
                    {words.rules.change}
                  </Button>
                </Row>
              </li>
            )
          })}
          {accounts.length === 0 && (
            <li>
              <p>{words.rules.noAccount}</p>
              <ButtonLink size="small" to={`/c/${given.companyId}/settings/bank`}>
                {words.rules.addAccount}
              </ButtonLink>
            </li>
          )}
          <li>
            <div>
              <strong>{words.rules.stale}</strong>
              <p>{words.rules.staleAfter(company.checkStaleDays)}</p>
            </div>
            <Button
              size="small"
              kind="quiet"
              label={words.rules.changeOf(words.rules.stale)}
              onClick={() => open('stale')}
            >
              {words.rules.change}
            </Button>
          </li>
        </ul>
      </Card>
      <Forms
        given={given}
        stale={company.checkStaleDays}
        account={chosen}
        numbers={numbers}
        close={() => go(base)}
      />
    </>
  )
}

/** Where nobody has set another. */
const FIRST = 1001

interface FormsProps extends Pick<ChecksProps, 'given'> {
  readonly stale: number
  readonly account: Account | undefined
  readonly numbers: ReadonlyMap<string, number>
  readonly close: () => void
}

function Forms({ given: { companyId, search, today }, stale, account, numbers, close }: FormsProps) {
  const id = account?.companyFundingSourceEntityId ?? ''
  if (search.form === 'stale') {
    const form: Rooted = {
      address: 'companyOnboarding/updateCompany',
      root: 'company',
      fields: ['checkStaleDays'],
      initial: { checkStaleDays: String(stale) },
      over: { checkStaleDays: { required: true, said: words.rules.staleHelp } },
    }
    return (
      <Panel open onClose={close} title={words.rules.stale} lead={words.rules.staleLead}>
        <RootedForm form={form} ids={{ companyId }} submit={words.rules.save} then={close} />
      </Panel>
    )
  }
  if (!account) return null
  if (search.form === 'file') return <BankFile {...{ account, companyId, today, close }} />
  if (search.form !== 'number') return null
  const form: Rooted = {
    address: 'adminPortal/updateCheckNumber',
    root: '',
    fields: ['nextCheckNumber'],
    initial: { nextCheckNumber: String(numbers.get(id) ?? FIRST) },
    over: { nextCheckNumber: { said: words.rules.numberHelp } },
  }
  return (
    <Panel open onClose={close} title={words.rules.numberOf(nameOf(account))}>
      <RootedForm
        form={form}
        ids={{ companyId, companyFundingSourceEntityId: id }}
        submit={words.rules.save}
        then={close}
      />
    </Panel>
  )
}

interface BankFileProps {
  readonly account: Account
  readonly companyId: string
  readonly today: string
  readonly close: () => void
}

/** Positive pay: the bank pays only what stands in it. */
function BankFile({ account, companyId, today, close }: BankFileProps) {
  const [from, setFrom] = useState(dayAfter(today, -30))
  const [to, setTo] = useState(today)
  const file = useSend('reports/getPositivePayFile', {
    done: ({ fileName, text }) => saveText(fileName, text),
  })
  const refusal = refusalOf(file.error, { fields: ['from', 'to'] })
  const { companyFundingSourceEntityId } = account
  return (
    <Panel
      open
      onClose={close}
      title={words.rules.bankFileOf(nameOf(account))}
      lead={words.rules.bankFileLead}
    >
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Input
          name="from"
          type="date"
          label={words.rules.from}
          value={from}
          onChange={setFrom}
          fault={refusal.at('from')}
        />
        <Input
          name="to"
          type="date"
          label={words.rules.to}
          value={to}
          onChange={setTo}
          fault={refusal.at('to')}
        />
        {file.data && (
          <Notice tone={file.data.checks === 0 ? 'calm' : 'good'}>
            {words.rules.saved(file.data.checks)}
          </Notice>
        )}
        <Row end>
          <Button
            kind="filled"
            busy={file.isPending}
            onClick={() => file.mutate({ body: { companyId, companyFundingSourceEntityId, from, to } })}
          >
            {words.rules.download}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}
