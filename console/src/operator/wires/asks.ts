import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const PAGE = 50

export const wiresAsks = ({ search: { cursor } }: Given) => ({
  awaited: ask('reports/getAwaitedWires', { limit: PAGE, ...(cursor ? { cursor } : {}) }),
})

export type WiresProps = PageProps<ReturnType<typeof wiresAsks>>
