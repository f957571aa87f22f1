/** Why a trigger is not open from a state, and from which it is. */
export function wrongState(
  { noun, table }: { readonly noun: string; readonly table: Readonly<Record<string, object>> },
  from: string,
  trigger: string,
): string {
  const row = table[trigger]!
  if (Object.values(row).every((next) => next === from)) return `The ${noun} is already ${from}`
  const [last, ...others] = Object.keys(row).reverse()
  const open = [others.reverse().join(', '), last].filter(Boolean).join(' or ')
  return `A ${noun} that is ${from} cannot take ${trigger}; it must be ${open}`
}
