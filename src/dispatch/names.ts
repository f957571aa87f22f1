import type { Area } from '../operations/declaration/address.ts'
import type { Operation, Verb } from '../operations/declaration/operation.ts'

/** Reads and updates also answer POST: many clients cannot send a GET body. */
export const verbsOf = ({ verb, also }: Operation): readonly Verb[] => [
  ...new Set([
    verb,
    ...(also ? [also] : []),
    ...(verb === 'GET' || verb === 'PUT' ? (['POST'] as const) : []),
  ]),
]

export const areaOf = (address: string): Area => address.split('/')[0] as Area
export const nameOf = ({ address }: Operation): string => address.split('/')[1]!
