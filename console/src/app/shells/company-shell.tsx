import { Outlet, useParams } from '@tanstack/react-router'
import {
  Banknote,
  CalendarDays,
  ChartColumn,
  Clock,
  FileCheck,
  FileText,
  HeartPulse,
  House,
  Landmark,
  ListChecks,
  MapPin,
  ReceiptText,
  Settings,
  Users,
  Waves,
} from 'lucide-react'
import { ask } from '../../calls/operations.ts'
import { useAsk } from '../../calls/use-calls.ts'
import { nav as names } from '../../messages/company/nav.ts'
import { useWords } from '../../messages/words.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { useActing } from '../session.tsx'
import { Tour } from '../tour/tour.tsx'
import type { NavItem } from './nav-item.ts'
import { SideShell } from './side-shell.tsx'
import { type Stop, TimeBar } from './time-bar.tsx'

/** The face of a company: whoever runs its payroll. */
export function CompanyShell() {
  const { companyId = '' } = useParams({ strict: false }) as { companyId?: string }
  const { data: info } = useAsk(ask('reports/getCompanyInfo', { companyId }))
  const company = info?.company
  const stops = useStops(companyId)
  const others = useOthers(companyId)
  return (
    <SideShell
      title={company?.doingBusinessAs || company?.company || '…'}
      detail={company?.entityType ?? ''}
      nav={waysOf(`/c/${companyId}`, company?.status !== 'Registered')}
      switcher={others}
      isTranslated
      bar={<TimeBar stops={stops} />}
    >
      <Tour key={companyId} companyId={companyId} />
      <Outlet />
    </SideShell>
  )
}

const waysOf = (base: string, isNew: boolean): readonly (readonly NavItem[])[] => [
  [
    { to: base, words: names.home, icon: House, exact: true, key: 'h' },
    ...(isNew ? [{ to: `${base}/setup`, words: names.setup, icon: ListChecks }] : []),
    { to: `${base}/payroll`, words: names.payroll, icon: Banknote, key: 'p' },
    { to: `${base}/people`, words: names.people, icon: Users, key: 'e' },
    { to: `${base}/time`, words: names.time, icon: Clock, key: 't' },
    { to: `${base}/time-off`, words: names.timeOff, icon: CalendarDays, key: 'o' },
    { to: `${base}/benefits`, words: names.benefits, icon: HeartPulse, key: 'b' },
  ],
  [
    { to: `${base}/money`, words: names.money, icon: Waves, key: 'm' },
    { to: `${base}/checks`, words: names.checks, icon: ReceiptText, key: 'c' },
    { to: `${base}/taxes`, words: names.taxes, icon: Landmark, key: 'x' },
    { to: `${base}/address`, words: names.address, icon: MapPin, key: 'a' },
    { to: `${base}/reports`, words: names.reports, icon: ChartColumn, key: 'r' },
    { to: `${base}/filings`, words: names.filings, icon: FileCheck, key: 'f' },
    { to: `${base}/documents`, words: names.documents, icon: FileText, key: 'd' },
  ],
  [
    {
      to: `${base}/settings/company`,
      under: `${base}/settings`,
      words: names.settings,
      icon: Settings,
      key: 's',
    },
  ],
]

/** What comes next in this company, for the sandbox's bar. */
function useStops(companyId: string): readonly Stop[] {
  const { frame } = useWords()
  const { data } = useAsk(ask('reports/getPayPeriod', { companyId }))
  const [next, after] = (data?.payPeriod ?? [])
    .filter(({ payPeriodStatus }) => !ENDED.includes(payPeriodStatus))
    .toSorted((one, other) => one.payDate.localeCompare(other.payDate))
  return [next, after].flatMap((period) =>
    period
      ? [
          { day: period.deadLineToRunPayroll, words: frame.sandbox.deadline },
          { day: period.payDate, words: frame.sandbox.payday },
        ]
      : [],
  )
}

const ENDED = ['processed', 'skipped', 'completed']

/** An operator goes from company to company; a person to the other companies of the session. */
function useOthers(companyId: string) {
  const { role, session } = useActing()
  const go = useGo()
  const isOperator = role === 'operator'
  const { data } = useAsk(isOperator ? ask('reports/getCompanies', { limit: 30 }) : undefined)
  const known = isOperator
    ? (data?.companies ?? []).map(({ companyId: id, company, doingBusinessAs }) => ({
        id,
        name: doingBusinessAs || company,
      }))
    : session.people
        .filter(({ userId }) => userId === undefined)
        .map(({ companyId: id, company: name }) => ({ id, name }))
  const companies = known.map(({ id, name }) => ({
    name,
    isOn: id === companyId,
    do: () => go(`/c/${id}`),
  }))
  if (isOperator) return [companies, [{ name: names.allCompanies, do: () => go('/ops/companies') }]]
  return companies.length > 1 ? [companies] : []
}
