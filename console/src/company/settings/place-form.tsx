import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { LOCATION } from '../../forms/lists.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { settings as words } from '../../messages/company/settings.ts'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { SettingsProps } from './asks.ts'

/** A new place of the company, or a correction of one: who moves to another gets a place of its own. */
export function PlaceForm({ given, close }: SettingsProps & { readonly close: () => void }) {
  const { companyId, search } = given
  const { data, error } = useAsk(search.of ? ask('reports/getCompanyLocationInfo', { companyId }) : undefined)
  const known = data?.companyLocations.find(({ companyLocationId }) => companyLocationId === search.of)
  const form: Rooted = known
    ? {
        address: 'companyOnboarding/updateCompanyLocation',
        root: 'companyLocation',
        fields: LOCATION.fields,
        initial: Object.fromEntries(LOCATION.fields.map((name) => [name, known[name]])),
        sendsChanges: true,
      }
    : {
        address: 'companyOnboarding/addCompanyLocation',
        root: 'companyLocation',
        fields: LOCATION.fields,
        initial: { isWorkLocation: true, isMailingAddress: false, isFilingAddress: false },
      }
  const lead = known ? { lead: words.places.editLead } : {}
  return (
    <Panel open onClose={close} title={known ? known.companyLocation : words.places.add} {...lead}>
      {error && <Fault error={error} />}
      {search.of && !known && !error && <Skeleton rows={4} />}
      {(!search.of || known) && (
        <RootedForm
          form={form}
          ids={known ? { companyLocationId: known.companyLocationId } : { companyId }}
          submit={words.save}
          then={close}
        />
      )}
    </Panel>
  )
}
