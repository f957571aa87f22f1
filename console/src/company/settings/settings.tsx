import type { ComponentType } from 'react'
import { settings as words } from '../../messages/company/settings.ts'
import { Head, Stack } from '../../ui/head/head.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { useGo } from '../../ui/way/way.tsx'
import type { PartProps, SettingsProps } from './asks.ts'
import { Bank } from './bank.tsx'
import { Books } from './books.tsx'
import { Comp } from './comp.tsx'
import { CompanyPart } from './company.tsx'
import { Exporting } from './exporting.tsx'
import { SettingForm } from './forms.tsx'
import { History } from './history.tsx'
import { Holidays } from './holidays.tsx'
import { PayItems } from './pay-items.tsx'
import { PeoplePart } from './people.tsx'
import { Places } from './places.tsx'
import { Policies } from './policies.tsx'
import { Schedules } from './schedules.tsx'
import { Structure } from './structure.tsx'

type Part = keyof typeof words.parts

const PARTS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  company: CompanyPart,
  places: Places,
  people: PeoplePart,
  bank: Bank,
  schedules: Schedules,
  holidays: Holidays,
  policies: Policies,
  structure: Structure,
  items: PayItems,
  comp: Comp,
  books: Books,
  history: History,
  export: Exporting,
}

/** Where a bookkeeper changes things, too. */
const FOR_BOOKKEEPERS: ReadonlySet<Part> = new Set(['items', 'comp', 'books'])

/** What seldom changes, part by part. */
export default function Settings(props: SettingsProps) {
  const { given } = props
  const go = useGo()
  const part = (given.params.part ?? 'company') in PARTS ? (given.params.part as Part) : 'company'
  const to = (name: string) => `/c/${given.companyId}/settings/${name}`
  const Shown = PARTS[part]
  const mayChange = given.acting.role !== 'bookkeeper' || FOR_BOOKKEEPERS.has(part)
  const open = (form: string, of = '') => go(`${to(part)}?${new URLSearchParams({ form, of })}`)
  return (
    <>
      <Head title={words.title} />
      <Stack>
        <Tabs
          label={words.title}
          chosen={part}
          choose={(name) => go(to(name))}
          tabs={(Object.keys(PARTS) as Part[]).map((name) => ({ name, words: words.parts[name] }))}
        />
        <Shown {...props} open={mayChange ? open : undefined} />
      </Stack>
      <SettingForm {...props} close={() => go(to(part))} />
    </>
  )
}
