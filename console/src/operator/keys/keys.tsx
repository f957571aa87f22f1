import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import type { Body, Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { momentWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Check, Input } from '../../ui/fields/fields.tsx'
import { Head, Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Dialog, Panel } from '../../ui/panel/panel.tsx'
import { Status } from '../../ui/status/status.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import type { KeysProps } from './asks.ts'
import { MadeKey } from './made-key.tsx'
import { RotateKey } from './rotate-key.tsx'

const words = ops.keys
type Key = Reply<'operator/getApiKeys'>['apiKeys'][number]
type Scope = Body<'operator/createApiKey'>['scopes'][number]
const SCOPES = Object.keys(words.scopeWords) as Scope[]

export default function Keys({ data }: KeysProps) {
  const [isAdding, setAdding] = useState(false)
  const [ending, setEnding] = useState<Key>()
  const [rotating, setRotating] = useState<Key>()
  return (
    <>
      <Head
        title={words.title}
        lead={words.lead}
        actions={
          <Button kind="filled" icon={KeyRound} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        }
      />
      <Card flush label={words.title}>
        <DataTable
          label={words.title}
          rows={data.keys.apiKeys}
          keyOf={({ apiKeyId }) => apiKeyId}
          columns={columnsOf(setEnding, setRotating)}
        />
      </Card>
      {isAdding && <NewKey close={() => setAdding(false)} />}
      {rotating && <RotateKey of={rotating} close={() => setRotating(undefined)} />}
      {ending && <EndKey of={ending} close={() => setEnding(undefined)} />}
    </>
  )
}

const columnsOf = (end: (key: Key) => void, rotate: (key: Key) => void): readonly Column<Key>[] => [
  { name: 'label', head: words.columns.label, cell: ({ label, clientID }) => label || clientID },
  {
    name: 'scopes',
    head: words.columns.scopes,
    minor: true,
    cell: ({ scopes }) => (scopes.length >= SCOPES.length ? words.all : scopes.join(', ')),
  },
  { name: 'made', head: words.columns.made, minor: true, cell: ({ createdAt }) => momentWords(createdAt) },
  {
    name: 'ends',
    head: words.columns.ends,
    minor: true,
    cell: ({ revokedAt, expiresAt }) => {
      const ends = revokedAt ?? expiresAt
      return ends ? momentWords(ends) : words.never
    },
  },
  {
    name: 'state',
    head: words.columns.state,
    align: 'end',
    cell: (key) => (
      <Row end>
        <Status tone={key.isAccepted ? 'good' : 'calm'}>
          {key.isAccepted ? words.accepted : words.ended}
        </Status>
        {key.isAccepted && (
          <>
            <Button size="small" onClick={() => rotate(key)}>
              {words.rotate}
            </Button>
            <Button kind="quiet" size="small" onClick={() => end(key)}>
              {words.revoke}
            </Button>
          </>
        )}
      </Row>
    ),
  },
]

function NewKey({ close }: { close: () => void }) {
  const [label, setLabel] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['read'])
  const create = useSend('operator/createApiKey')
  const refusal = refusalOf(create.error)
  const made = create.data?.apiKey
  return (
    <Panel open onClose={close} title={words.add} lead={words.addLead}>
      {made ? (
        <MadeKey of={made} />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            create.mutate({ body: { scopes: [...scopes], label } })
          }}
        >
          <Stack gap="lines">
            {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
            <Input name="label" label={words.label} value={label} onChange={setLabel} focus />
            <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
              <legend>{words.scopes}</legend>
              <Stack gap="lines">
                {SCOPES.map((scope) => (
                  <Check
                    key={scope}
                    checked={scopes.includes(scope)}
                    onChange={(isOn) =>
                      setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope))
                    }
                  >
                    {words.scopeWords[scope]}
                  </Check>
                ))}
              </Stack>
            </fieldset>
            <Button type="submit" kind="filled" busy={create.isPending} disabled={scopes.length === 0}>
              {words.create}
            </Button>
          </Stack>
        </form>
      )}
    </Panel>
  )
}

function EndKey({ of, close }: { of: Key; close: () => void }) {
  const revoke = useSend('operator/revokeApiKey', { done: close })
  const refusal = refusalOf(revoke.error)
  return (
    <Dialog open onClose={close} title={words.revokeTitle} lead={words.revokeBody}>
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        <Row end>
          <Button onClick={close}>{words.keep}</Button>
          <Button
            kind="danger"
            busy={revoke.isPending}
            onClick={() => revoke.mutate({ body: { apiKeyId: of.apiKeyId } })}
          >
            {words.revoke}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  )
}
