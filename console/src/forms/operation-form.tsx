import { PurserRefusal } from 'purser/client'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Address } from '../calls/operations.ts'
import { send } from '../calls/send.ts'
import { forgetAnswers } from '../calls/use-calls.ts'
import { useWords } from '../messages/words.tsx'
import { Button } from '../ui/button/button.tsx'
import { Row, Stack } from '../ui/head/head.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import type { Field } from './field.ts'
import { type RefusalShown, refusalOf, type Telling } from './refusal.ts'
import { askedOf, bodyOf, idOf, isMissing, type Values } from './values.ts'
import { Widget } from './widget.tsx'

interface FormProps {
  readonly address: Address
  readonly fields: readonly Field[]
  /** What is known already and not asked for. */
  readonly fixed?: object
  readonly initial?: Values
  /** Only what was changed is sent: of the rest some may be for others to change. */
  readonly sendsChanges?: boolean
  readonly submit: string
  readonly then?: (reply: unknown) => void
  readonly cancel?: () => void
  /** Below the fields: what of the body is no single field, with what was refused of it once it was sent. */
  readonly children?: ((typed: Typed) => ReactNode) | undefined
}

export interface Typed {
  readonly values: Values
  readonly at: RefusalShown['at']
  /** Asks the service again, when a field of theirs is left. */
  readonly leave: () => void
}

/**
 * One interpreter for every form: checked by the schema while typing, by a dry run of the whole body when a field is left,
 * and at the end by the write itself, under a key that was made when the form opened.
 */
export function OperationForm({
  address,
  fields: known,
  fixed = {},
  initial = {},
  sendsChanges = false,
  submit,
  then,
  cancel,
  children,
}: FormProps) {
  const { frame } = useWords()
  const [values, setValues] = useState<Values>(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refusal, setRefusal] = useState<RefusalShown>(refusalOf(undefined))
  const [busy, setBusy] = useState(false)
  const key = useRef(crypto.randomUUID())
  const fields = askedOf(known, values)
  const telling = { fields: fields.map(({ path }) => path.at(-1)!), rows: children !== undefined }
  // Answers come in any order: only the newest question counts, and none that was asked before the write.
  const asked = useRef(0)
  const form = useRef<HTMLFormElement>(null)

  const body = () => {
    const isSent = (field: Field) => field.required || values[idOf(field)] !== initial[idOf(field)]
    return bodyOf(sendsChanges ? fields.filter(isSent) : fields, values, fixed)
  }

  const leave = async (id: string) => {
    // Who only passes through a field has not forgotten it, and a line that appears moves the button under the pointer.
    if (id in values) setTouched((before) => new Set([...before, id]))
    if (busy || fields.some((field) => isMissing(field, values))) return
    const mine = ++asked.current
    const told = await dryRun(address, body(), telling)
    if (mine === asked.current) setRefusal((before) => whileTyping(told, before))
  }

  const write = async (event: FormEvent) => {
    event.preventDefault()
    setTouched(new Set(fields.map(idOf)))
    const missing = fields.find((field) => isMissing(field, values))
    if (missing) return focusOn(form.current, idOf(missing))
    asked.current++
    setBusy(true)
    try {
      const reply = await send(address, body() as never, { idempotencyKey: key.current })
      await forgetAnswers()
      then?.(reply)
    } catch (error) {
      // Without an answer it may have been done: the same key does it once.
      if (error instanceof PurserRefusal) key.current = crypto.randomUUID()
      const told = refusalOf(error, telling)
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
        {children?.({
          values,
          at: (path) => (fields.every((field) => touched.has(idOf(field))) ? refusal.at(path) : undefined),
          leave: () => void leave(''),
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

const dryRun = (address: Address, body: object, telling: Telling): Promise<RefusalShown> =>
  send(address, body as never, { dryRun: true }).then(
    () => refusalOf(undefined),
    (error: unknown) => refusalOf(error, telling),
  )

/** While someone is still typing, only what is wrong with a field is told; what the write refused stays while it is so. */
const whileTyping = (told: RefusalShown, before: RefusalShown): RefusalShown => ({
  ...told,
  whole: told.whole === before.whole ? told.whole : '',
})

function focusOn(form: HTMLFormElement | null, id: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(id)}"]`)?.focus()
}
