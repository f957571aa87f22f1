/** By what lists of people are sorted. */
export const userSorts = ['created', 'name', 'lastName'] as const
export type UserSort = (typeof userSorts)[number]
