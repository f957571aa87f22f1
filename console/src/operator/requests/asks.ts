import type { Given, PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

const NAMES = ['status', 'operation', 'requestId', 'cursor'] as const

export const requestsAsks = ({ search }: Given) => ({
  requests: ask('operator/getRequests', {
    limit: 50,
    ...Object.fromEntries(NAMES.filter((name) => search[name]).map((name) => [name, search[name]])),
  }),
})

export type RequestsProps = PageProps<ReturnType<typeof requestsAsks>>
