import { useState } from 'react'
import type { Reply } from '../../calls/operations.ts'
import { useSend } from '../../calls/use-calls.ts'
import { clockWords, dayAt, dayWords } from '../../format/days.ts'
import { refusalOf } from '../../forms/refusal.ts'
import { ops } from '../../messages/en/operator/pages.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Check } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from '../shared/operator.module.css'

const words = ops.sandbox
type Coming = Reply<'sandbox/getAgenda'>['agenda'][number]
type Subject = Coming['subject']

/** What comes by itself, and the way there; afterwards, what happened on the way. */
export function Agenda({ of }: { of: readonly Coming[] }) {
  const [withRoutine, setRoutine] = useState(false)
  const travel = useSend('sandbox/setClock')
  const refusal = refusalOf(travel.error)
  const shown = of.filter(({ isRoutine }) => withRoutine || !isRoutine).slice(0, 12)
  const happened = (travel.data?.happened ?? []).filter(({ isRoutine }) => !isRoutine)
  return (
    <Card
      title={words.agenda}
      aside={
        <Check checked={withRoutine} onChange={setRoutine}>
          {words.routine}
        </Check>
      }
    >
      <Stack gap="lines">
        {refusal.whole && <Notice tone="bad">{refusal.whole}</Notice>}
        {happened.length > 0 && (
          <Notice tone="good">
            <strong>{words.happened(happened.length)}</strong>
            <ol className={styles.agenda}>
              {happened.slice(-8).map(({ at, code, what, subject }) => (
                <li key={`${at} ${code} ${subject.userId}`}>
                  <time>{momentOf(at)}</time>
                  <span>{what}</span>
                </li>
              ))}
            </ol>
          </Notice>
        )}
        {shown.length === 0 && <p className={styles.quiet}>{words.agendaNone}</p>}
        <ol className={styles.agenda}>
          {shown.map(({ at, code, what, subject }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may come twice at one moment
            <li key={`${at} ${code} ${place}`}>
              <time>{momentOf(at)}</time>
              <span>
                {what}
                <small>{whoOf(subject)}</small>
              </span>
              <Button
                size="small"
                label={words.goTo(what)}
                busy={travel.isPending}
                onClick={() => travel.mutate({ body: { to: at } })}
              >
                {words.go}
              </Button>
            </li>
          ))}
        </ol>
      </Stack>
    </Card>
  )
}

const momentOf = (at: string): string => `${dayWords(dayAt(at), 'short')}, ${clockWords(at)}`

const whoOf = ({ companyName, personName, payDate }: Subject): string =>
  [companyName, personName, payDate && words.payday(dayWords(payDate, 'short'))].filter(Boolean).join(', ')
