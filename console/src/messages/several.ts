/** One, or so many of them. */
export const several =
  (one: string, many: (count: number) => string) =>
  (count: number): string =>
    count === 1 ? one : many(count)
