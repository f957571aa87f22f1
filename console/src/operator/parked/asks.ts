import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const parkedAsks = () => ({ parked: ask('operator/getParkedWork', {}) })

export type ParkedProps = PageProps<ReturnType<typeof parkedAsks>>
