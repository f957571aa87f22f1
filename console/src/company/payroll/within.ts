import type { Given } from '../../app/page.tsx'
import { useGo } from '../../ui/way/way.tsx'

/** Changes what the address says about the step that is shown: its view, the name that is looked for, the page. */
export function useWithin({ companyId, params, search }: Given) {
  const go = useGo()
  return (over: Readonly<Record<string, string>>) => {
    const kept = Object.entries({ ...search, ...over }).filter(([, value]) => value !== '')
    go(`/c/${companyId}/payroll/${params.periodId}?${new URLSearchParams(kept)}`, { replace: true })
  }
}
