import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PurserRefusal } from 'purser/client'
import { createContext, type ReactNode, useContext, useEffect } from 'react'
import type { Reply } from '../calls/operations.ts'
import { actAs, send } from '../calls/send.ts'
import { useLanguage } from '../messages/words.tsx'

export type Session = Reply<'session/getSession'>['session']
export type PersonIn = Session['people'][number]
export type Role = PersonIn['role'] | 'operator'

const KEY = ['session'] as const

/** Who has signed in; undefined while nobody has. */
export function useWho(): { readonly session: Session | undefined; readonly isAsking: boolean } {
  const { data, isPending } = useQuery({
    queryKey: KEY,
    queryFn: async () => {
      try {
        return (await send('session/getSession', {})).session
      } catch (error) {
        if (error instanceof PurserRefusal && error.code < 500) return null
        throw error
      }
    },
    staleTime: 5 * 60_000,
  })
  return { session: data ?? undefined, isAsking: isPending }
}

/** Keeps who came in, and forgets what the one before had seen. */
export function useEntrance() {
  const client = useQueryClient()
  return {
    entered: (session: Session) => {
      client.clear()
      client.setQueryData(KEY, session)
    },
    confirmed: (session: Session) => client.setQueryData(KEY, session),
    leave: async (everywhere = false) => {
      await send('session/endSession', { everywhere })
      client.clear()
      client.setQueryData(KEY, null)
    },
  }
}

export interface Acting {
  readonly session: Session
  readonly role: Role
  readonly person: PersonIn | undefined
  readonly companyId: string
  readonly name: string
}

const Acting = createContext<Acting | undefined>(undefined)

/** As whom the pages below act: one of the people of the session, or its operator. */
export function ActingAs({ value, children }: { value: Acting; children: ReactNode }) {
  actAs(idOf(value.person))
  const { language, speak } = useLanguage()
  const own = value.person?.language
  useEffect(() => {
    // Someone who chose a language on this device keeps it; otherwise the one the company wrote down counts.
    if (own !== undefined && own !== language && localStorage.getItem('purser-language') === null) speak(own)
  }, [own, language, speak])
  return <Acting value={value}>{children}</Acting>
}

export function useActing(): Acting {
  const acting = useContext(Acting)
  if (!acting) throw new Error('a page outside of its face')
  return acting
}

const idOf = (person: PersonIn | undefined): string => person?.businessUserId ?? person?.userId ?? ''
