import { useState } from 'react'
import { useAsk } from '../../calls/use-calls.ts'
import { choiceById } from '../../forms/field.ts'
import { type Rooted, RootedForm } from '../../forms/rooted-form.tsx'
import { settings as words } from '../../messages/company/settings.ts'
import { Fault, Skeleton } from '../../ui/empty/empty.tsx'
import { Select } from '../../ui/fields/fields.tsx'
import { Stack } from '../../ui/head/head.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type CompClass, className, compAsk, rateOn } from '../shared/comp.ts'
import { PersonPicker } from '../shared/person-picker.tsx'
import { unitAsks, unitsIn } from '../shared/units.ts'
import type { SettingsProps } from './asks.ts'

type FormProps = SettingsProps & { readonly close: () => void }

/** A class is added with its first rate; afterwards it gets another from a day on. */
export function CompForm({ given, close }: FormProps) {
  const { companyId, search, today } = given
  const { data, error } = useAsk(compAsk(companyId))
  const known = data?.workersCompClasses.find(({ workersCompClassId: id }) => id === search.of)
  const isAssigning = search.form === 'compAssign'
  const title = known ? (isAssigning ? words.comp.assignTo : words.editOf)(className(known)) : words.comp.add
  const lead = isAssigning ? words.comp.assignLead : words.comp.lead
  return (
    <Panel open onClose={close} title={title} lead={lead}>
      {error && <Fault error={error} />}
      {!data && !error && <Skeleton rows={3} />}
      {data && !isAssigning && (
        <RootedForm
          form={known ? changing(known, today) : adding(today)}
          ids={known ? { workersCompClassId: known.workersCompClassId } : { companyId }}
          submit={words.save}
          then={close}
        />
      )}
      {known && isAssigning && <Assign of={known} companyId={companyId} today={today} close={close} />}
    </Panel>
  )
}

const over = () => ({
  code: { label: words.comp.code, said: words.comp.codeHelp },
  description: { label: words.comp.description, said: '' },
  rate: { label: words.comp.rateLabel, said: words.comp.rateHelp },
  state: { said: words.comp.stateHelp },
})

const adding = (today: string): Rooted => ({
  address: 'adminPortal/addWorkersCompClass',
  root: 'workersCompClass',
  fields: ['state', 'code', 'description', 'rate', 'effectiveDate'],
  initial: { effectiveDate: `${today.slice(0, 4)}-01-01` },
  over: over(),
})

const changing = (known: CompClass, today: string): Rooted => ({
  address: 'adminPortal/updateWorkersCompClass',
  root: 'workersCompClass',
  fields: ['description', 'rate', 'effectiveDate'],
  initial: {
    description: known.description,
    rate: String(rateOn(known, today)?.rate ?? ''),
    effectiveDate: today,
  },
  over: over(),
})

interface AssignProps {
  readonly of: CompClass
  readonly companyId: string
  readonly today: string
  readonly close: () => void
}

/** To one person, or to all pay that names a job. */
function Assign({ of, companyId, today, close }: AssignProps) {
  const [to, setTo] = useState<'person' | 'job'>('person')
  const [userId, setUser] = useState('')
  const jobs = useAsk(unitAsks(companyId).job).data
  const { workersCompClassId } = of
  const form = (fields: readonly string[]): Rooted => ({
    address: 'adminPortal/assignWorkersCompClass',
    root: 'workersCompAssignment',
    fields,
    initial: { effectiveDate: today },
    over: {
      jobId: {
        ...choiceById((jobs ? unitsIn.job(jobs) : []).filter(({ isActive }) => isActive)),
        required: true,
        said: words.comp.jobHelp,
      },
    },
  })
  return (
    <Stack gap="lines">
      <Select
        name="to"
        label={words.comp.to}
        value={to}
        onChange={(value) => setTo(value as 'person' | 'job')}
        options={(['person', 'job'] as const).map((value) => ({ value, words: words.comp.tos[value] }))}
      />
      {to === 'person' && (
        <PersonPicker companyId={companyId} label={words.comp.tos.person} value={userId} choose={setUser} />
      )}
      {(to === 'job' || userId !== '') && (
        <RootedForm
          key={`${to} ${userId}`}
          form={form(to === 'job' ? ['jobId', 'effectiveDate'] : ['effectiveDate'])}
          ids={to === 'job' ? { workersCompClassId } : { workersCompClassId, userId }}
          submit={words.comp.assignGo}
          then={close}
        />
      )}
    </Stack>
  )
}
