import { type FormEvent, useState } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { address as words } from '../../messages/company/address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Input, Select } from '../../ui/fields/fields.tsx'
import styles from './address.module.css'
import { parts, type Sought } from './asks.ts'

/** The address that is asked about: typed, or one where the company works. */
export function Search({
  sought,
  companyId,
  seek,
}: {
  sought: Sought
  companyId: string
  seek: (next: Sought) => void
}) {
  const [typed, setTyped] = useState(sought)
  const { data } = useAsk(companyId === '' ? undefined : ask('reports/getCompanyLocationInfo', { companyId }))
  const known = data?.companyLocations ?? []
  const show = (event: FormEvent) => {
    event.preventDefault()
    // Another address is asked anew: what was answered is about this one.
    const isSame = parts.every((name) => typed[name] === sought[name])
    seek({ ...typed, state: typed.state.toUpperCase(), answers: isSame ? sought.answers : {} })
  }
  const choose = (id: string) => {
    const at = known.find(({ companyLocationId }) => companyLocationId === id)
    if (at === undefined) return
    const { address1, city, state, zipcode } = at
    seek({ address1, city, county: '', state, zipcode, date: typed.date, answers: {} })
  }
  return (
    <Card>
      <form className={styles.search} onSubmit={show}>
        {known.length > 0 && (
          <Select
            name="place"
            label={words.own}
            value=""
            onChange={choose}
            withNone
            options={known.map(({ companyLocationId, companyLocation, city }) => ({
              value: companyLocationId,
              words: companyLocation || city,
            }))}
          />
        )}
        {parts.map((name) => (
          <Input
            key={name}
            name={name}
            label={words.parts[name]}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            optional={name !== 'state' && name !== 'city'}
            {...(name === 'state' && { most: 2, placeholder: 'OH' })}
          />
        ))}
        <Input
          name="date"
          type="date"
          label={words.date}
          value={typed.date}
          onChange={(date) => setTyped({ ...typed, date })}
        />
        <Button type="submit" kind="filled">
          {words.show}
        </Button>
      </form>
    </Card>
  )
}
