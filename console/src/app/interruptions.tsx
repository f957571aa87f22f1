import { lazy, Suspense, useEffect, useState } from 'react'
import { whenProofIsNeeded, whenSessionEnds } from '../calls/send.ts'

const Again = lazy(() => import('./again.tsx'))
const Lapsed = lazy(() => import('./lapsed.tsx'))

type Asked = (isProven: boolean) => void

/** What may come over any page: a proof that is asked for, a session that ended. Fetched when it happens. */
export function Interruptions() {
  const [isOver, setOver] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => {
    whenSessionEnds(() => setOver(true))
    whenProofIsNeeded(() => new Promise<boolean>((resolve) => setAsked(() => resolve)))
  }, [])
  const end = (isProven: boolean) => {
    asked?.(isProven)
    setAsked(undefined)
  }
  return (
    <Suspense fallback={null}>
      {isOver && <Lapsed over={() => setOver(false)} />}
      {asked && <Again end={end} />}
    </Suspense>
  )
}
