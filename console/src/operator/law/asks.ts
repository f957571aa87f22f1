import type { PageProps } from '../../app/page.tsx'
import { ask } from '../../calls/operations.ts'

export const lawAsks = () => ({ law: ask('operator/getLawCoverage', {}) })

export type LawProps = PageProps<ReturnType<typeof lawAsks>>
