import { Link, useNavigate } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type WayProps = Omit<ComponentProps<typeof Link>, 'to' | 'search'> & { readonly to: string }

/** A link by a plain address, with what stands behind its question mark: `/c/1/payroll?step=paid`. */
export const Way = ({ to, ...rest }: WayProps) => <Link {...partsOf(to)} {...(rest as object)} />

/** Goes to a plain address. */
export function useGo(): (to: string, how?: { readonly replace?: boolean }) => void {
  const go = useNavigate()
  return (to, how = {}) => void go({ ...partsOf(to), ...how })
}

/** Stays on a page and changes what stands behind the question mark; an empty value is left out. */
export function useWithin(
  path: string,
  search: Readonly<Record<string, string | undefined>>,
): (over: Readonly<Record<string, string>>) => void {
  const go = useGo()
  return (over) => {
    const kept = Object.entries({ ...search, ...over }).filter((each): each is [string, string] => !!each[1])
    go(`${path}?${new URLSearchParams(kept)}`, { replace: true })
  }
}

function partsOf(to: string) {
  const [path = '', search = ''] = to.split('?')
  return { to: path, search: Object.fromEntries(new URLSearchParams(search)) as never }
}
