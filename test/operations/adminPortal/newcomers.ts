import { user } from '../../support/bodies.ts'

/** People as addUsers takes them. */
export const newcomers = (count: number, over: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    ...user('').user,
    companyId: undefined,
    userReferenceId: `HR-${at}`,
    ...over,
  }))
