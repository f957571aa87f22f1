import { useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { useWords } from '../../messages/words.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'

/** So many are offered at once; of more, the service finds by name. */
const OFFERED = 50

/** One person of a company. Whoever has more people than a list can hold types a name first. */
export function PersonPicker({
  companyId,
  label,
  value,
  choose,
  nobody,
}: {
  readonly companyId: string
  readonly label: string
  readonly value: string
  readonly choose: (userId: string) => void
  /** What stands for no person at all, where that is an answer. */
  readonly nobody?: string
}) {
  const { frame } = useWords()
  const [text, setText] = useState('')
  const found = useAsk(
    ask('reports/getUsers', { companyId, search: text, sort: 'name', limit: OFFERED }),
  ).data
  const people = (found?.users ?? []).map(({ userId, user }) => ({ value: userId, words: user }))
  return (
    <Stack gap="lines">
      {(text !== '' || (found?.total ?? 0) > OFFERED) && (
        <Input name="find" type="search" label={frame.findPerson} value={text} onChange={setText} />
      )}
      <Select
        name="person"
        label={label}
        value={value}
        onChange={choose}
        withNone={nobody === undefined}
        options={nobody === undefined ? people : [{ value: '', words: nobody }, ...people]}
      />
    </Stack>
  )
}
