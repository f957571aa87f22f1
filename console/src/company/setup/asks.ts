import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const setupAsks = ({ companyId }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  owners: ask('reports/getBusinessUsers', { companyId }),
  people: ask('reports/getUsers', { companyId, limit: 1 }),
  tasks: ask('reports/getCompanyTask', { companyId }),
})

export type SetupProps = PageProps<ReturnType<typeof setupAsks>>
