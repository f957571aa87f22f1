import { useState } from 'react'
import type { Body, Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { Money } from '../../format/money.tsx'
import { paycheck as words } from '../../messages/en/company/paycheck.ts'
import { Button } from '../../ui/button/button.tsx'
import { Fault } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { PayLine, Period } from '../shared/payroll-sums.ts'

type User = Reply<'reports/getUser'>['user'][number]
type Asked = Body<'payroll/calculatePaycheck'>['paycheck']

const STATUSES = ['Single', 'Married', 'Head of Household'] as const

/** The same computation with something changed. Nothing is kept. */
export function WhatIf({
  pay,
  user,
  period,
  close,
}: {
  pay: PayLine
  user: User
  period: Period
  close: () => void
}) {
  const given = user.W4Informations[0]
  const [gross, setGross] = useState(String(pay.grossTotal))
  const [status, setStatus] = useState<string>(given?.W4FilingStatus.W4FilingStatus ?? 'Single')
  const [children, setChildren] = useState(String(given?.Dependents ?? 0))
  const [extra, setExtra] = useState(String(given?.ExtraWithholding ?? 0))
  const [result, setResult] = useState<Reply<'payroll/calculatePaycheck'>['paycheck']>()
  const [fault, setFault] = useState<unknown>()
  const compute = async () => {
    try {
      const paycheck = {
        payDate: period.payDate,
        payFrequency: 'BiWeekly',
        workState: user.stateCode,
        earnings: [{ type: 'Regular', amount: Number(gross) }],
        w4: { w4FilingStatus: status, dependents: Number(children), extraWithholding: Number(extra) },
      } as Asked
      setResult((await send('payroll/calculatePaycheck', { paycheck })).paycheck)
      setFault(undefined)
    } catch (error) {
      setFault(error)
    }
  }
  return (
    <Panel open onClose={close} title={words.if.title} lead={words.if.lead}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void compute()
        }}
      >
        <Stack gap="lines">
          <Input
            name="gross"
            label={words.if.gross}
            before="$"
            mode="decimal"
            value={gross}
            onChange={setGross}
          />
          <Select
            name="status"
            label={words.if.status}
            value={status}
            onChange={setStatus}
            options={STATUSES.map((value) => ({ value, words: value }))}
          />
          <Input
            name="children"
            label={words.if.children}
            mode="numeric"
            value={children}
            onChange={setChildren}
          />
          <Input
            name="extra"
            label={words.if.extra}
            before="$"
            mode="decimal"
            value={extra}
            onChange={setExtra}
          />
          <Button type="submit" kind="filled">
            {words.if.compute}
          </Button>
          {fault !== undefined && <Fault error={fault} />}
          {result && (
            <Facts
              of={[
                ...result.employeeTaxes.map(
                  ({ code, taxName, amount }) => [taxName, <Money key={code} amount={amount} />] as const,
                ),
                [words.if.net, <Money key="net" amount={result.net} tone="strong" />],
                [words.if.now, <Money key="now" amount={pay.netTotal} />],
              ]}
            />
          )}
        </Stack>
      </form>
    </Panel>
  )
}
