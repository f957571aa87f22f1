import { useEffect } from 'react'
import { toDoor } from './door.ts'

/** Nobody has signed in: on to the door. */
export function ToDoor() {
  useEffect(toDoor, [])
  return null
}
