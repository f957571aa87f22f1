import { ask, type Reply } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { choiceById, type Overrides } from '../../forms/field.ts'
import { HOME } from '../../forms/lists.ts'
import { RootedForm } from '../../forms/rooted-form.tsx'
import { people as words } from '../../messages/company/people.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import type { PersonRecord, TabProps } from './asks.ts'

type Location = Reply<'reports/getCompanyLocationInfo'>['companyLocations'][number]

/** The places of the company at which people work; nothing until they are known. */
export function useWorkplaces(companyId: string): readonly Location[] | undefined {
  const { data } = useAsk(ask('reports/getCompanyLocationInfo', { companyId }))
  return data?.companyLocations.filter(({ isWorkLocation }) => isWorkLocation)
}

const CATEGORY = 'user/companyLocationCategory'
export const isRemote = { path: CATEGORY, is: ['Remote'] } as const

/** Who works at a place of the company says which. */
export const atPlace = (places: readonly Location[]): Overrides[string] => ({
  ...choiceById(places.map((one) => ({ id: one.companyLocationId, name: one.companyLocation || one.city }))),
  required: true,
  said: places.length === 0 ? words.noWorkplace : '',
  when: { path: CATEGORY, is: ['Office'] },
})

/** Where somebody works, and the way to another place: the taxes of that place begin with its day. */
export function Workplace({ user, open }: Pick<TabProps, 'user' | 'open'>) {
  const { userRemoteLocation: remote, stateCode, companyLocation } = user
  const named = companyLocation as { readonly companyLocation?: string } | null
  return (
    <>
      {remote
        ? `${remote.address1}, ${remote.city}, ${remote.state} ${remote.zipcode}`
        : [named?.companyLocation, stateCode].filter(Boolean).join(', ')}
      {open && (
        <Button kind="quiet" size="small" onClick={() => open('place')}>
          {categoryOf(user) === 'Remote' ? words.move : words.moveWork}
        </Button>
      )}
    </>
  )
}

export function ChangePlace({
  user,
  companyId,
  close,
  today,
}: {
  readonly user: PersonRecord
  readonly companyId: string
  readonly close: () => void
  readonly today: string
}) {
  const places = useWorkplaces(companyId)
  const category = categoryOf(user)
  return (
    <Panel
      open
      onClose={close}
      title={category === 'Remote' ? words.move : words.moveWork}
      lead={words.moveLead}
    >
      {!places && <Skeleton rows={3} />}
      {places && (
        <RootedForm
          form={{
            address: 'adminPortal/updateUser',
            root: 'user',
            fields: ['companyLocationCategory', 'companyLocationId', ...REMOTE, 'effectiveDate'],
            initial: { companyLocationCategory: category, effectiveDate: today },
            over: {
              companyLocationCategory: { required: true },
              companyLocationId: atPlace(places),
              ...Object.fromEntries(REMOTE.map((name) => [name, { when: isRemote }])),
            },
          }}
          ids={{ userId: user.userId }}
          submit={words.save}
          then={close}
        />
      )}
    </Panel>
  )
}

const REMOTE = HOME.map((name) => `userRemoteLocation/${name}`)

const categoryOf = ({ companyLocationCategory }: PersonRecord): string =>
  companyLocationCategory.companyLocationCategory
