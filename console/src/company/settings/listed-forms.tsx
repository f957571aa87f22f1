import type { ComponentType } from 'react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { choiceOf } from '../../forms/field.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { settings as words } from '../../messages/company/settings.ts'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { UNIT_KINDS, type UnitKind, useUnits } from '../shared/units.ts'
import type { SettingsProps } from './asks.ts'
import { BookForm } from './book-form.tsx'
import { CompForm } from './comp-forms.tsx'
import { LeaveForm } from './leave-form.tsx'
import { LeaveGive } from './leave-give.tsx'
import { PlaceForm } from './place-form.tsx'

type ListedProps = SettingsProps & { readonly close: () => void }

/** Forms that add to a list or, with the id of an entry in the address, change that entry. */
export function ListedForm(props: ListedProps) {
  const { search, acting } = props.given
  const unit = UNIT_KINDS.find((kind) => kind === search.form)
  if (unit && acting.role !== 'bookkeeper') return <UnitForm {...props} kind={unit} />
  const Own = OWN[search.form ?? '']
  if (Own && (acting.role !== 'bookkeeper' || FOR_BOOKKEEPERS.has(search.form ?? '')))
    return <Own {...props} />
  const item = ITEM_KINDS.find((kind) => kind === search.form)
  return item ? <ItemForm {...props} kind={item} /> : null
}

/** Forms of more than fields. */
const OWN: Readonly<Record<string, ComponentType<ListedProps>>> = {
  book: BookForm,
  compClass: CompForm,
  compAssign: CompForm,
  leave: LeaveForm,
  leaveGive: LeaveGive,
  place: PlaceForm,
}

const FOR_BOOKKEEPERS: ReadonlySet<string> = new Set(['book', 'compClass', 'compAssign'])

const UNITS = {
  department: {
    add: 'adminPortal/addDepartment',
    change: 'adminPortal/updateDepartment',
    idName: 'departmentId',
  },
  job: { add: 'adminPortal/addJob', change: 'adminPortal/updateJob', idName: 'jobId' },
  costCenter: {
    add: 'adminPortal/addCostCenter',
    change: 'adminPortal/updateCostCenter',
    idName: 'costCenterId',
  },
} as const

function UnitForm({ given, close, kind }: ListedProps & { readonly kind: UnitKind }) {
  const { companyId, search } = given
  const { units, error } = useUnits(companyId)
  const { add, change, idName } = UNITS[kind]
  const known = units?.[kind].find(({ id }) => id === search.of)
  const adding: Rooted = { address: add, root: kind, fields: ['name', 'code'] }
  const changing: Rooted = {
    address: change,
    root: kind,
    fields: ['name', 'code', 'isActive'],
    initial: known ? { name: known.name, code: known.code, isActive: known.isActive } : {},
    over: { code: { clears: true } },
  }
  return (
    <Panel open onClose={close} title={known ? words.editOf(known.name) : words.structure[kind].add}>
      {error && <Fault error={error} />}
      {!units && !error && <Skeleton rows={2} />}
      {units && (
        <RootedForm
          form={known ? changing : adding}
          ids={known ? { [idName]: known.id } : { companyId }}
          submit={words.save}
          then={close}
        />
      )}
    </Panel>
  )
}

const ITEM_KINDS = ['Deduction', 'AdditionalCompensation'] as const
type ItemKind = (typeof ITEM_KINDS)[number]

function ItemForm({ given, close, kind }: ListedProps & { readonly kind: ItemKind }) {
  const { companyId, search } = given
  const types = useAsk(ask('reports/getPayItemTypes', { companyId }))
  const { treatments, error } = useTreatments(kind)
  const known = types.data?.payItemTypes.find(({ payItemTypeId }) => payItemTypeId === search.of)
  const say = words.items
  // Only what is taken has an order; what is paid is always paid.
  const usual = kind === 'Deduction' ? ['glAccount', 'priority'] : ['glAccount', 'rate']
  const rate = { rate: { label: say.rate, help: say.rateHelp } }
  const adding: Rooted = {
    address: 'adminPortal/addPayItemType',
    root: 'payItemType',
    fields: ['name', 'taxTreatment', ...usual],
    over: {
      taxTreatment: { ...choiceOf(treatments ?? []), label: say.treatment, said: say.treatmentHelp },
      ...rate,
    },
  }
  const changing: Rooted = {
    address: 'adminPortal/updatePayItemType',
    root: 'payItemType',
    fields: [...usual, 'isActive'],
    initial: known
      ? {
          glAccount: known.glAccount,
          priority: String(known.priority),
          rate: known.rate === null ? '' : String(known.rate),
          isActive: known.isActive,
        }
      : {},
    over: { glAccount: { clears: true }, ...rate },
  }
  const failed = types.error ?? error
  return (
    <Panel open onClose={close} title={known ? words.editOf(known.name) : say[kind].add}>
      {failed && <Fault error={failed} />}
      {!(types.data && treatments) && !failed && <Skeleton rows={3} />}
      {types.data && treatments && (
        <RootedForm
          form={known ? changing : adding}
          ids={known ? { payItemTypeId: known.payItemTypeId } : { companyId, payItem: kind }}
          submit={words.save}
          then={close}
        />
      )}
    </Panel>
  )
}

/** The words of the catalogue that a word of one's own can be taxed like. */
function useTreatments(kind: ItemKind): {
  readonly treatments: readonly string[] | undefined
  readonly error: Error | null
} {
  const taken = useAsk(kind === 'Deduction' ? ask('reports/getDeductionDescription', {}) : undefined)
  const paid = useAsk(
    kind === 'Deduction' ? undefined : ask('reports/getAdditionalCompensationDescription', {}),
  )
  return {
    treatments: taken.data?.deductionDescriptions ?? paid.data?.additionalCompensationDescriptions,
    error: taken.error ?? paid.error,
  }
}
