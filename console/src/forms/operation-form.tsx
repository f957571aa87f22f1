import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import type { Address } from '../calls/operations.ts'
import { send } from '../calls/send.ts'
import { useWords } from '../messages/words.tsx'
import { Button } from '../ui/button/button.tsx'
import { Row, Stack } from '../ui/head/head.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import type { Field } from './field.ts'
import { type RefusalShown, refusalOf } from './refusal.ts'
import { bodyOf, idOf, isMissing, type Values } from './values.ts'
import { Widget } from './widget.tsx'

interface FormProps {
  readonly address: Address
  readonly fields: readonly Field[]
  /** What is known already and not asked for. */
  readonly fixed?: object
  readonly initial?: Values
  readonly submit: string
  readonly then?: (reply: unknown) => void
  readonly cancel?: () => void
}

/**
 * One interpreter for every form: checked by the schema while typing, by a dry run of the whole body when a field is left,
 * and at the end by the write itself, under a key that was made when the form opened.
 */
export function OperationForm({
  address,
  fields,
  fixed = {},
  initial = {},
  submit,
  then,
  cancel,
}: FormProps) {
  const { frame } = useWords()
  const client = useQueryClient()
  const [values, setValues] = useState<Values>(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<RefusalShown>(refusalOf(undefined))
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const form = useRef<HTMLFormElement>(null)

  const leave = async (id: string) => {
    setTouched((before) => new Set([...before, id]))
    if (fields.some((field) => isMissing(field, values))) return
    const body = bodyOf(fields, values, fixed)
    await send(address, body as never, { dryRun: true }).then(
      () => setRefusal(refusalOf(undefined)),
      (error) => setRefusal(fieldsOnly(refusalOf(error))),
    )
  }

  const write = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(new Set(fields.map(idOf)))
    const missing = fields.find((field) => isMissing(field, values))
    if (missing) return focusOn(form.current, idOf(missing))
    setBusy(true)
    try {
      const reply = await send(address, bodyOf(fields, values, fixed) as never, {
        idempotencyKey: key.current,
      })
      await client.invalidateQueries()
      then?.(reply)
    } catch (error) {
      key.current = crypto.randomUUID()
      const told = refusalOf(error)
      setRefusal(told)
      const first = fields.find(({ path }) => told.at(path.at(-1)!) !== undefined)
      if (first) focusOn(form.current, idOf(first))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void write(event)} ref={form}>
      <Stack gap="lines">
        {refusal.whole !== '' && <Notice tone="bad">{refusal.whole}</Notice>}
        {fields.map((field) => {
          const id = idOf(field)
          const isEmpty = touched.has(id) && isMissing(field, values)
          const fault = isEmpty
            ? frame.required
            : touched.has(id)
              ? refusal.at(field.path.at(-1)!)
              : undefined
          return (
            <Widget
              key={id}
              field={field}
              value={values[id]}
              fault={fault}
              onChange={(value) => setValues({ ...values, [id]: value })}
              onLeave={() => void leave(id)}
            />
          )
        })}
        <Row end>
          {cancel && <Button onClick={cancel}>{frame.cancel}</Button>}
          <Button type="submit" kind="filled" busy={busy}>
            {submit}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** While someone is still typing, only what is wrong with a field is told. */
const fieldsOnly = ({ at }: RefusalShown): RefusalShown => ({ whole: '', at })

function focusOn(form: HTMLFormElement | null, id: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]`)?.focus()
}
