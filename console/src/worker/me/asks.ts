import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const meAsks = ({ companyId, userId }: Given) => ({
  user: ask('reports/getUser', { companyId, userId }),
})

export type MeProps = PageProps<ReturnType<typeof meAsks>>
