import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Caller } from '../../../src/domain/access/caller.ts'
import { shownTo, visibleTo } from '../../../src/wire/fields/visible.ts'

const reply = z.object({
  people: z.array(
    z.object({
      name: z.string(),
      wage: visibleTo(z.object({ rate: z.int() }), { roles: ['administrator'] }),
      ssn: visibleTo(z.string(), { scope: 'people' }),
    }),
  ),
  place: z.object({ city: z.string() }).nullable(),
})
const person = { name: 'Ada', wage: { rate: 20 }, ssn: '1', other: 1 }
const value = { people: [person], place: { city: 'Rome' } }

const key = (...scopes: string[]) => ({ kind: 'key', scopes }) as unknown as Caller
const someone = (role: string, ...scopes: string[]) => ({ kind: 'person', role, scopes }) as unknown as Caller

test('who sees all of a reply gets it as it is', () => {
  expect(shownTo(reply, value, key('people'))).toBe(value)
  expect(shownTo(reply, value, someone('administrator', 'people'))).toBe(value)
})

test('who does not see a field reads the reply without it, and what hides nothing is not made again', () => {
  const { ssn: _, ...bare } = person
  const shown = shownTo(reply, value, key())
  expect(shown).toEqual({ people: [bare], place: { city: 'Rome' } })
  expect(shown.place).toBe(value.place)
  const { wage: __, ...poor } = person
  expect(shownTo(reply, value, someone('bookkeeper', 'people')).people).toEqual([poor])
})
