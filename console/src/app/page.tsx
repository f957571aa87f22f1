import { useQueries } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { type ComponentType, type FunctionComponent, lazy, Suspense, useEffect } from 'react'
import type { Answers, Ask } from '../calls/operations.ts'
import { queryOf } from '../calls/use-calls.ts'
import type { Words } from '../messages/en/index.ts'
import { useWords } from '../messages/words.tsx'
import { Empty, Fault, Skeleton } from '../ui/empty/empty.tsx'
import { useClock } from './clock.tsx'
import { type Acting, type Role, useActing } from './session.tsx'

export type Face = 'company' | 'worker' | 'operator'

/** What a page is about: the parts of its address, who looks, and what day it is. */
export interface Given {
  readonly params: Readonly<Record<string, string>>
  readonly search: Readonly<Record<string, string>>
  readonly companyId: string
  readonly userId: string
  readonly today: string
  readonly acting: Acting
}

type Asks = Readonly<Record<string, Ask<unknown>>>

export interface Page<Asked extends Asks = Asks> {
  /** Below the prefix of its face; '/' is the face itself. */
  readonly path: string
  readonly face: Face
  readonly title: (words: Words) => string
  readonly roles: readonly Role[]
  /** What must be known before it can be shown, asked all at once. */
  readonly asks: (given: Given) => Asked
  readonly shows: () => Promise<{ default: ComponentType<PageProps<Asked>> }>
}

export interface PageProps<Asked> {
  readonly data: Answers<Asked>
  readonly given: Given
}

/** Declares a page: the compiler holds what it asks to what it shows. */
export const page = <Asked extends Asks>(declared: Page<Asked>): Page =>
  ({ ...declared, shows: once(declared.shows) }) as unknown as Page

/** The one interpreter: role, title, questions, skeleton, fault, and then the page. */
export function viewOf(declared: Page): FunctionComponent {
  const Shown = lazy(declared.shows)
  return function PageView() {
    const given = useGiven()
    const words = useWords()
    const title = declared.title(words)
    useEffect(() => {
      document.title = `${title} · ${words.frame.product}`
    }, [title, words])
    if (!declared.roles.includes(given.acting.role)) return <NotForYou roles={declared.roles} />
    return <Asking declared={declared} given={given} shows={Shown} />
  }
}

function Asking({
  declared,
  given,
  shows: Shown,
}: {
  declared: Page
  given: Given
  shows: ComponentType<PageProps<Asks>>
}) {
  const asks = Object.entries(declared.asks(given))
  const results = useQueries({ queries: asks.map(([, asked]) => queryOf(asked)) })
  useEffect(() => void declared.shows(), [declared])
  const failed = results.find(({ error, data }) => error !== null && data === undefined)
  if (failed) return <Fault error={failed.error} again={() => void failed.refetch()} />
  if (results.some(({ data }) => data === undefined)) return <Skeleton />
  const data = Object.fromEntries(asks.map(([name], at) => [name, results[at]!.data])) as Answers<Asks>
  return (
    <Suspense fallback={<Skeleton />}>
      <Shown data={data} given={given} />
    </Suspense>
  )
}

function NotForYou({ roles }: { roles: readonly Role[] }) {
  const { frame } = useWords()
  const who = roles.map((role) => frame.forbidden.roles[role] ?? role)
  return <Empty title={frame.forbidden.title}>{frame.forbidden.body(who.join(frame.forbidden.and))}</Empty>
}

function useGiven(): Given {
  const params = useParams({ strict: false }) as Record<string, string>
  const search = useSearch({ strict: false }) as Record<string, string>
  const acting = useActing()
  const { today } = useClock()
  const { companyId } = acting
  return { params, search, acting, today, companyId, userId: params.userId ?? acting.person?.userId ?? '' }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
