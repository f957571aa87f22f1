/** Fields of a body, by their path. */
export type Path = readonly string[]

export function pathsWhere(value: unknown, isSought: (value: unknown) => boolean, path: Path = []): Path[] {
  if (isSought(value)) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => pathsWhere(item, isSought, [...path, key]))
}

export function replaced(value: unknown, [step, ...rest]: Path, by: unknown): unknown {
  if (step === undefined) return by
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(step) ? replaced(item, rest, by) : item))
  const record = value as Record<string, unknown>
  return { ...record, [step]: replaced(record[step], rest, by) }
}
