import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const bankAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export type BankProps = PageProps<ReturnType<typeof bankAsks>>
