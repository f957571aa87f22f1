/** The tour is of one company, in one window. */
const KEPT = 'purser-tour'

export const beginTour = (companyId: string): void => sessionStorage.setItem(KEPT, companyId)
export const endTour = (): void => sessionStorage.removeItem(KEPT)
export const isTour = (companyId: string): boolean => sessionStorage.getItem(KEPT) === companyId
