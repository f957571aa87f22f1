import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const startAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
  tasks: ask('reports/getUserTask', { companyId, userId }),
})

export type StartProps = PageProps<ReturnType<typeof startAsks>>
