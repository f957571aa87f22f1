/** Seeded, so that a failure can be repeated. */
export function randomOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { next, pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)]! }
}

export type Random = ReturnType<typeof randomOf>

/** The body with one field, anywhere in it, replaced by something hostile. */
export function mutated(body: unknown, random: Random, ids: readonly string[]): unknown {
  const path = random.pick(pathsIn(body))
  const mutate = random.pick(mutations)
  return replaced(body, path, (value) => mutate(value, random, ids))
}

type Path = readonly (string | number)[]
type Mutation = (value: unknown, random: Random, ids: readonly string[]) => unknown

// biome-ignore format: a list to be read as a block
const HOSTILE: readonly unknown[] = [
  null, true, false, 0, -1, 1, 0.1, 1.005, -0.001, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63, 99_999_999_999,
  '', ' ', '\t\n', 'x', '0', '-1', 'null', 'true', 'NaN', '1e400', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800',
  '\u202e', '\u{1f600}', '2026-02-30', '2024-02-29', '9999-12-31', '0000-00-00', '0001-01-01', '12026-01-01',
  '-2026-01-01', '2026-1-1', '2026-01-01T00:00:00Z', "' or 1=1 --", '"; drop table worker; --', '%', '_', '\\',
  '{{7*7}}', '../../etc/passwd', '<script>', '__proto__', 'constructor', 'x'.repeat(256), 'x'.repeat(10_000),
  'é'.repeat(255), '0'.repeat(400), '999999999', '00-0000000', '000-00-0000', '1'.repeat(309),
  [], [[]], [null], {}, { a: 1 }, { length: 1 }, { toString: 1 }, Array(2000).fill(null),
]

const mutations: readonly Mutation[] = [
  (_, random) => random.pick(HOSTILE),
  (_, random) => random.pick(HOSTILE),
  (_, random, ids) => random.pick(ids),
  () => undefined,
  (value) => [value],
  (value) => ({ value }),
  (value) => String(value),
  (value) => (Array.isArray(value) ? [...value, ...value] : `${value} `),
  (value) => (typeof value === 'string' ? value.toUpperCase() : JSON.stringify(value)),
  (value, random) =>
    typeof value === 'object' && value
      ? { ...value, [JSON.stringify(random.pick(HOSTILE))]: 1 }
      : -Number(value),
]

function pathsIn(value: unknown, path: Path = []): Path[] {
  const deeper = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const below = deeper.flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length === 0 ? (below.length > 0 ? below : [[]]) : [path, ...below]
}

function replaced(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >
  copy[step] = replaced(copy[step], rest, change)
  return copy
}
