import { keepPreviousData, QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { PurserRefusal } from 'purser/client'
import type { Address, Ask, Body, Reply } from './operations.ts'
import { answer, send } from './send.ts'

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      retry: (count, error) => !(error instanceof PurserRefusal) && count < 2,
      refetchOnWindowFocus: true,
    },
  },
})

export const queryOf = <R>(asked: Ask<R>) => ({
  queryKey: [asked.address, asked.body] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => answer(asked, signal),
  placeholderData: keepPreviousData,
})

/** A question that a part of a page asks by itself. Without a question nothing is asked. */
export const useAsk = <R>(asked: Ask<R> | undefined) =>
  useQuery({
    queryKey: [asked?.address ?? 'none', asked?.body ?? {}],
    queryFn: ({ signal }) => answer(asked!, signal),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
  })

/**
 * A write. What it may have changed is asked again: everything of the page, which is little; also after a refusal, which
 * often means that the page is old.
 */
export function useSend<A extends Address>(address: A, { done }: { done?: (reply: Reply<A>) => void } = {}) {
  return useMutation({
    mutationFn: ({ body, key }: { body: Body<A>; key?: string }) =>
      send(address, body, key === undefined ? {} : { idempotencyKey: key }),
    onSuccess: (reply) => done?.(reply),
    onSettled: () => forgetAnswers(),
  })
}

/**
 * Everything is asked again. What is asked for the first time and still under way was asked before the write, and is not
 * called back: it is asked again when it has come.
 */
export function forgetAnswers(): Promise<void> {
  const underWay = queries.getQueryCache().findAll({
    fetchStatus: 'fetching',
    predicate: ({ state }) => state.data === undefined,
  })
  for (const { promise, queryKey } of underWay) {
    const again = () => queries.invalidateQueries({ queryKey, exact: true })
    void promise?.then(again, again)
  }
  return queries.invalidateQueries()
}
