/** The pages at which people sign in stand before the console and are loaded anew. */
export const toDoor = (): void => location.assign('/sign-in')
