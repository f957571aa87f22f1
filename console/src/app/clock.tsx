import { useQuery } from '@tanstack/react-query'
import { PurserRefusal } from 'purser/client'
import { easternDay, instant } from 'purser/dates'
import { createContext, type ReactNode, useContext } from 'react'
import { ask } from '../calls/operations.ts'
import { send } from '../calls/send.ts'
import { Skeleton } from '../ui/empty/empty.tsx'

export interface ClockNow {
  readonly today: string
  readonly now: string
  readonly isSandbox: boolean
}

const Clock = createContext<ClockNow | undefined>(undefined)

/** What day it is for this client: the sandbox has a clock of its own, production that of New York. */
export function Clockwork({ children }: { children: ReactNode }) {
  const { data } = useQuery({
    queryKey: clockKey,
    queryFn: async (): Promise<ClockNow> => {
      try {
        const { clock } = await send('sandbox/getClock', {})
        return { ...clock, isSandbox: true }
      } catch (error) {
        if (!(error instanceof PurserRefusal)) throw error
        const now = Date.now()
        return { now: new Date(now).toISOString(), today: easternDay(instant(now)), isSandbox: false }
      }
    },
    refetchInterval: 60_000,
  })
  return data ? <Clock value={data}>{children}</Clock> : <Skeleton />
}

export const clockKey = [ask('sandbox/getClock', {}).address, 'clock'] as const

export function useClock(): ClockNow {
  const clock = useContext(Clock)
  if (!clock) throw new Error('a page outside of its clock')
  return clock
}
