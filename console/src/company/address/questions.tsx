import { useState } from 'react'
import { address as words } from '../../messages/company/address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card, Count } from '../../ui/card/card.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Place } from './asks.ts'

type Question = Place['questions'][number]
type Answer = (field: string, value: string) => void

/** What the address cannot decide, each with what can be answered; and what was answered, to take back. */
export function Questions({
  of,
  answers,
  answer,
}: {
  of: readonly Question[]
  answers: Readonly<Record<string, string>>
  answer: Answer
}) {
  return (
    <Card title={words.questions} aside={<Count of={of.length} />}>
      <Stack gap="lines">
        {of.length === 0 && <p>{words.noQuestions}</p>}
        {of.map((each) => (
          <Asked key={`${each.field} ${each.why}`} of={each} answer={answer} />
        ))}
        {Object.entries(answers).map(([field, value]) => (
          <Notice
            key={field}
            tone="good"
            actions={
              <Button size="small" onClick={() => answer(field, '')}>
                {words.takeBack}
              </Button>
            }
          >
            {`${field}: ${value}`}
          </Notice>
        ))}
      </Stack>
    </Card>
  )
}

function Asked({ of: { field, why, options }, answer }: { of: Question; answer: Answer }) {
  const [text, setText] = useState('')
  if (field === '') return <Notice>{why}</Notice>
  if (options.length === 0)
    return (
      <Input
        name={field}
        label={field}
        help={why}
        value={text}
        onChange={setText}
        onLeave={() => text !== '' && answer(field, text)}
      />
    )
  return (
    <Select
      name={field}
      label={field}
      help={why}
      value=""
      onChange={(value) => answer(field, value)}
      withNone
      options={options.map((option) => ({ value: answerOf(option), words: option }))}
    />
  )
}

/** `460101 Abington Twp (Abington)` is answered by its code. */
const answerOf = (option: string): string => /^\d{4,6}(?= )/.exec(option)?.[0] ?? option
