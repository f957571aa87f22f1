import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const returnsAsks = () => ({ returned: ask('operator/getReturnedPayments', {}) })

export type ReturnsProps = PageProps<ReturnType<typeof returnsAsks>>
