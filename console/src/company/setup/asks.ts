import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const setupAsks = ({ companyId }: Given) => ({
  company: ask('reports/getCompanyInfo', { companyId }),
  owners: ask('reports/getBusinessUsers', { companyId }),
  tasks: ask('reports/getCompanyTask', { companyId }),
})

export type SetupProps = PageProps<ReturnType<typeof setupAsks>>
