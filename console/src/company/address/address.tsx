import { MapPin } from 'lucide-react'
import { useAsk } from '../../calls/use-calls.ts'
import { address as words } from '../../messages/company/address.ts'
import { Card } from '../../ui/card/card.tsx'
import { Empty, Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Beside, Head, Stack } from '../../ui/head/head.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { type AddressProps, type Place, placeAsk, queryOf, type Sought, soughtIn } from './asks.ts'
import { Questions } from './questions.tsx'
import { Search } from './search.tsx'
import { Taxes } from './taxes.tsx'

/** What is owed at an address: who taxes there, how much, how sure that is, and what the address leaves open. */
export default function Address({ given }: AddressProps) {
  const go = useGo()
  const sought = soughtIn(given)
  const base = given.companyId === '' ? '/ops/address' : `/c/${given.companyId}/address`
  const seek = (next: Sought) => go(`${base}?${queryOf(next)}`)
  return (
    <>
      <Head title={words.title} lead={words.lead} />
      <Stack>
        <Search key={queryOf(sought)} sought={sought} companyId={given.companyId} seek={seek} />
        <Found sought={sought} seek={seek} />
      </Stack>
    </>
  )
}

function Found({ sought, seek }: { sought: Sought; seek: (next: Sought) => void }) {
  const asked = placeAsk(sought)
  const { data, error } = useAsk(asked)
  if (asked === undefined)
    return (
      <Card>
        <Empty icon={MapPin} title={words.none}>
          {words.noneBody}
        </Empty>
      </Card>
    )
  if (error) return <Fault error={error} />
  if (!data) return <Skeleton />
  const { place } = data
  const answer = (field: string, value: string) =>
    seek({ ...sought, answers: { ...sought.answers, [field]: value } })
  return (
    <>
      <Beside>
        <Card title={words.place}>
          <Facts of={factsOf(place)} />
        </Card>
        <Questions of={place.questions} answers={sought.answers} answer={answer} />
      </Beside>
      {place.jurisdictions.map((each) => (
        <Taxes key={each.code} of={each} />
      ))}
    </>
  )
}

const factsOf = (place: Place) =>
  (['state', 'county', 'municipality', 'schoolDistrict', 'psd'] as const)
    .filter((name) => name !== 'psd' || place.state === 'PA')
    .map((name) => [words.facts[name], place[name] ?? words.undecided] as const)
