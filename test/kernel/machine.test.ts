import { expect, test } from 'vitest'
import { arrow, canMove, follow, machine, move } from '../../src/kernel/machine.ts'

const door = machine('door', ['open', 'shut', 'locked'], {
  shut: { open: 'shut' },
  lock: { open: 'locked', shut: 'locked' },
  turn: { shut: 'locked', locked: 'shut' },
})

test('it begins with the first of its states, and knows each by name', () => {
  expect(door.initial).toBe('open')
  expect(door.state).toEqual({ open: 'open', shut: 'shut', locked: 'locked' })
})

test('a trigger that is not open is refused, with the state, the trigger and where it is open', () => {
  expect(move(door, 'open', 'shut')).toBe('shut')
  expect(() => move(door, 'locked', 'shut')).toThrow(
    'A door that is locked cannot take shut; it must be open',
  )
  expect(() => move(door, 'locked', 'lock')).toThrow('The door is already locked')
  expect(() => move(door, 'open', 'turn')).toThrow(
    'A door that is open cannot take turn; it must be shut or locked',
  )
  expect(canMove(door, 'locked', 'shut')).toBe(false)
})

test('a state that follows from facts keeps to the arrows', () => {
  expect(follow(door, { from: 'open', to: 'locked' })).toBe('locked')
  expect(follow(door, { from: 'open', to: 'open' })).toBe('open')
  expect(() => follow(door, { from: 'locked', to: 'open' })).toThrow(
    'no arrow leads a door from locked to open',
  )
})

test('many rows move along one arrow, which has one end', () => {
  expect(arrow(door, 'lock')).toEqual({ from: ['open', 'shut'], to: 'locked' })
  expect(() => arrow(door, 'turn')).toThrow('turn of a door leads to several states')
})
