import { ask } from '../../calls/operations.ts'
import { settings as words } from '../../messages/company/settings.ts'
import { Button } from '../../ui/button/button.tsx'
import type { PartProps } from './asks.ts'
import { List } from './list.tsx'

export function Places({ given, open }: PartProps) {
  return (
    <List
      title={words.places.title}
      none=""
      asked={ask('reports/getCompanyLocationInfo', { companyId: given.companyId })}
      add={open && { words: words.places.add, go: () => open('place') }}
      items={({ companyLocations }) =>
        companyLocations.map((place) => ({
          key: place.companyLocationId,
          name: place.companyLocation || place.city,
          detail: [
            `${place.address1}, ${place.city}, ${place.state} ${place.zipcode}`,
            place.isWorkLocation && words.places.work,
            place.isMailingAddress && words.places.mail,
            place.isFilingAddress && words.places.filing,
          ]
            .filter(Boolean)
            .join(' · '),
          aside: open && (
            <Button
              size="small"
              kind="quiet"
              label={words.editOf(place.companyLocation || place.city)}
              onClick={() => open('place', place.companyLocationId)}
            >
              {words.edit}
            </Button>
          ),
        }))
      }
    />
  )
}
