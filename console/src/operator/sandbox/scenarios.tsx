import { useState } from 'react'
import type { Body, Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { capital } from '../../format/names.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from '../shared/operator.module.css'

const words = ops.sandbox
type Scenario = Reply<'sandbox/getScenarios'>['scenarios'][number]

/** How things go wrong, as cards: a number to copy, or an operation that brings it about. */
export function Scenarios({ of }: { of: readonly Scenario[] }) {
  const [doing, setDoing] = useState<Scenario>()
  return (
    <Card title={words.scenarios}>
      <div className={styles.tiles}>
        {of.map((scenario) => (
          <section key={scenario.code} className={styles.tile}>
            <h3>{scenario.title}</h3>
            <p>{sentence(scenario.happens)}</p>
            {scenario.example && (
              <Row>
                <code>{scenario.example}</code>
                <Button
                  size="small"
                  label={words.copyOf(scenario.example)}
                  onClick={() => void navigator.clipboard.writeText(scenario.example ?? '')}
                >
                  {words.copy}
                </Button>
              </Row>
            )}
            {scenario.example && <small>{words.as(scenario.number ?? '')}</small>}
            {scenario.code === 'transferReturn' && (
              <Row>
                <Button size="small" onClick={() => setDoing(scenario)}>
                  {words.doIt}
                </Button>
              </Row>
            )}
          </section>
        ))}
      </div>
      {doing && <Return of={doing} close={() => setDoing(undefined)} />}
    </Card>
  )
}

const sentence = (text: string): string => `${capital(text.replaceAll('`', ''))}.`

function Return({ of, close }: { of: Scenario; close: () => void }) {
  const [requestReferenceId, setReference] = useState('')
  const [code, setCode] = useState(of.values[0]?.value ?? '')
  const bring = useSend('sandbox/simulateTransferReturn', { done: close })
  const refusal = refusalOf(bring.error, { fields: ['requestReferenceId'] })
  const chosen = of.values.find(({ value }) => value === code)
  const returnCode = code as Body<'sandbox/simulateTransferReturn'>['returnCode']
  return (
    <Panel open onClose={close} title={of.title} lead={words.returnsBody}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          bring.mutate({ body: { requestReferenceId, returnCode } })
        }}
      >
        <Stack gap="lines">
          {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
          <Input
            name="requestReferenceId"
            label={words.reference}
            value={requestReferenceId}
            onChange={setReference}
            fault={refusal.at('requestReferenceId')}
          />
          <Select
            name="returnCode"
            label={words.code}
            value={code}
            onChange={setCode}
            options={of.values.map(({ value, means }) => ({ value, words: `${value} ${means}` }))}
          />
          {chosen && <p className={styles.quiet}>{chosen.follows}</p>}
          <Row end>
            <Button
              type="submit"
              kind="filled"
              busy={bring.isPending}
              disabled={requestReferenceId.trim() === ''}
            >
              {words.doIt}
            </Button>
          </Row>
        </Stack>
      </form>
    </Panel>
  )
}
