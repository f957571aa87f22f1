import type { Load } from './load.ts'
import { machineWords } from './machine.ts'
import { floorsOf, type Sample, slopeOf } from './memory.ts'

export interface Soaked {
  readonly minutes: number
  readonly idleSeconds: number
  readonly idle: { readonly ordinary: Load; readonly payroll: Load }
  readonly busy: { readonly ordinary: Load; readonly payroll: Load }
  /** Of each process. */
  readonly samples: readonly (readonly Sample[])[]
  /** What the bad neighbor was answered. */
  readonly neighbor: unknown
  readonly gone: number
}

/** Memory counts as flat below so many MB an hour; the other client's p99 may be at most so many times what it is at idle. */
const [FLAT, TIMES] = [60, 2]
/** Minutes; in less the first load is still filling caches, and a slope says nothing. */
const LONG = 30

export function soakReport(soaked: Soaked): { readonly text: string; readonly isGood: boolean } {
  const { minutes, idleSeconds, idle, busy, samples, neighbor, gone } = soaked
  const slopes = samples.map((each) => slopeOf(floorsOf(each)))
  const ratio = busy.ordinary.p99 / idle.ordinary.p99
  const failed = Object.entries(busy.ordinary.statuses).filter(([status]) => status !== '200')
  const isFlat = slopes.every((slope) => slope < FLAT) && gone === 0
  const isFair = ratio <= TIMES && failed.length === 0
  const lines = [
    '# Soak',
    '',
    `Two processes for ${minutes} minutes. One client has receivers that refuse, receivers that never answer and names that`,
    'nobody resolves, and keeps eight previews of 2,000 people in the queue; another client is timed, first at idle',
    `(${idleSeconds} s), then throughout. Written by \`npm run soak\`.`,
    '',
    `- Machine: ${machineWords()}`,
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Command: \`npm run soak -- ${process.argv.slice(2).join(' ') || minutes}\``,
    '',
    `**Memory ${memoryWords(minutes, isFlat)}**: ${slopes.map((slope) => `${slope.toFixed(0)} MB`).join(', ')} an hour of what stays, over the last two thirds (flat: below ${FLAT}).`,
    `**The other client ${isFair ? 'is served' : 'is NOT served'}**: p99 ${ratio.toFixed(2)} times idle (at most ${TIMES}); ${failed.map(([status, count]) => `${count} x ${status}`).join(', ') || 'every answer 200'}.`,
    '',
    '| the other client | answers | p50 ms | p99 ms | max ms |',
    '|---|---|---|---|---|',
    row('reads and writes, idle', idle.ordinary),
    row('reads and writes, soaked', busy.ordinary),
    row('preview of 10 people, idle', idle.payroll),
    row('preview of 10 people, soaked', busy.payroll),
    '',
    'What stays is the lowest of each minute; above it stand garbage and replies on their way.',
    '',
    '| process | first MB | last MB | most MB | lowest of the first, middle and last minute | MB an hour of what stays | of all samples |',
    '|---|---|---|---|---|---|---|',
    ...samples.map((each, at) => memoryRow(at + 1, each)),
    '',
    `The bad neighbor was answered: \`${JSON.stringify(neighbor)}\`.`,
    '',
  ]
  return { text: lines.join('\n'), isGood: (isFlat || minutes < LONG) && isFair && gone === 0 }
}

function memoryWords(minutes: number, isFlat: boolean): string {
  if (minutes < LONG) return `is not judged in less than ${LONG} minutes`
  return isFlat ? 'is flat' : 'is NOT flat'
}

const row = (name: string, { statuses, p50, p99, max }: Load): string =>
  `| ${name} | ${Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ')} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${max.toFixed(0)} |`

function memoryRow(number: number, samples: readonly Sample[]): string {
  const sizes = samples.map(({ megabytes }) => megabytes)
  const floors = floorsOf(samples)
  const shown = [0, Math.floor(floors.length / 2), floors.length - 1].map((at) => floors[at]?.megabytes ?? 0)
  const slopes = [floors, samples].map((each) => slopeOf(each).toFixed(0))
  const [first, last] = [sizes[0] ?? 0, sizes.at(-1) ?? 0]
  return `| ${[number, first, last, Math.max(0, ...sizes), shown.join(', '), ...slopes].join(' | ')} |`
}
