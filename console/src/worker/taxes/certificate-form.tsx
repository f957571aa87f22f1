import { type FormEvent, useRef, useState } from 'react'
import type { Address } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { forgetAnswers } from '../../calls/use-calls.ts'
import type { Field } from '../../forms/field.ts'
import { type RefusalShown, refusalOf } from '../../forms/refusal.ts'
import { bodyOf, idOf, isMissing, type Values } from '../../forms/values.ts'
import { Widget } from '../../forms/widget.tsx'
import { useWords } from '../../messages/words.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Row, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import parts from '../shared/parts.module.css'
import { Effect } from './effect.tsx'
import type { Tried } from './try-first.ts'

interface CertificateProps {
  readonly address: Address
  readonly fields: readonly Field[]
  readonly fixed: object
  readonly initial: Values
  /** Left out for whoever was never paid: there is nothing to compare with. */
  readonly tries: ((body: object) => Promise<Tried>) | undefined
  readonly done: () => void
}

/** A withholding certificate: what it does to the pay can be seen before it is saved. */
export function CertificateForm({ address, fields, fixed, initial, tries, done }: CertificateProps) {
  const { worker, frame } = useWords()
  const [values, setValues] = useState<Values>(initial)
  const [refusal, setRefusal] = useState<RefusalShown>(refusalOf(undefined))
  const [tried, setTried] = useState<Tried>()
  const [busy, setBusy] = useState<'try' | 'save'>()
  const [isTouched, setTouched] = useState(false)
  const key = useRef(crypto.randomUUID())

  const act = async (what: 'try' | 'save', does: (body: object) => Promise<void>) => {
    setTouched(true)
    if (fields.some((field) => isMissing(field, values))) return
    setBusy(what)
    try {
      await does(bodyOf(fields, values, fixed))
      setRefusal(refusalOf(undefined))
    } catch (error) {
      key.current = crypto.randomUUID()
      setRefusal(refusalOf(error, { fields: fields.map(({ path }) => path.at(-1)!) }))
    } finally {
      setBusy(undefined)
    }
  }
  // The service itself looks at the certificate before anything is computed with it.
  const attempt = () =>
    act('try', async (body) => {
      await send(address, body as never, { dryRun: true })
      setTried(await tries!(body))
    })
  const save = (event: FormEvent) => {
    event.preventDefault()
    return act('save', async (body) => {
      await send(address, body as never, { idempotencyKey: key.current })
      await forgetAnswers()
      done()
    })
  }

  return (
    <form className={parts.form} noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="lines">
        {refusal.whole !== '' && <Notice tone="bad">{refusal.whole}</Notice>}
        {fields.map((field) => {
          const id = idOf(field)
          const isEmpty = isTouched && isMissing(field, values)
          return (
            <Widget
              key={id}
              field={field}
              value={values[id]}
              fault={isEmpty ? frame.required : refusal.at(field.path.at(-1)!)}
              onChange={(value) => {
                setValues({ ...values, [id]: value })
                setTried(undefined)
              }}
              onLeave={() => undefined}
            />
          )
        })}
        {tried && <Effect of={tried} />}
        <Row end>
          {tries && (
            <Button busy={busy === 'try'} disabled={busy !== undefined} onClick={() => void attempt()}>
              {worker.taxes.tryFirst}
            </Button>
          )}
          <Button type="submit" kind="filled" busy={busy === 'save'} disabled={busy !== undefined}>
            {worker.me.save}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
