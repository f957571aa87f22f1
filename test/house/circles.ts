/** Every way that comes back to where it began, by the names on it. */
export function circlesOf(edges: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    if (trail.includes(path)) circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path) || trail.includes(path)) return
    for (const next of edges.get(path) ?? []) visit(next, [...trail, path])
    done.add(path)
  }
  for (const path of edges.keys()) visit(path, [])
  return circles
}
