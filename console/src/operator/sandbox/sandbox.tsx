import { useState } from 'react'
import { useClock } from '../../app/clock.tsx'
import { useSend } from '../../calls/use-calls.ts'
import { clockWords, dayWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input } from '../../ui/fields/fields.tsx'
import { Beside, Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog } from '../../ui/panel/panel.tsx'
import { useGo } from '../../ui/way/way.tsx'

import { Agenda } from './agenda.tsx'
import type { SandboxProps } from './asks.ts'
import { Mailbox } from './mailbox.tsx'
import { Scenarios } from './scenarios.tsx'

const words = ops.sandbox

export default function Sandbox({ data }: SandboxProps) {
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Beside>
          <Clock />
          <Demo />
        </Beside>
        <Agenda of={data.agenda.agenda} />
        <Scenarios of={data.scenarios.scenarios} />
        <Mailbox of={data.mailbox.mails} />
        <Anew />
      </Stack>
    </>
  )
}

const JUMPS = [
  [1, words.day],
  [7, words.week],
  [30, words.month],
] as const

function Clock() {
  const { now, today } = useClock()
  const travel = useSend('sandbox/advanceClock')
  const refusal = refusalOf(travel.error)
  return (
    <Card title={words.clock} aside={`${dayWords(today)}, ${clockWords(now)}`}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <p>{words.clockBody}</p>
        <Row>
          {JUMPS.map(([days, name]) => (
            <Button key={days} busy={travel.isPending} onClick={() => travel.mutate({ body: { days } })}>
              {travel.isPending ? words.going : name}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  )
}

function Demo() {
  const go = useGo()
  const [count, setCount] = useState('15')
  const make = useSend('sandbox/seedDemoCompany', { done: ({ company }) => go(`/c/${company.companyId}`) })
  const refusal = refusalOf(make.error, { fields: ['employees'] })
  return (
    <Card title={words.demo}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          make.mutate({ body: { employees: Number(count) } })
        }}
      >
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <p>{words.demoBody}</p>
          <Input
            name="employees"
            label={words.people}
            mode="numeric"
            value={count}
            onChange={setCount}
            fault={refusal.at('employees')}
          />
          <Button type="submit" busy={make.isPending}>
            {make.isPending ? words.making : words.make}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

function Anew() {
  const go = useGo()
  const [asking, setAsking] = useState(false)
  const reset = useSend('sandbox/resetSandbox', { done: () => go('/welcome') })
  const refusal = refusalOf(reset.error)
  const close = () => setAsking(false)
  return (
    <Card title={words.anew} aside={<Button onClick={() => setAsking(true)}>{words.anew}</Button>}>
      <p>{words.anewBody}</p>
      <Dialog open={asking} onClose={close} title={words.anewTitle} lead={words.anewBody}>
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <Row end>
            <Button onClick={close}>{words.keep}</Button>
            <Button kind="danger" busy={reset.isPending} onClick={() => reset.mutate({ body: {} as never })}>
              {words.anewGo}
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </Card>
  )
}
