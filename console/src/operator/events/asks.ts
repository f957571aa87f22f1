import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const eventsAsks = ({ search }: Given) => ({
  events: ask('reports/getEvents', {
    limit: 50,
    newestFirst: true,
    ...(search.cursor ? { cursor: search.cursor } : {}),
  }),
})

export type EventsProps = PageProps<ReturnType<typeof eventsAsks>>
